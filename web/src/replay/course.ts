/** A whole game, position by position, made from where it begins and what each entry changed. */
import type { components } from '../api/api.gen';
import { get } from '../api/http';
import type { Entry, GameEvent, View } from '../api/types';
import { merge } from '../live/patch';

export type Stretch = components['schemas']['ReplaySteps'];
/** Through whose eyes: a seat from 1, somebody who watches, or one who sees everything. */
export type Eyes = number | 'spectator' | 'all';

export interface Course {
  eyes: Eyes;
  /** `views[n]` is where entry n led; 0 is the beginning. So is `acting`. */
  views: readonly View[];
  acting: readonly (readonly number[])[];
  /** `entries[0]` has number 1. */
  entries: readonly Entry[];
}

/** Entries in one answer; most games fit into two. */
const LIMIT = 200;

/** Fetches a whole game. Without `eyes` they are one's own. */
export async function fetchCourse(table: string, eyes?: Eyes): Promise<Course> {
  const ask = (after: number): Promise<Stretch> =>
    get('/api/tables/{table}/replay', {
      path: { table },
      query: { after, limit: LIMIT, ...(eyes === undefined ? {} : { eyes: String(eyes) }) },
    });
  const first = await ask(0);
  const rest: number[] = [];
  for (let after = LIMIT; after < first.last; after += LIMIT) rest.push(after);
  return courseOf([first, ...(await Promise.all(rest.map(ask)))]);
}

/** Stretches that follow each other, as one course. */
export function courseOf(stretches: readonly Stretch[]): Course {
  const [first] = stretches;
  if (!first) throw new Error('a course needs a beginning');
  const views: View[] = [first.view as View];
  const acting: number[][] = [first.acting];
  const entries: Entry[] = [];
  for (const { entry, events, changes, acting: next } of stretches.flatMap((one) => one.steps)) {
    views.push(merge(views.at(-1)!, changes));
    acting.push(next);
    entries.push({ ...entry, events: events as unknown as GameEvent[] });
  }
  return { eyes: first.eyes as Eyes, views, acting, entries };
}

/** A turn: the entries `from` to `to`, both included, and whose it is; null before the first one. */
export interface Turn {
  seat: number | null;
  from: number;
  to: number;
}

/** The turns of a game; `next` says whose turn follows an entry, or null where the present one goes on. */
export function turnsOf(entries: readonly Entry[], next: (entry: Entry) => number | null): Turn[] {
  const turns: Turn[] = [];
  let [seat, from]: [number | null, number] = [null, 1];
  for (const entry of entries) {
    const following = next(entry);
    if (following === null && entry.number < entries.length) continue;
    turns.push({ seat, from, to: entry.number });
    [seat, from] = [following, entry.number + 1];
  }
  return turns;
}

/** Where to stop when going by turns: at the beginning and behind each turn. */
export function stopsOf(turns: readonly Turn[]): number[] {
  return [0, ...turns.map((turn) => turn.to)];
}
