/** What is said aloud of a piece in hand. */
import { family, t } from '../../i18n/index.svelte';
import type { Held } from './held';
import { animalName, dominoWords, plantName } from './names';
import { halvesOf } from './view';

export function heldWords(held: Held, count: number): string {
  if (held.kind === 'plant') {
    return t('renature-spoken-held-plant', { plant: plantName(held.owner, held.plant), count });
  }
  if (held.kind !== 'domino') return family('renature-spoken-held-', held.kind, { count });
  const [first, second] = halvesOf(held.domino).map(animalName);
  const lies = family('renature-spoken-turn-', held.turn, { first: first!, second: second! });
  return `${t('renature-spoken-held-domino', { domino: dominoWords(held.domino), count })}; ${lies}`;
}
