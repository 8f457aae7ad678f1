/** What is said of a seat in lists of players. */
import type { Entry } from '../api/types';
import type { GameClient } from '../games/game';
import { counting } from '../live/counting';
import type { TableState } from '../live/state';
import { counted, type Counted } from './final';
import { linesOf, type Line } from './log';

/** Seats in the order of the table, beginning with one's own. */
export function fromMine(table: TableState): number[] {
  const seats = table.info.seats.map((one) => one.seat);
  const mine = table.seat === null ? 0 : Math.max(0, seats.indexOf(table.seat));
  return [...seats.slice(mine), ...seats.slice(0, mine)];
}

/** How all points stand: in what is shown, or at the end. */
export function standing(table: TableState, game: GameClient): readonly Counted[] {
  if (table.over && table.results) return table.results;
  const view = game.plans?.(table) ? table.stored : table.view;
  return view ? counted(view, game) : [];
}

export function pointsOf(table: TableState, game: GameClient, seat: number): number | null {
  return standing(table, game).find((one) => one.seat === seat)?.total ?? null;
}

/** What a seat did last, as far as it was not taken back; the oldest first. */
export function lastMove(table: TableState, game: GameClient, seat: number): Line[] {
  const entries = counting(table.entries).filter((one) => one.seat !== 'table');
  const told = (entry: Entry) => linesOf(entry, table, game, false);
  if (game.round) return lastDoing(entries, told, seat);
  return lastTurn(entries, game, seat)
    .flatMap(told)
    .filter((line) => line.seat === seat);
}

/** Where all act at once, what somebody has sealed is told in the entry of whoever was the last to do so. */
function lastDoing(
  entries: readonly Entry[],
  told: (entry: Entry) => Line[],
  seat: number,
): Line[] {
  for (const entry of entries.toReversed()) {
    const lines = beforeRound(told(entry)).filter((line) => line.seat === seat);
    if (lines.length) return lines;
  }
  return [];
}

/** What stands behind the opening of a round is what it brings, and nobody's doing. */
function beforeRound(lines: Line[]): Line[] {
  const opens = lines.findIndex((line) => line.kind === 'round');
  return opens < 0 ? lines : lines.slice(0, opens);
}

function lastTurn(entries: readonly Entry[], game: GameClient, seat: number): Entry[] {
  const last = entries.findLastIndex((one) => one.seat === seat);
  let first = last;
  while (first > 0 && game.turn(entries[first - 1]!) === null) first--;
  return entries.slice(Math.max(first, 0), last + 1);
}
