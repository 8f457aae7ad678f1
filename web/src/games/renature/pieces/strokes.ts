/** Small things that a pen puts here and there: ripples, tufts, reeds, stones. Seeded by the space. */
import type { Cell } from '../spaces';
import { UNIT } from './kinds';
import { chance, round } from './outline';
import type { Shore } from './scenery';

type Point = [x: number, y: number];

/** A place inside a space, `edge` away from its sides. */
function somewhere({ column, row }: Cell, salt: number, edge: number): Point {
  const room = UNIT - 2 * edge;
  return [
    round(column * UNIT + edge + room * chance(column, row, salt)),
    round(row * UNIT + edge + room * chance(column, row, salt + 1)),
  ];
}

function disc(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function tuft([x, y]: Point, high = 4.4): string {
  const side = round(high * 0.45);
  const low = round(high * 0.76);
  return `M${x} ${y}q-.3-${round(low * 0.6)} -${side}-${low}m${side} ${low}v-${high}m0 ${high}q.3-${round(low * 0.6)} ${side}-${low}`;
}

/** What moves on the water: some spaces have a dark ripple, others a glint, some nothing. */
export function ripple(cell: Cell, open: ReadonlySet<string>, kind: 'wave' | 'glint'): string {
  const { column, row } = cell;
  const luck = chance(column, row, 71);
  if (kind === 'wave' ? luck > 0.42 : luck <= 0.42 || luck > 0.78) return '';
  const has = (dc: number, dr: number) => open.has(`${column + dc} ${row + dr}`);
  const [x, y] = somewhere(cell, 12, 7);
  const long = chance(column, row, 81) > 0.5;
  const upright = has(0, -1) && has(0, 1) && !(has(-1, 0) && has(1, 0));
  if (upright) return `M${x} ${round(y - 6)}q1.5 2 0 4t0 4${long ? 't0 4' : ''}`;
  return `M${round(x - 6)} ${y}q2-1.5 4 0t4 0${long ? 't4 0' : ''}`;
}

/** A lily pad with its notch, where the brook is quiet. */
export function pad(cell: Cell): string {
  if (chance(cell.column, cell.row, 91) > 0.07) return '';
  const [x, y] = somewhere(cell, 92, 8);
  const leaf = (px: number, py: number, r: number) =>
    `M${round(px)} ${round(py)}l${r} ${round(-r * 0.5)}a${r} ${round(r * 0.72)} 0 1 0 .2 ${round(r * 0.9)}Z`;
  return leaf(x, y, 2.6) + leaf(x + 5, y + 2.6, 1.8);
}

export function grass(cell: Cell): string {
  const luck = chance(cell.column, cell.row, 8);
  const one = luck < 0.8 ? tuft(somewhere(cell, 3, 5)) : '';
  return luck < 0.35 ? one + tuft(somewhere(cell, 5, 5), 3.2) : one;
}

/** Blossoms in the meadow, by twos and threes. */
export function flower(cell: Cell): string {
  if (chance(cell.column, cell.row, 95) > 0.3) return '';
  const [x, y] = somewhere(cell, 96, 6);
  return disc(x, y, 0.9) + disc(x + 3, y - 1.4, 0.7) + disc(x + 1.4, y + 2, 0.7);
}

/** Grains of soil, and the line of a rake. */
export function crumbs(cell: Cell): string {
  const grains = [11, 13, 15].map((salt) => {
    const [x, y] = somewhere(cell, salt, 5);
    return disc(x, y, round(0.35 + 0.45 * chance(cell.column, cell.row, salt + 40)));
  });
  if (chance(cell.column, cell.row, 17) > 0.6) return grains.join('');
  const [x, y] = somewhere(cell, 18, 8);
  return `${grains.join('')}M${round(x - 4)} ${y}q4-1.6 8 0q-4-1-8 0Z`;
}

/** Blades all over a space. */
export function sprouts(cell: Cell): string {
  return [21, 23, 25, 27].map((salt) => tuft(somewhere(cell, salt, 4), 3.2)).join('');
}

/** Tufts on the land that lies around the board. */
export function rim(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(({ column, row }) => `${column} ${row}`));
  const ways = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  return cells
    .flatMap(({ column, row }) =>
      ways
        .filter(([dc, dr]) => !inside.has(`${column + dc} ${row + dr}`))
        .filter(([dc]) => chance(column, row, 101 + dc) < 0.55)
        .map(([dc, dr]) => {
          const along = (chance(column, row, 103) - 0.5) * 18;
          const x = column * UNIT + 12 + dc * 17.4 + (dr ? along : 0);
          const y = row * UNIT + 13.6 + dr * 17.4 + (dc ? along : 0);
          return tuft([round(x), round(y)], 3);
        }),
    )
    .join('');
}

/** The way of the water over the upper bank, into the space that begins at `x`; and its two edges. */
export function inflow(x: number): { water: string; edges: string } {
  const left = `${x + 5.4}-3.4 ${x + 3.6}-6 ${x + 5}-10`;
  const right = `${x + 18.6}-3.4 ${x + 20.4}-6 ${x + 19}-10`;
  return {
    water: `M${x} 2V-2.4C${left}H${x + 19}C${x + 20.4}-6 ${x + 18.6}-3.4 ${x + 24}-2.4V2Z`,
    edges: `M${x + 0.6}-2.4C${left}M${x + 23.4}-2.4C${right}`,
  };
}

/** Never at an upper bank: reeds would stand on the soil behind. */
function reedy({ column, row, toColumn, toRow }: Shore): boolean {
  return toRow >= 0 && chance(column, row, 31 + toColumn) < 0.16;
}

/** Stalks of reed in the shallows. */
export function reeds(shore: readonly Shore[]): string {
  return shore
    .filter(reedy)
    .map((at) => {
      const [x, y] = foot(at, 8.4);
      return `M${x} ${y}q.2-4-.6-8m2.2 8.4q.2-3 .8-6m-3.6 5.8q-.4-2.4-1.4-4`;
    })
    .join('');
}

/** The brown heads of the same reeds. */
export function heads(shore: readonly Shore[]): string {
  return shore
    .filter(reedy)
    .map((at) => {
      const [x, y] = foot(at, 8.4);
      return `M${round(x - 0.5)} ${round(y - 6)}v-2.6M${round(x + 2.2)} ${round(y - 4.4)}v-2`;
    })
    .join('');
}

/** Pebbles at the water's edge or in the grass. */
export function stones(shore: readonly Shore[]): string {
  return shore
    .filter((at) => !reedy(at) && chance(at.column, at.row, 51 + at.toRow) < 0.15)
    .map((at) => {
      const [x, y] = foot(at, 7.6);
      const small = `M${round(x + 2.3)} ${round(y + 0.6)}q.2-1.4 1.5-1.4t1.5 1.2t-1.5 1.1t-1.5-.9Z`;
      return `M${round(x - 2)} ${y}q0-2.2 2-2.2t2 1.8t-2 1.7t-2-1.3Z${small}`;
    })
    .join('');
}

/** A place in the open space, so far from its middle towards the area beside it. */
function foot({ column, row, toColumn, toRow }: Shore, reach: number): Point {
  const along = (chance(column, row, 61) - 0.5) * 12;
  return [
    round(column * UNIT + 12 + toColumn * reach + (toRow ? along : 0)),
    round(row * UNIT + 12 + toRow * reach + (toColumn ? along : 2)),
  ];
}
