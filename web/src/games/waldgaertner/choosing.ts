/** Giving an answer: at once where it can still be changed, as a draft where it cannot. */
import type { TableState } from '../../live/state';
import { aid } from './aids';
import { chosenOf, mineOf, viewOf } from './view';

/** My choice is in, and can be changed as long as others are missing. */
export function isSealed(table: TableState): boolean {
  return mineOf(table)?.sealed !== undefined && !table.draft.words.length;
}

/** Is the table waiting for somebody beside me? */
export function othersMissing(table: TableState): boolean {
  return table.acting.some((seat) => seat !== table.seat);
}

/** Choosing a die goes at once while it can be changed: the last one would show all of them. */
function goesAtOnce(table: TableState): boolean {
  if (viewOf(table.stored)?.step !== 'select') return false;
  return othersMissing(table) || aid('reveal') === 'at-once';
}

/** Chooses this word; choosing what is in the draft already plays it. */
export async function answer(table: TableState, word: string): Promise<void> {
  if (table.draft.busy) return;
  const again = chosenOf(table) === word;
  if (again && !table.draft.words.length) return;
  if (again) {
    await table.confirm();
    return;
  }
  table.reset();
  if (!(await table.pick(word))) return; // the server says why not
  if (goesAtOnce(table)) await table.confirm();
}
