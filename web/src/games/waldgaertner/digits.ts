/** The keys 1 to 6 set the die, choose a start region or a pile, and claim a position; or one hears why not. */
import type { TableState } from '../../live/state';
import { answer } from './choosing';
import { choicesAt, refusedWord, SIX, wordFor } from './regions/piles';

const TYPING = 'input, textarea, select, [contenteditable]';

export function onDigit(event: KeyboardEvent, table: TableState): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector('dialog[open]')) return;
  if (!/^[1-6]$/.test(event.key)) return;
  const number = Number(event.key);
  const choices = choicesAt(table);
  const pile = number === SIX ? 'market' : number;
  const word = wordFor(choices, pile) ?? choices.claim.get(number) ?? refusedWord(choices, pile);
  if (!word) return;
  event.preventDefault();
  void answer(table, word);
}
