/** Searching the encyclopedia. */
import { expect, test } from 'vitest';
import { MATES, PLANTS } from '../src/games/waldgaertner/book/plants';
import {
  filtersOf,
  fits,
  found,
  isNamed,
  NO_WISH,
  plain,
  type Wish,
} from '../src/games/waldgaertner/book/search';

function keys(wish: Partial<Wish>): string[] {
  const name = (card: { names: Record<string, string> }) => card.names['en'] ?? '';
  return found(PLANTS, { ...NO_WISH, ...wish }, name, 'en').map((card) => card.key);
}

test('without a wish all plants are there', () => {
  expect(keys({})).toHaveLength(PLANTS.length);
  expect(filtersOf(NO_WISH)).toBe(0);
});

test('names are found in all languages, without signs, in any order of words', () => {
  expect(plain('Żurawina Błotna, große')).toBe('zurawina blotna, grosse');
  expect(keys({ text: 'zurawina blotna' })).toEqual(['bog-cranberry']);
  expect(keys({ text: 'oxycoccos' })).toEqual(['bog-cranberry']);
  expect(keys({ text: 'johannisbeere schwarze' })).toContain('blackcurrant');
  expect(keys({ text: 'no such plant' })).toEqual([]);
  expect(PLANTS.every((card) => isNamed(card, '  '))).toBe(true);
});

test('filters hold together', () => {
  const wish: Partial<Wish> = { class: 'large-shrub', origin: 'EU', nitrogen: 'yes' };
  const cards = PLANTS.filter((card) => fits(card, { ...NO_WISH, ...wish }));
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every((card) => card.class === 'large-shrub' && card.origin === 'EU')).toBe(true);
  expect(cards.every((card) => card.nitrogen.length)).toBe(true);
  expect(filtersOf({ ...NO_WISH, ...wish })).toBe(3);
});

test('a phase is that of the bloom, of the harvest, or of either', () => {
  const bloom = keys({ phase: '3', happens: 'bloom' });
  const harvest = keys({ phase: '3', happens: 'harvest' });
  expect(bloom.length).toBeGreaterThan(harvest.length);
  expect(keys({ phase: '3' })).toHaveLength(new Set([...bloom, ...harvest]).size);
});

test('colours, partners and crops', () => {
  const showy = keys({ colour: 'showy' });
  expect(showy).toEqual(expect.arrayContaining(keys({ colour: 'red' })));
  const split = keys({ partner: 'needed' }).length + keys({ partner: 'none' }).length;
  expect(split).toBe(PLANTS.length);
  expect(keys({ crop: 'sap' })).toContain('sugar-maple');
});

test('plants are found by the one that fertilises them', () => {
  const filbert = PLANTS.filter(({ partners }) => partners.includes('filbert'));
  expect(keys({ partner: 'filbert' }).toSorted()).toEqual(filbert.map(({ key }) => key).toSorted());
  expect(keys({ partner: 'filbert' })).toContain('common-hazel');
  expect(filtersOf({ ...NO_WISH, partner: 'filbert' })).toBe(1);
  const typed = keys({ text: 'filbert' });
  expect(typed[0]).toBe('filbert'); // what is called so itself comes first
  expect(typed).toContain('common-hazel');
  expect(MATES.some(({ key }) => key === 'filbert')).toBe(true);
});

test('orders: low first, winter harvests last, dear ones first, names within', () => {
  const byKey = Object.fromEntries(PLANTS.map((card) => [card.key, card]));
  const heights = keys({ sort: 'height' }).map((key) => byKey[key]!.height!);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(byKey[keys({ sort: 'harvest' }).at(-1)!]!.harvest).toBe(0);
  expect(byKey[keys({ sort: 'value' })[0]!]!.value).toBe(9);
  const names = keys({ sort: 'name' }).map((key) => byKey[key]!.names['en']!);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
});
