/** A card whose name is pointed at in a text, such as the log, is shown large beside it. */
import type { TableState } from '../../live/state';
import { peek, unpeek } from './cards/peek.svelte';
import { cardIn } from './tell';
import { viewOf } from './view';

const REST = 250; // milliseconds until pointing is meant

/** Call it in an effect; what it returns lets go again. */
export function peekTold(table: TableState): (() => void) | undefined {
  const key = cardIn(table.spot);
  const card = key === null ? undefined : viewOf(table.view)?.cards[key];
  const anchor = document.querySelector(`[data-spot="card:${key}"]:is(:hover, :focus)`);
  if (!card || !anchor) return undefined;
  const timer = setTimeout(() => peek(card, anchor), REST);
  return () => {
    clearTimeout(timer);
    unpeek(anchor);
  };
}
