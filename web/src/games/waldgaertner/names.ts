/** Names of plants and of all that is printed on them, in the reader's language. */
import { family, lang, number, t } from '../../i18n/index.svelte';
import type { Card, Colour, Crop, HeightClass, Origin, Preparation } from './view';

/** What is needed to name a plant; the encyclopedia names plants that lie at no table. */
type Named = Pick<Card, 'key' | 'names'>;
export type Cards = Record<string, Card>;

/** From the winter on, as the wheel shows them. */
export const PHASES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** The whole name, such as `sea buckthorn 'Hergo' (female)`. */
export function cardName(card: Named): string {
  return card.names[lang()] ?? card.key.replaceAll('-', ' ');
}

/** Without the sex in brackets, for where a sign shows it. */
export function shortName(card: Named): string {
  return cardName(card).replace(/\s*\([^)]*\)$/, '');
}

/** A name in two parts: the plant, and the variety in quotation marks if there is one. */
export function nameParts(card: Named): { plant: string; variety: string } {
  const [, plant = '', variety = ''] = /^(.*?)\s*('[^']+')?$/.exec(shortName(card)) ?? [];
  return variety && plant ? { plant, variety } : { plant: shortName(card), variety: '' };
}

/** The short name; of a variety whose name is longer than so many letters the variety alone. */
export function tightName(card: Named, letters: number): string {
  const name = shortName(card);
  return (name.length > letters && nameParts(card).variety) || name;
}

/** Without the other names that botanists have for it. */
export function botanicalName(card: Named): string {
  return (card.names.botanical ?? '').replace(/\s*\(syn\.[^)]*\)/, '');
}

/** The name of a card that is known by its key alone. */
export function nameOfKey(key: string, cards: Cards): string {
  return cardName(cards[key] ?? { key, names: {} });
}

export function className(height: string): string {
  return family('waldgaertner-cards-class-', height as HeightClass);
}

export function originName(origin: string): string {
  return family('waldgaertner-cards-origin-', origin as Origin);
}

/** The colour alone: `white`. */
export function flowerName(colour: string): string {
  return family('waldgaertner-cards-flower-', colour as Colour);
}

/** `white flowers` */
export function flowersName(colour: string): string {
  return family('waldgaertner-cards-flowers-', colour as Colour);
}

export function cropName(crop: string): string {
  return family('waldgaertner-cards-crop-', crop as Crop);
}

export function preparationName(preparation: string): string {
  return family('waldgaertner-cards-preparation-', preparation as Preparation);
}

/** `late spring` */
export function seasonName(phase: number): string {
  return family('waldgaertner-cards-season-', phase as (typeof PHASES)[number]);
}

/** `phase 3, late spring` */
export function phaseName(phase: number): string {
  return t('waldgaertner-cards-phase', { phase, season: seasonName(phase) });
}

/** `4.5 m` */
export function heightName(metres: number): string {
  return t('waldgaertner-cards-metres', { metres: number(metres) });
}

/** `fruit, eaten cooked`; empty for plants of a card file that does not say it. */
export function eatenName(card: Pick<Card, 'crop' | 'preparation'>): string {
  const { crop, preparation } = card;
  if (!crop || !preparation) return '';
  const eaten = { crop: cropName(crop), preparation: preparationName(preparation) };
  return t('waldgaertner-cards-eaten', eaten);
}

/** The partners of a plant by name, each name once: two cards can be of the same name. */
function partnerNames(card: Pick<Card, 'partners'>, cards: Cards): string[] {
  return [...new Set(card.partners.map((key) => nameOfKey(key, cards)))];
}

/** Whether a partner stands in the garden that matters: mine, or the one the plant is in. */
export type PartnerState = 'here' | 'missing' | null;

/** Everything that is printed on a card, for a voice. */
export function spokenCard(
  card: Card,
  cards: Cards = {},
  { markers = 0, partner = null }: { markers?: number; partner?: PartnerState } = {},
): string {
  const parts = [cardName(card), botanicalName(card), className(card.class), spokenValue(card)];
  if (markers) parts.push(t('waldgaertner-cards-markers', { count: markers }));
  parts.push(
    t('waldgaertner-cards-blooms', { season: phaseName(card.bloom) }),
    t('waldgaertner-cards-ripens', { season: phaseName(card.harvest) }),
  );
  if (card.colour) parts.push(flowersName(card.colour));
  if (card.partners.length) parts.push(spokenPartners(card, cards, partner));
  if (card.nitrogen.length) parts.push(t('waldgaertner-cards-nitrogen'));
  parts.push(eatenName(card));
  return parts.filter(Boolean).join(', ');
}

function spokenValue(card: Card): string {
  const { value } = card;
  if (card.bracketed) return t('waldgaertner-cards-value-bracketed', { value });
  return t('waldgaertner-cards-value', { value });
}

function spokenPartners(card: Card, cards: Cards, partner: PartnerState): string {
  const needs = t('waldgaertner-cards-needs', { partners: partnerList(card, cards) });
  if (partner === 'here') return `${needs}, ${t('waldgaertner-cards-partner-here')}`;
  if (partner === 'missing') return `${needs}, ${t('waldgaertner-cards-partner-missing')}`;
  return needs;
}

/** `common hazel or filbert` */
export function partnerList(card: Pick<Card, 'partners'>, cards: Cards): string {
  const either = new Intl.ListFormat(lang(), { type: 'disjunction' });
  return either.format(partnerNames(card, cards));
}
