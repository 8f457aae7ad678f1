/** Where one can ask to go back to: before the own last step, and before the own last turn. */
import type { GameClient } from '../games/game';
import { counting } from '../live/counting';
import type { TableState } from '../live/state';

export function goals(table: TableState, game: GameClient): { step: number; turn: number } | null {
  const counted = counting(table.entries).filter((one) => one.seat !== 'table');
  const last = counted.findLastIndex((one) => one.seat === table.seat);
  if (last < 0) return null;
  let first = last;
  for (let index = last - 1; index >= 0; index--) {
    const entry = counted[index]!;
    if (game.turn(entry) !== null) break;
    if (entry.seat === table.seat) first = index;
  }
  return { step: counted[last]!.number - 1, turn: counted[first]!.number - 1 };
}
