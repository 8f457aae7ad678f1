/** Cards of a market or a pile in the order that somebody wants to see them, and found by what is typed. */
import { lang } from '../../../i18n/index.svelte';
import { botanicalName, cardName, className, cropName, flowerName } from '../names';
import { cardOf, CLASSES, type Card, type Lying, type WaldView } from '../view';

export const ORDERS = ['value', 'class', 'bloom', 'harvest', 'name'] as const;
export type Order = (typeof ORDERS)[number];

export interface Found extends Lying {
  facts: Card;
}

export function foundIn(view: WaldView, lying: readonly Lying[]): Found[] {
  return lying.map((one) => ({ ...one, facts: cardOf(view, one.card) }));
}

/** Null: as they lie. */
export function sorted(cards: readonly Found[], order: Order | null): Found[] {
  if (order === null) return [...cards];
  return [...cards].sort((a, b) => compare[order](a, b) || byName(a, b));
}

const byName = (a: Found, b: Found) => cardName(a.facts).localeCompare(cardName(b.facts), lang());

const compare: Record<Order, (a: Found, b: Found) => number> = {
  value: (a, b) => worth(b) - worth(a),
  class: (a, b) => CLASSES.indexOf(a.facts.class) - CLASSES.indexOf(b.facts.class),
  bloom: (a, b) => a.facts.bloom - b.facts.bloom,
  harvest: (a, b) => a.facts.harvest - b.facts.harvest,
  name: byName,
};

function worth({ facts, markers }: Found): number {
  return facts.value + markers;
}

/** What is typed has to occur in a name, the height, the crop or the colour; every word of it. */
export function matching(cards: readonly Found[], typed: string): Found[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return cards.filter(({ facts }) => {
    const text = plain(wordsOf(facts));
    return words.every((word) => text.includes(word));
  });
}

function wordsOf(card: Card): string {
  const parts = [cardName(card), botanicalName(card), className(card.class)];
  if (card.crop) parts.push(cropName(card.crop));
  if (card.colour) parts.push(flowerName(card.colour));
  return parts.join(' ');
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .toLowerCase();
}
