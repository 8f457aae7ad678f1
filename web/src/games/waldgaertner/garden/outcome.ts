/** A prospect in short phrases, the most telling first. */
import { lang, t } from '../../../i18n/index.svelte';
import { nameOfKey, partnerList } from '../names';
import { cardOf, type WaldView } from '../view';
import type { Prospect } from './prospect';

export interface Phrase {
  kind: 'points' | 'coins' | 'partner' | 'lacks' | 'harvest' | 'nitrogen' | 'colour';
  text: string;
}

export function phrasesOf(view: WaldView, prospect: Prospect): Phrase[] {
  if (prospect.place === null) return [coins(prospect.coins), toMarket()];
  const found: Phrase[] = [points(prospect.points)];
  if (prospect.coins) found.push(coins(prospect.coins));
  found.push(...partners(view, prospect), harvest(prospect));
  const { fed, feeds, colours } = prospect;
  if (fed) found.push({ kind: 'nitrogen', text: t('waldgaertner-garden-fed', { count: fed }) });
  if (feeds.length) {
    const text = t('waldgaertner-garden-feeds', { plants: names(view, feeds) });
    found.push({ kind: 'nitrogen', text });
  }
  if (colours) found.push({ kind: 'colour', text: colour(colours) });
  return found;
}

/** Four different ones bring a card (W-COL-01). */
function colour(count: number): string {
  if (count === 4) return t('waldgaertner-garden-fourth-colour');
  return t('waldgaertner-garden-new-colour', { count });
}

function points(count: number): Phrase {
  return { kind: 'points', text: t('waldgaertner-garden-more-points', { points: count }) };
}

function coins(count: number): Phrase {
  if (count < 0) return { kind: 'coins', text: t('waldgaertner-garden-pays', { coins: -count }) };
  return { kind: 'coins', text: t('waldgaertner-garden-gets', { coins: count }) };
}

function toMarket(): Phrase {
  return { kind: 'lacks', text: t('waldgaertner-garden-to-market') };
}

function partners(view: WaldView, { card, partner, lacks, completes }: Prospect): Phrase[] {
  const found: Phrase[] = [];
  if (partner) {
    const text = t('waldgaertner-garden-fertilised', { plant: names(view, [partner]) });
    found.push({ kind: 'partner', text });
  }
  if (lacks) {
    const partners = partnerList(cardOf(view, card), view.cards);
    found.push({ kind: 'lacks', text: t('waldgaertner-garden-lacks', { partners }) });
  }
  if (completes.length) {
    const text = t('waldgaertner-garden-completes', { plants: names(view, completes) });
    found.push({ kind: 'partner', text });
  }
  return found;
}

function harvest({ harvests, pay, lacks }: Prospect): Phrase {
  if (!harvests) return { kind: 'lacks', text: t('waldgaertner-garden-no-harvest') };
  if (!pay) return { kind: 'lacks', text: t('waldgaertner-garden-male') };
  const text = t('waldgaertner-garden-harvests', { count: harvests, coins: harvests * pay });
  return { kind: lacks ? 'lacks' : 'harvest', text };
}

function names(view: WaldView, keys: readonly string[]): string {
  const all = new Intl.ListFormat(lang(), { type: 'conjunction' });
  return all.format([...new Set(keys.map((key) => nameOfKey(key, view.cards)))]);
}
