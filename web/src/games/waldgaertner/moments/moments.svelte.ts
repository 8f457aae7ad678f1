/** What is shown for a moment because everybody has waited for it: dice, contests, what a new phase brings. */
import type { Entry } from '../../../api/types';
import type { TableState } from '../../../live/state';
import { aid, lasting } from '../aids';
import { eventOf, type EventOf, type WaldEvent } from '../events';
import { viewOf } from '../view';
import { contestsOf, type Contested } from './contests';

interface Gain {
  seat: number;
  flowers: number;
  inVain: number;
  coins: number;
}

export type Moment =
  | { kind: 'dice'; dice: EventOf<'dice-revealed'>['dice'] }
  | { kind: 'contest'; contest: Contested }
  | { kind: 'round'; round: number; phase: number; last: boolean; gains: Gain[] };

const LONG = 1900; // milliseconds
const READ = 4500; // for those who read how a contest went

/** What has to be shown behind an entry; a region that some still contend for is not through. */
export function momentsBehind(
  entries: readonly Entry[],
  seen: number,
  contending: number | null,
): Moment[] {
  const contests = contestsOf(entries).filter(({ region }) => region !== contending);
  return entries
    .filter(({ number }) => number > seen)
    .flatMap((entry) => [
      ...momentsOf(entry),
      ...contests
        .filter(({ ended }) => ended === entry.number)
        .map((contest) => ({ kind: 'contest' as const, contest })),
    ]);
}

/** What an entry has to show by itself. */
export function momentsOf(entry: Entry): Moment[] {
  const found: Moment[] = [];
  for (const event of entry.events.map(eventOf)) {
    const moment = opened(event);
    if (moment) found.push(moment);
    else gain(found.at(-1), event);
  }
  return found;
}

function opened(event: WaldEvent): Moment | null {
  if (event.event === 'dice-revealed') return { kind: 'dice', dice: event.dice };
  if (event.event !== 'round' && event.event !== 'last-cards') return null;
  const { round, phase } = event;
  return { kind: 'round', round, phase, last: event.event === 'last-cards', gains: [] };
}

function gain(moment: Moment | undefined, event: WaldEvent): void {
  if (moment?.kind !== 'round') return;
  if (event.event !== 'bloomed' && event.event !== 'harvested') return;
  let found = moment.gains.find((one) => one.seat === event.seat);
  if (!found) {
    found = { seat: event.seat, flowers: 0, inVain: 0, coins: 0 };
    moment.gains.push(found);
  }
  if (event.event === 'harvested') found.coins += event.coins;
  else {
    found.flowers += event.cards.length;
    found.inVain += event.in_vain.length;
  }
}

/** Dice and phase are seen on the table too; a contest is nowhere to be seen any more, so it is shown still. */
function timeOf(moment: Moment): number {
  return moment.kind === 'contest' ? READ : lasting(LONG);
}

/** The moments of a table, one after the other; what was there before one came is not shown. */
export class Moments {
  shown = $state.raw<Moment | null>(null);

  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: number | null = null;
  #table: TableState | null = null;

  /** Hears what is new at the table. */
  hear(table: TableState): void {
    const { number, entries } = table;
    const contending = viewOf(table.stored)?.contest?.region ?? null;
    const seen = table === this.#table ? this.#seen : null; // a recap has a table of its own
    this.#seen = number;
    this.#table = table;
    if (seen === null || number < seen || document.hidden || aid('scenes') === 'off') return;
    const moments = momentsBehind(entries, seen, contending).filter(timeOf);
    if (!moments.length) return;
    this.#queue = moments; // whoever is quicker than they are has seen enough of the last ones
    this.next();
  }

  next(): void {
    clearTimeout(this.#timer);
    this.shown = this.#queue.shift() ?? null;
    if (this.shown) this.#timer = setTimeout(() => this.next(), timeOf(this.shown));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }
}
