/** What waits for me at a table of mine, and how long I have. */
import type { MyTable, Tabled } from './naming';

/** `turn`: of the turn; `bank`: the turn is over, and vacation days are drawn on. */
export interface Left {
  of: 'turn' | 'bank';
  span: number;
}

/** Something that only I can do: a move, an answer, or to accept an invitation. */
export function waitsForMe(table: Tabled | MyTable): boolean {
  if (table.status === 'open') return table.seats.some((seat) => seat.mine && seat.invited);
  return 'my_turn' in table && (table.my_turn || table.asked);
}

/** Null: no clock runs for me. */
export function leftOf(table: Pick<MyTable, 'deadline' | 'turn_ends'>, now: number): Left | null {
  const { deadline, turn_ends: ends } = table;
  if (deadline === null) return null;
  return ends !== null && ends > now
    ? { of: 'turn', span: ends - now }
    : { of: 'bank', span: deadline - now };
}
