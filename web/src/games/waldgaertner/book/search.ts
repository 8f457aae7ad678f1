/** Finding plants: what somebody typed, what they chose, and the order. */
import type { Cards } from '../names';
import type { Card } from '../view';

/** What is looked for. An empty text or `any` leaves everything in. */
export interface Wish {
  text: string;
  class: string;
  /** `any`, or a phase from `0` to `9`. */
  phase: string;
  /** What is to happen in that phase. */
  happens: 'either' | 'bloom' | 'harvest';
  /** `any`, a colour, or `showy`: any colour at all. */
  colour: string;
  /** `any`, `needed`, `none`, or the key of the plant that fertilises it. */
  partner: string;
  origin: string;
  crop: string;
  nitrogen: 'any' | 'yes';
  sort: Sorting;
}

export const SORTINGS = ['name', 'height', 'bloom', 'harvest', 'value'] as const;
type Sorting = (typeof SORTINGS)[number];

export const NO_WISH: Wish = {
  text: '',
  class: 'any',
  phase: 'any',
  happens: 'either',
  colour: 'any',
  partner: 'any',
  origin: 'any',
  crop: 'any',
  nitrogen: 'any',
  sort: 'name',
};

/** How many filters narrow the list; typing and sorting are none. */
export function filtersOf(wish: Wish): number {
  const names = ['class', 'phase', 'colour', 'partner', 'origin', 'crop', 'nitrogen'] as const;
  return names.filter((name) => wish[name] !== 'any').length;
}

/** Small letters without their signs, so that `zurawina` finds `żurawina` and `grosse` `große`. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The names in all languages; every word that was typed has to be in one of them. */
export function isNamed(card: Card, text: string): boolean {
  const names = plain(Object.values(card.names).join(' '));
  return plain(text)
    .split(/\s+/)
    .every((word) => names.includes(word));
}

/** Is it what somebody typed, or fertilised by that? */
function isMeant(card: Card, text: string, cards: Cards): boolean {
  const mates = card.partners.flatMap((key) => cards[key] ?? []);
  return isNamed(card, text) || mates.some((mate) => isNamed(mate, text));
}

/** `cards`: those among which it may have partners. */
export function fits(card: Card, wish: Wish, cards: Cards = {}): boolean {
  return (
    isMeant(card, wish.text, cards) &&
    (wish.class === 'any' || card.class === wish.class) &&
    (wish.phase === 'any' || happensIn(card, Number(wish.phase), wish.happens)) &&
    (wish.colour === 'any' || hasColour(card, wish.colour)) &&
    (wish.partner === 'any' || hasPartner(card, wish.partner)) &&
    (wish.origin === 'any' || card.origin === wish.origin) &&
    (wish.crop === 'any' || card.crop === wish.crop) &&
    (wish.nitrogen === 'any' || card.nitrogen.length > 0)
  );
}

function happensIn(card: Card, phase: number, happens: Wish['happens']): boolean {
  const blooms = card.bloom === phase;
  const ripens = card.harvest === phase;
  if (happens === 'either') return blooms || ripens;
  return happens === 'bloom' ? blooms : ripens;
}

function hasPartner(card: Card, partner: string): boolean {
  if (partner === 'none') return !card.partners.length;
  return partner === 'needed' ? card.partners.length > 0 : card.partners.includes(partner);
}

function hasColour(card: Card, colour: string): boolean {
  return colour === 'showy' ? card.colour !== undefined : card.colour === colour;
}

/** Those that are named themselves first, then in the wished order; within it by name. Winter ends a year of harvests and begins one of blooms. */
export function found(
  cards: readonly Card[],
  wish: Wish,
  nameOf: (card: Card) => string,
  lang: string,
): Card[] {
  const byName = new Intl.Collator(lang).compare;
  const byKey = Object.fromEntries(cards.map((card) => [card.key, card]));
  const sorted = cards
    .filter((card) => fits(card, wish, byKey))
    .sort((a, b) => rank(a, wish.sort) - rank(b, wish.sort) || byName(nameOf(a), nameOf(b)));
  const named = new Set(sorted.filter((card) => isNamed(card, wish.text)));
  return [...named, ...sorted.filter((card) => !named.has(card))];
}

function rank(card: Card, sort: Sorting): number {
  if (sort === 'height') return card.height ?? 0;
  if (sort === 'bloom') return card.bloom;
  if (sort === 'harvest') return card.harvest || 10;
  return sort === 'value' ? -card.value : 0;
}
