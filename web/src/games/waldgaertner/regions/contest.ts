/** A contest as a scene: who contends, in which order they are asked, and how each of them stands. */
import { seatOf, type Contest, type WaldView } from '../view';

/** `right`: is asked now; `served`: has a card; `draws`: draws blindly; `waits`: has waived; `later`: comes later. */
type Part = 'right' | 'served' | 'draws' | 'waits' | 'later';

interface Contender {
  seat: number;
  /** When the dice were shown: these decide. */
  coins: number;
  part: Part;
  /** Another contender has as many coins: neither has the right. */
  tied: boolean;
}

/** Most coins first (W-CON-02). */
export function contendersOf(view: WaldView, contest: Contest): Contender[] {
  const { contenders, coins } = contest;
  const level = (seat: number) => coins[seat - 1] ?? 0;
  return [...contenders]
    .sort((a, b) => level(b) - level(a) || a - b)
    .map((seat) => ({
      seat,
      coins: level(seat),
      part: partOf(view, contest, seat),
      tied: contenders.some((other) => other !== seat && level(other) === level(seat)),
    }));
}

const FULL = 2; // cards in the hand of somebody who has got one this round

function partOf(view: WaldView, contest: Contest, seat: number): Part {
  if (contest.right === seat) return 'right';
  if (seatOf(view, seat).hand.length >= FULL) return 'served';
  if (contest.drawing.includes(seat)) return 'draws';
  return contest.waiting.includes(seat) ? 'waits' : 'later';
}
