/** A prospect in short phrases, the most telling first. */
import { lang, t } from '../../../i18n/index.svelte';
import { nameOfKey, partnerList } from '../names';
import { cardOf, type Planted, type WaldView } from '../view';
import type { Prospect } from './prospect';

interface Phrase {
  kind: 'points' | 'coins' | 'partner' | 'lacks' | 'harvest' | 'nitrogen' | 'colour';
  text: string;
}

export function phrasesOf(view: WaldView, prospect: Prospect): Phrase[] {
  const { plant, feeds } = prospect;
  if (!plant) return [coins(prospect.coins), toMarket()];
  const found: Phrase[] = [points(prospect.points)];
  if (prospect.coins) found.push(coins(prospect.coins));
  found.push(...partners(view, plant, prospect.completes), harvest(plant));
  if (plant.nitrogen) {
    const text = t('waldgaertner-garden-fed', { count: plant.nitrogen });
    found.push({ kind: 'nitrogen', text });
  }
  if (feeds.length) {
    const text = t('waldgaertner-garden-feeds', { plants: names(view, feeds) });
    found.push({ kind: 'nitrogen', text });
  }
  if (prospect.colours) {
    found.push({ kind: 'colour', text: colour(prospect.colours, prospect.bonus) });
  }
  return found;
}

function colour(count: number, bonus: boolean): string {
  if (bonus) return t('waldgaertner-garden-fourth-colour');
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

function partners(view: WaldView, plant: Planted, completes: readonly string[]): Phrase[] {
  const found: Phrase[] = [];
  if (plant.partner) {
    const text = t('waldgaertner-garden-fertilised', { plant: names(view, [plant.partner]) });
    found.push({ kind: 'partner', text });
  }
  if (!plant.fertile) {
    const partners = partnerList(cardOf(view, plant.card), view.cards);
    found.push({ kind: 'lacks', text: t('waldgaertner-garden-lacks', { partners }) });
  }
  if (completes.length) {
    const text = t('waldgaertner-garden-completes', { plants: names(view, completes) });
    found.push({ kind: 'partner', text });
  }
  return found;
}

function harvest({ ahead: { harvests, coins }, fertile }: Planted): Phrase {
  if (!harvests) return { kind: 'lacks', text: t('waldgaertner-garden-no-harvest') };
  if (!fertile) {
    return { kind: 'lacks', text: t('waldgaertner-garden-harvests-then', { count: harvests }) };
  }
  if (!coins) return { kind: 'lacks', text: t('waldgaertner-garden-male') };
  const text = t('waldgaertner-garden-harvests', { count: harvests, coins });
  return { kind: 'harvest', text };
}

function names(view: WaldView, keys: readonly string[]): string {
  const all = new Intl.ListFormat(lang(), { type: 'conjunction' });
  return all.format([...new Set(keys.map((key) => nameOfKey(key, view.cards)))]);
}
