/** What is pointed at: the spots that a told sentence speaks of, and those that the players' boards show. */
import type { Part, Spot } from '../games/game';
import type { TableState } from '../live/state';

/** To be shown on the board together. */
export function spotsIn(parts: readonly Part[]): Spot | null {
  const spots = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.spot]));
  return spots.join(' ') || null;
}

export function isSeatPointed(table: TableState, seat: number): boolean {
  return table.spot?.split(' ').includes(`seat:${seat}`) ?? false;
}
