/** What the log tells about the board: which halves belong together, and everyone's last move. */
import type { Entry } from '../../api/types';
import { counting } from '../../live/counting';
import { eventOf, type RenatureEvent } from './tell';

/** The last move of a seat, as far as it left something on the board. */
interface LastMove {
  seat: number;
  spaces: string[];
}

/** Which two spaces one domino covers, by either space; of those that the log knows. */
export function pairsIn(events: Iterable<RenatureEvent>): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const event of events) {
    if (event.event !== 'placed') continue;
    const [one, other] = event.spaces;
    pairs.set(one, other).set(other, one);
  }
  return pairs;
}

export function* eventsOf(entries: readonly Entry[]): Generator<RenatureEvent> {
  for (const entry of entries) for (const event of entry.events) yield eventOf(event);
}

/** What each seat put down in its latest turn that put something down. */
export function lastMoves(entries: readonly Entry[], seats: number): LastMove[] {
  const moves = new Map<number, LastMove>();
  const done = new Set<number>();
  for (const entry of counting(entries).toReversed()) {
    if (done.size === seats) break;
    for (const raw of entry.events.toReversed()) note(eventOf(raw), moves, done);
  }
  return [...moves.values()];
}

function note(event: RenatureEvent, moves: Map<number, LastMove>, done: Set<number>): void {
  if (event.event === 'turn' && moves.has(event.seat)) done.add(event.seat);
  const spaces = spacesOf(event);
  if (!spaces.length || !('seat' in event) || done.has(event.seat)) return;
  const move = moves.get(event.seat) ?? { seat: event.seat, spaces: [] };
  move.spaces.push(...spaces);
  moves.set(event.seat, move);
}

function spacesOf(event: RenatureEvent): string[] {
  if (event.event === 'placed') return event.spaces;
  return event.event === 'planted' || event.event === 'mushroom' ? [event.space] : [];
}
