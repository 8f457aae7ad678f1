/** What can be picked at a table, and picking it. */
import type { TableState } from '../live/state';

/** A cell that several words name, held until one of them is chosen. */
interface Held {
  cell: string;
}

type Open = Pick<TableState, 'legal' | 'draft' | 'allowed'>;

export function heldCell(table: TableState): string | null {
  const held = table.held as Held | null;
  return held?.cell ?? null;
}

/** What may follow the draft; once nothing can, what may replace it, unless it is on its way already. */
export function choices({ legal, draft, allowed }: Open): readonly string[] {
  if (legal.length || !draft.words.length) return legal;
  return draft.busy ? [] : (allowed ?? []);
}

/** Adds a word to the draft, or takes it instead of a draft behind which nothing can follow. */
export async function pick(table: TableState, word: string): Promise<void> {
  if (!table.legal.includes(word)) table.reset();
  table.held = null;
  await table.pick(word);
}
