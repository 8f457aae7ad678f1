/** What is said of a seat in lists of players. */
import type { GameClient } from '../games/game';
import type { TableState } from '../live/state';
import { linesOf, takenBack, type Line } from './log';

/** Seats in the order of the table, beginning with one's own. */
export function fromMine(table: TableState): number[] {
  const seats = table.info.seats.map((one) => one.seat);
  const mine = table.seat === null ? 0 : Math.max(0, seats.indexOf(table.seat));
  return [...seats.slice(mine), ...seats.slice(0, mine)];
}

export function pointsOf(table: TableState, game: GameClient, seat: number): number | null {
  const result = table.results?.find((one) => one.seat === seat);
  if (result) return result.total;
  const view = game.plans?.(table) ? table.stored : table.view;
  const found = view && game.points(view).find((one) => one.seat === seat);
  return found ? found.sources.reduce((sum, source) => sum + source.points, 0) : null;
}

/** What a seat did in its last turn, as far as it was not taken back; the oldest first. */
export function lastMove(table: TableState, game: GameClient, seat: number): Line[] {
  const gone = takenBack(table.entries);
  const entries = table.entries.filter((one) => one.seat !== 'table' && !gone.has(one.number));
  const last = entries.findLastIndex((one) => one.seat === seat);
  let first = last;
  while (first > 0 && game.turn(entries[first - 1]!) === null) first--;
  return entries
    .slice(Math.max(first, 0), last + 1)
    .flatMap((entry) => linesOf(entry, table, game, false))
    .filter((line) => line.seat === seat);
}
