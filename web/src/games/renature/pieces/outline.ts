/** Soft closed lines around sets of spaces, as a hand would draw them; the same set gives the same line. */
import type { Cell } from '../spaces';
import { UNIT } from './kinds';

/** A corner of the grid while going around; the inside lies on the right hand. */
type Corner = readonly [column: number, row: number];
type Point = readonly [x: number, y: number];

interface Hand {
  /** How far inside the grid's lines to draw; negative: outside. */
  inset: number;
  /** How far the hand may stray. */
  stray: number;
  salt?: number;
}

/** A number from 0 to 1 that looks random and is the same for the same place. */
export function chance(column: number, row: number, salt: number): number {
  let h = Math.imul(column + 37, 374761393) ^ Math.imul(row + 91, 668265263);
  h = Math.imul(h ^ Math.imul(salt + 11, 974634347) ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** The path of all lines around these spaces. */
export function outline(cells: readonly Cell[], hand: Hand): string {
  return loops(cells)
    .map((loop) => smooth(points(loop, hand)))
    .join('');
}

/** Every corner of the grid that the lines around the spaces pass, line by line. */
export function loops(cells: readonly Cell[]): Corner[][] {
  const inside = new Set(cells.map(({ column, row }) => `${column} ${row}`));
  const edges = new Map<string, Corner[]>();
  const side = (besideColumn: number, besideRow: number, from: Corner, to: Corner) => {
    if (inside.has(`${besideColumn} ${besideRow}`)) return;
    const key = from.join(' ');
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const { column: c, row: r } of cells) {
    side(c, r - 1, [c, r], [c + 1, r]);
    side(c + 1, r, [c + 1, r], [c + 1, r + 1]);
    side(c, r + 1, [c + 1, r + 1], [c, r + 1]);
    side(c - 1, r, [c, r + 1], [c, r]);
  }
  const found: Corner[][] = [];
  for (const key of edges.keys()) {
    const start = key.split(' ').map(Number) as unknown as Corner;
    if (edges.get(key)?.length) found.push(walk(edges, start));
  }
  return found;
}

/** One line from its start around, its edges taken out. Where two lines cross it turns right. */
function walk(edges: Map<string, Corner[]>, start: Corner): Corner[] {
  const line: Corner[] = [];
  let at = start;
  let heading: Corner = [1, 0];
  do {
    line.push(at);
    const ways = edges.get(at.join(' ')) ?? [];
    const right: Corner = [at[0] - heading[1], at[1] + heading[0]];
    const turns = ways.findIndex((way) => way[0] === right[0] && way[1] === right[1]);
    const [next] = ways.splice(Math.max(turns, 0), 1) as [Corner];
    heading = [next[0] - at[0], next[1] - at[1]];
    at = next;
  } while (at[0] !== start[0] || at[1] !== start[1]);
  return line;
}

/** Where the hand aims: each corner of the grid and the middle of each side, a little astray. */
function points(loop: Corner[], hand: Hand): Point[] {
  return loop.flatMap((at, i) => {
    const before = loop.at(i - 1) as Corner;
    const after = loop[(i + 1) % loop.length] as Corner;
    const into: Corner = [at[0] - before[0], at[1] - before[1]];
    const out: Corner = [after[0] - at[0], after[1] - at[1]];
    const straight = into[0] === out[0] && into[1] === out[1];
    const normals = straight ? [out] : [into, out];
    return [
      aim(at[0], at[1], normals, hand, straight ? 1 : 0),
      aim((at[0] + after[0]) / 2, (at[1] + after[1]) / 2, [out], hand, 1),
    ];
  });
}

function aim(column: number, row: number, along: Corner[], hand: Hand, free: number): Point {
  const astray = (chance(column * 2, row * 2, hand.salt ?? 0) * 2 - 1) * hand.stray * free;
  const far = hand.inset + astray;
  const x = along.reduce((sum, way) => sum - way[1] * far, column * UNIT);
  const y = along.reduce((sum, way) => sum + way[0] * far, row * UNIT);
  return [x, y];
}

/** A closed curve that is pulled by the points and passes between them. */
function smooth(around: Point[]): string {
  const between = (i: number) => {
    const [ax, ay] = around[i % around.length] as Point;
    const [bx, by] = around[(i + 1) % around.length] as Point;
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  const curves = around.map((_, i) => {
    const [x, y] = around[(i + 1) % around.length] as Point;
    return `Q${round(x)} ${round(y)} ${between(i + 1)}`;
  });
  return `M${between(0)}${curves.join('')}Z`;
}
