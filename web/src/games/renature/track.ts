/** The score track: a brook beside which everybody's marker stands. Points have no end on it. */
import { round } from './pieces/outline';

/** Where the window is at least so wide, the track stands at the board. */
export const ROOMY = 'min-width: 760px';

const LAP = 50;
const TEN = 10;
const EDGE = 14; // pixels from an end of the track to the number there
const LEGIBLE = 24; // pixels between written numbers
const APART = 5; // pixels between pebbles
const WIDE = 3.5; // pixels that the brook winds to either side
const WIND = 26; // pixels in which it does
const BANK = 12; // pixels of land at either end
const STROKE = 4; // pixels that the pen goes straight

/** The numbers at both ends of a track that is so many pixels long. */
interface Scale {
  first: number;
  last: number;
  length: number;
}

/** From 0, or below if somebody is there, to the end of the lap in which the first one is. */
export function rangeOf(points: readonly number[]): [first: number, last: number] {
  const lowest = TEN * Math.floor(Math.min(0, ...points) / TEN);
  return [lowest, LAP * Math.max(1, Math.ceil(Math.max(...points) / LAP))];
}

/** How far along the track a number is, in pixels. */
export function along(points: number, { first, last, length }: Scale): number {
  return EDGE + ((points - first) / (last - first)) * (length - 2 * EDGE);
}

/** The numbers that are written on the track: tens, or fewer where there is no room. */
export function writtenOn(scale: Scale): number[] {
  return every([TEN, 2 * TEN, LAP, 2 * LAP], LEGIBLE, scale);
}

/** The numbers that have a pebble. */
export function pebblesOn(scale: Scale): number[] {
  return every([1, 5], APART, scale);
}

/** All multiples of the first step that leaves so much room between them. */
function every(steps: readonly number[], room: number, { first, last, length }: Scale): number[] {
  const fits = (step: number) => (step * (length - 2 * EDGE)) / (last - first) >= room;
  const step = steps.find(fits);
  if (!step) return [];
  const from = Math.ceil(first / step);
  const count = Math.floor(last / step) - from + 1;
  return Array.from({ length: count }, (_, i) => (from + i) * step);
}

/** How far the brook lies aside, there. */
export function bend(at: number): number {
  return WIDE * Math.sin((at / WIND) * Math.PI);
}

/** The middle of the brook as points along it and aside. */
export function course(length: number): [at: number, aside: number][] {
  const count = Math.max(1, Math.floor((length - 2 * BANK) / STROKE));
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = BANK + i * STROKE;
    return [at, round(bend(at))];
  });
}

/**
 * Places for markers as near as can be to where they belong, in the order of their points, so that each
 * is seen: those on one number stand beside each other (R-S-19).
 */
export function spread(wanted: readonly number[], gap: number, length: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const rows: number[][] = [];
  for (let row of order.map((one) => [one])) {
    while (rows.length && endOf(rows.at(-1)!) > startOf(row)) row = [...rows.pop()!, ...row];
    rows.push(row);
  }
  const places = [...wanted];
  for (const row of rows) row.forEach((one, i) => (places[one] = startOf(row) + i * gap));
  return places;

  function startOf(row: readonly number[]): number {
    const middle = row.reduce((sum, one) => sum + wanted[one]!, 0) / row.length;
    const wide = (row.length - 1) * gap;
    return Math.max(gap / 2, Math.min(middle - wide / 2, length - wide - gap / 2));
  }

  function endOf(row: readonly number[]): number {
    return startOf(row) + row.length * gap;
  }
}
