/** Keys of the game: numbers take a domino, letters a plant, R turns, J jumps, Delete discards. */
import { t } from '../../i18n/index.svelte';
import { plantName } from './names';
import type { Play } from './play.svelte';
import { PLANTS, type Plant } from './view';
import type { Choices } from './words';

const TYPING = 'input, textarea, select, [contenteditable]';

/** T, B, P and O; with the shift key the neutral one. */
export const PLANT_KEYS: Record<Plant, string> = { turf: 't', bush: 'b', pine: 'p', oak: 'o' };

/** All of them, for the help. */
export function keyHelp(): (readonly [string, string])[] {
  const letters = PLANTS.map((plant) => PLANT_KEYS[plant].toUpperCase()).join(' ');
  const plants = PLANTS.map((plant) => plantName('own', plant)).join(', ');
  return [
    ['1 – 9', t('renature-key-domino')],
    ['R', t('renature-key-turn')],
    ['Del ⌫', t('renature-key-discard')],
    [letters, t('renature-key-plant', { plants })],
    [`Shift + ${letters}`, t('renature-key-neutral')],
    ['J', t('renature-key-jump')],
    ['Enter ␣', t('renature-key-put')],
  ];
}

/** Was it for us? */
export function onKey(event: KeyboardEvent, play: Play, choices: Choices): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(TYPING)) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (event.key === 'Escape') return letGo(play);
  if (!play.mine || play.table.draft.waits) return false;
  if (event.key === 'r' || event.key === 'R') return done(() => play.turn(event.shiftKey ? -1 : 1));
  if (event.key === 'Delete' || event.key === 'Backspace') return discard(play, choices);
  return takeDomino(event.key, play) || takePlant(event.key, event.shiftKey, play);
}

function done(act: () => void): true {
  act();
  return true;
}

function letGo(play: Play): boolean {
  if (play.pinned === null && !play.refused) return false;
  return done(() => ((play.pinned = null), (play.refused = null)));
}

function takeDomino(key: string, play: Play): boolean {
  const { view, table } = play;
  const hand = table.seat === null ? [] : (view?.seats[table.seat]?.dominoes ?? []);
  const domino = /^[1-9]$/.test(key) ? hand[Number(key) - 1] : undefined;
  if (!domino || view?.step !== 'place') return false;
  return done(() => play.choose({ kind: 'domino', domino, turn: 0 }));
}

function takePlant(key: string, neutral: boolean, play: Play): boolean {
  const plant = PLANTS.find((one) => PLANT_KEYS[one] === key.toLowerCase());
  if (!plant || play.view?.step !== 'plant') return false;
  return done(() => play.choose({ kind: 'plant', owner: neutral ? 'neutral' : 'own', plant }));
}

function discard(play: Play, choices: Choices): boolean {
  const { held } = play;
  const word = held?.kind === 'domino' ? choices.discards.get(held.domino) : undefined;
  return word !== undefined && done(() => void play.do(word, 'hand'));
}
