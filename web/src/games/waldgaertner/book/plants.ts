/** All plants of the game, as `tools/plants.py` takes them from the card file. */
import type { Cards } from '../names';
import type { Card } from '../view';
import plants from './plants.gen.json';

export const PLANTS = plants as readonly Card[];
export const BY_KEY: Cards = Object.fromEntries(PLANTS.map((card) => [card.key, card]));

/** Those that others need. */
export const MATES: readonly Card[] = PLANTS.filter(({ key }) =>
  PLANTS.some(({ partners }) => partners.includes(key)),
);

/** Further plants that this one fertilises; its own partners are told already, and males bear nothing. */
export function helpedBy(card: Card): Card[] {
  return PLANTS.filter(
    ({ key, partners, sex }) =>
      partners.includes(card.key) && sex !== 'male' && !card.partners.includes(key),
  );
}
