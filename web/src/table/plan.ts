/** Where words lead, as far as they can be foreseen: until something secret would be learnt. */
import type { GameEvent } from '../api/types';
import type { Plan } from '../games/game';
import { merge } from '../live/patch';
import type { LiveTable } from '../live/table.svelte';

export async function planOf(
  table: LiveTable,
  words: readonly string[],
  done = 0,
): Promise<Plan | null> {
  const draft = words.slice(0, done + 1);
  const preview = await table.foresee(draft);
  const { seat, stored } = table;
  if (!preview || !stored || seat === null) return null;
  const plan: Plan = {
    seat,
    words: draft,
    events: preview.events as unknown as GameEvent[],
    from: stored,
    view: merge(stored, preview.changes),
  };
  const ends = preview.waits || draft.length === words.length;
  return (ends ? null : await planOf(table, words, done + 1)) ?? plan;
}
