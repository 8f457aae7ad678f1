/** A stretch of a game that lies behind: entries with what they did, and the views they led to. */
import { get } from '../api/http';
import type { Entry, GameEvent, View } from '../api/types';
import { merge } from './patch';

/** Entries in one answer. */
const LIMIT = 200;

interface Past {
  /** The view behind the entry where it begins. */
  before: View;
  steps: { entry: Entry; view: View }[];
}

/** The entries behind `after` up to `last`, as one may know them. */
export async function past(table: string, after: number, last: number): Promise<Past> {
  const first = await stretch(table, after);
  const found: Past = { before: first.view, steps: [] };
  let { view, steps } = first;
  while (steps.length) {
    for (const { entry, events, changes } of steps) {
      view = merge(view, changes);
      if (entry.number <= last)
        found.steps.push({ entry: { ...entry, events: events as unknown as GameEvent[] }, view });
    }
    const reached = steps.at(-1)!.entry.number;
    steps = reached < last ? (await stretch(table, reached)).steps : [];
  }
  return found;
}

async function stretch(table: string, after: number) {
  const path = { table };
  const answer = await get('/api/tables/{table}/replay', { path, query: { after, limit: LIMIT } });
  return { view: answer.view as View, steps: answer.steps };
}
