/** Keys of the hand: 1 and 2 take a card, S sells the one that is held. */
import { t } from '../../../i18n/index.svelte';
import { SELL, type Play } from '../play.svelte';

const TYPING = 'input, textarea, select, [contenteditable]';

/** Those of the whole game, for the help. */
export function keyHelp(): (readonly [string, string])[] {
  return [
    ['1 – 6', t('waldgaertner-key-pile')],
    ['1 2', t('waldgaertner-key-card')],
    ['S', t('waldgaertner-key-sell')],
    ['J', t('waldgaertner-key-jump')],
    ['Home End', t('waldgaertner-key-ends')],
    ['Enter ␣', t('waldgaertner-key-put')],
  ];
}

/** Was it for us? */
export function onKey(event: KeyboardEvent, play: Play): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(TYPING)) return false;
  if (document.querySelector('dialog[open]') || !play.plays) return false;
  if (event.key === 'Escape' && play.refused) {
    play.refused = null;
    return true;
  }
  if (event.key.toLowerCase() === 's' && play.held) {
    void play.put(SELL);
    return true;
  }
  const card = /^[12]$/.test(event.key) ? play.seat?.hand[Number(event.key) - 1]?.card : undefined;
  if (!card) return false;
  play.choose(card);
  return true;
}
