/** How the contests of a round went: who had the right and paid, who drew blindly, who got what was left. */
import type { Entry } from '../../../api/types';
import { counting } from '../../../live/counting';
import { eventOf, find, type EventOf, type WaldEvent } from '../events';
import { SIX } from '../regions/piles';

const WAYS = ['right-used', 'drew', 'got-last'] as const;
type Way = (typeof WAYS)[number];

/** A card that a contest brings; others are taken alone, or by a six. */
type Gain = EventOf<'took' | Way> & { event: Way };

/** What one contender got, and how; without a way there was no card left. */
export interface Share {
  seat: number;
  waived: boolean;
  way: Way | null;
  /** Null: hidden. */
  card: string | null;
}

export interface Contested {
  region: number;
  /** In the order in which they were served. */
  shares: Share[];
  /** Has anybody had the right? */
  asked: boolean;
  /** The entry in which the last card was got; null: none yet. */
  ended: number | null;
}

interface Told {
  number: number;
  event: WaldEvent;
}

/** Those since the dice were last shown, by region. */
export function contestsOf(all: readonly Entry[]): Contested[] {
  const entries = counting(all);
  const at = entries.findLastIndex(({ events }) => find(events, 'dice-revealed'));
  const shown = entries[at] && find(entries[at].events, 'dice-revealed');
  if (!shown) return [];
  const told = entries
    .slice(at)
    .flatMap(({ number, events }) => events.map((event) => ({ number, event: eventOf(event) })));
  return contestedIn(shown.dice).map(([region, seats]) => contestOf(region, seats, told));
}

function contestedIn(dice: EventOf<'dice-revealed'>['dice']): [number, number[]][] {
  const seats = new Map<number, number[]>();
  for (const { seat, die } of dice) {
    if (die !== null && die !== SIX) seats.set(die, [...(seats.get(die) ?? []), seat]);
  }
  return [...seats].filter(([, some]) => some.length > 1).sort(([one], [other]) => one - other);
}

function contestOf(region: number, seats: readonly number[], told: readonly Told[]): Contested {
  const theirs = told.filter(({ event }) => 'seat' in event && seats.includes(event.seat));
  const events = theirs.map(({ event }) => event);
  const served = events.filter(isGain).map(({ seat }) => seat);
  return {
    region,
    shares: [...new Set([...served, ...seats])].map((seat) => shareOf(seat, events)),
    asked: events.some(({ event }) => event === 'right-used' || event === 'right-waived'),
    ended: theirs.findLast(({ event }) => isGain(event))?.number ?? null,
  };
}

function shareOf(seat: number, events: readonly WaldEvent[]): Share {
  const gain = events.filter(isGain).find((one) => one.seat === seat);
  return {
    seat,
    waived: events.some((one) => one.event === 'right-waived' && one.seat === seat),
    way: gain?.event ?? null,
    card: gain?.card ?? null,
  };
}

function isGain(event: WaldEvent): event is Gain {
  return (WAYS as readonly string[]).includes(event.event);
}
