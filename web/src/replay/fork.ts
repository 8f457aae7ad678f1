/** Who sits where when a game goes on from one of its positions. */
import type { components } from '../api/api.gen';
import type { SeatOut } from '../api/types';

type NewSeat = components['schemas']['NewSeat'];

/** `me`, `open`, or `bot` and its level. */
export type Sitter = string;

const LEVEL = 'sapling';

/** To begin with: I sit where I sat, or where the next move is made; bots sit everywhere else. */
export function seatsToBegin(seats: readonly SeatOut[], next: number): Sitter[] {
  const mine = seats.find((seat) => seat.mine)?.seat ?? next;
  return seats.map(({ seat, level }) => (seat === mine ? 'me' : `bot ${level ?? LEVEL}`));
}

/** As the server wants it. */
export function wishOf(sitter: Sitter): NewSeat {
  const [kind, level = null] = sitter.split(' ');
  return { kind: kind as NewSeat['kind'], level };
}
