/**
 * Paths of the ground of a garden. All of it is the same every time, so nothing jumps. The land goes on
 * beside the picture, for frames of another shape.
 */
import { footOf, WIDTH, type Layout } from './layout';
import { placeOf, widthOf, type Taken } from './places';

/** The land from its western to its eastern end. */
export const LAND = { x: -WIDTH, width: 3 * WIDTH };

interface Bed {
  row: number;
  outline: string;
  furrows: string;
}

/** Where the soil of a row begins and ends. */
function edges({ width, cell }: Layout, row: number): [from: number, to: number] {
  const middle = width / 2;
  const half = ((widthOf(row) || 1) * cell) / 2;
  return [middle - half, middle + half];
}

export function beds(layout: Layout, rows: readonly number[]): Bed[] {
  return rows
    .filter((row) => row <= 5)
    .map((row) => {
      const [from, to] = edges(layout, row);
      const y = layout.grounds[row]!;
      return {
        row,
        outline: bedOutline(from + 1, to - 1, y, layout.label),
        furrows: furrows(from, to, y),
      };
    });
}

/** A patch of soil of its own for a plant beside its row. */
export function patch(name: string, layout: Layout, taken: Taken): string {
  const { x, y } = footOf(placeOf(name), layout, taken);
  return bedOutline(x - layout.cell / 2 + 3, x + layout.cell / 2 - 3, y, layout.label);
}

/** A little wider in front than behind: it is seen from the south. */
function bedOutline(from: number, to: number, y: number, label: number): string {
  const [behind, front] = [y - 9, y + label - label / 5];
  return (
    `M${from + 14} ${behind}H${to - 14}Q${to - 5} ${behind} ${to - 3} ${behind + 8}` +
    `L${to + 1} ${front - 9}Q${to + 2} ${front} ${to - 9} ${front}` +
    `H${from + 9}Q${from - 2} ${front} ${from - 1} ${front - 9}` +
    `L${from + 3} ${behind + 8}Q${from + 5} ${behind} ${from + 14} ${behind}Z`
  );
}

function furrows(from: number, to: number, y: number): string {
  const line = (by: number, inset: number) =>
    `M${from + inset} ${y + by}C${from + 60} ${y + by - 2} ${to - 60} ${y + by + 2} ${to - inset} ${y + by}`;
  return line(-3, 14) + line(5, 11) + line(13, 9);
}

/** A number between 0 and 1 that is always the same for the same seed. */
function scatter(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
}

/** Lumps of earth on the beds. */
export function clods(layout: Layout, rows: readonly number[]): string {
  return beds(layout, rows)
    .flatMap(({ row }) => {
      const [from, to] = edges(layout, row);
      const y = layout.grounds[row]!;
      return Array.from({ length: Math.round((to - from) / 22) }, (_, index) => {
        const seed = row * 100 + index;
        const x = from + 14 + scatter(seed) * (to - from - 28);
        return `M${x.toFixed(1)} ${(y - 5 + scatter(seed + 0.5) * 26).toFixed(1)}h0.1`;
      });
    })
    .join('');
}

/** Grass all around. */
export function tufts({ height }: Layout): string {
  return Array.from({ length: 150 }, (_, index) => {
    const x = -WIDTH * 0.6 + scatter(index + 3) * WIDTH * 2.2;
    const y = 62 + scatter(index * 1.7 + 9) * (height - 84);
    return `M${x.toFixed(1)} ${y.toFixed(1)}q-0.5-4-3-6m3 6q0.5-5 0-8m0 8q1-4 4-5`;
  }).join('');
}

/** Flowers in the grass. */
export function daisies({ height }: Layout): string {
  return Array.from({ length: 70 }, (_, index) => {
    const x = -WIDTH * 0.6 + scatter(index + 400) * WIDTH * 2.2;
    const y = 66 + scatter(index * 2.3 + 90) * (height - 90);
    return `M${x.toFixed(1)} ${y.toFixed(1)}h0.1`;
  }).join('');
}

/** The crowns of a wood behind the garden. */
export function crowns(layer: number): string {
  const y = layer ? 40 : 27;
  const step = layer ? 47 : 59;
  const tops = Array.from({ length: Math.ceil(LAND.width / step) }, (_, index) => {
    const bow = 12 + scatter(layer * 40 + index) * 14;
    return `q${step / 2} ${-bow * 1.5} ${step} 0`;
  });
  return `M${LAND.x} ${y}${tops.join('')}V${y + 12}H${LAND.x}Z`;
}

/** Slabs of the path in front. */
export function slabs(height: number): string[] {
  const found: string[] = [];
  let x = -WIDTH;
  for (let index = 0; x < 2 * WIDTH; index++) {
    const width = 34 + scatter(index + 7) * 26;
    const [top, low] = [height - 15 + scatter(index + 70) * 2, height - 2];
    found.push(
      `M${x.toFixed(1)} ${top.toFixed(1)}h${(width - 4).toFixed(1)}q3 0 3 3l1 ${low - top - 5}q0 3-3 3h${(-width + 3).toFixed(1)}q-3 0-3-3l1-${low - top - 5}q0-3 3-3Z`,
    );
    x += width + 1.5;
  }
  return found;
}
