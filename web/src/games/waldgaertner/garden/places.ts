/**
 * The places of a garden and how they lie to each other. `row.slot`: rows from the south,
 * slots from the west; slot 0 and the last one of a row are its extras, 6.1 stands over row 5.
 */
import type { Way } from '../view';

export interface Place {
  name: string;
  row: number;
  slot: number;
  extra: boolean;
}

export const ROWS = [1, 2, 3, 4, 5, 6] as const;
const SHORTEST = 5;

/** Normal places of a row. */
export function widthOf(row: number): number {
  return row > SHORTEST ? 0 : 6 - row;
}

export const PLACES: readonly Place[] = ROWS.flatMap((row) => slotsOf(row).map(placeAt(row)));
const BY_NAME = new Map(PLACES.map((place) => [place.name, place]));

function slotsOf(row: number): number[] {
  return row > SHORTEST ? [1] : Array.from({ length: widthOf(row) + 2 }, (_, slot) => slot);
}

function placeAt(row: number): (slot: number) => Place {
  return (slot) => {
    const extra = row > SHORTEST || slot === 0 || slot === widthOf(row) + 1;
    return { name: `${row}.${slot}`, row, slot, extra };
  };
}

export function placeOf(name: string): Place {
  return BY_NAME.get(name)!;
}

export function placesIn(row: number): Place[] {
  return PLACES.filter((place) => place.row === row);
}

/** Which places are taken; the top one stands between the two trees of row 5. */
export type Taken = Readonly<Record<string, unknown>>;

/** How far east a place lies, in half places; the first one of row 1 is at 1. */
export function eastOf({ row, slot }: Place, taken: Taken): number {
  if (row <= SHORTEST) return row + 2 * (slot - 1);
  if (taken['5.0']) return 4;
  return taken['5.2'] ? 6 : 5;
}

const STEPS: Record<Way, readonly [north: number, east: number]> = {
  W: [0, -2],
  E: [0, 2],
  NW: [1, -1],
  NE: [1, 1],
  SW: [-1, -1],
  SE: [-1, 1],
};

/** The place next to this one; null where there is none. */
export function neighbour(place: Place, way: Way, taken: Taken): Place | null {
  const [north, east] = STEPS[way];
  const at = eastOf(place, taken) + east;
  return placesIn(place.row + north).find((one) => eastOf(one, taken) === at) ?? null;
}

export const NORTH: readonly Way[] = ['NW', 'NE'];
export const SOUTH: readonly Way[] = ['SW', 'SE'];

/** The plants that a place touches in these directions. */
export function touching(name: string, ways: readonly Way[], taken: Taken): string[] {
  return ways
    .map((way) => neighbour(placeOf(name), way, taken)?.name)
    .filter((other): other is string => other !== undefined && taken[other] !== undefined);
}
