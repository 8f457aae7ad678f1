/** What a bot advises in Waldgärtner, in words, and what speaks for it. */
import { beforeAll, expect, test } from 'vitest';
import type { Plan } from '../src/games/game';
import { advise } from '../src/games/waldgaertner/advice';
import { load, speak } from '../src/i18n/index.svelte';
import { plain } from '../src/table/log';

beforeAll(async () => {
  await speak('en');
  await load('waldgaertner', 'waldgaertner-cards', 'waldgaertner-garden');
});

const cards = Object.fromEntries(
  [
    { key: 'pear', value: 5, partners: ['quince'] },
    { key: 'quince', value: 3, partners: ['pear'] },
    { key: 'hazel', value: 4, partners: [] },
  ].map((card) => [card.key, { ...card, names: { en: card.key } }]),
);
const ALONE = { card: 'pear', place: '3.1', fertile: false, nitrogen: 0 };

/** The pear stands alone, a quince lies open in region 2. */
function viewOf(garden: Record<string, object>, more: object = {}): Record<string, unknown> {
  const seat = { coins: 2, total: 0, garden, colours: [], bonus: { due: false, settled: 0 } };
  return {
    cards,
    regions: {
      1: { region: 1, open: 'hazel' },
      2: { region: 2, open: 'quince' },
      3: { region: 3 },
    },
    seats: { 1: { seat: 1, ...seat, ...more } },
  };
}

const stored = viewOf({ '3.1': ALONE });

function planOf(word: string, view = stored): Plan {
  return { seat: 1, words: [word], events: [], from: stored, view };
}

function said(word: string, view = stored) {
  const { does, why } = advise(planOf(word, view));
  return { does: plain(does), why: why.map(plain) };
}

test.each([
  ['start 2', 'draw your first card from region 2'],
  ['choose 6', 'set your die on 6 and take any card of any pile'],
  ['claim 2', 'claim position 2'],
  ['claim any', 'leave the order to the others'],
  ['pile market', 'look through the market'],
  ['waive', 'waive and wait for what is left'],
  ['no-bonus', 'go without the bonus'],
])('%s needs no reason', (word, does) => {
  expect(said(word)).toEqual({ does, why: [] });
});

test('a region is chosen for its open card, and for what that completes', () => {
  const { does, why } = said('choose 2');
  expect(does).toBe('set your die on region 2');
  expect(why).toEqual([
    'quince is worth 3',
    'its partner stands in the garden',
    'pear gets its partner',
  ]);
  expect(said('choose 1').why).toEqual(['hazel is worth 4']);
  expect(said('choose 3').why).toEqual([]); // its top lies face down
});

test.each([
  ['right hazel', 'pay a coin and take hazel'],
  ['take hazel', 'take hazel'],
  ['bonus hazel', 'take hazel for your four colours'],
])('%s is told with the worth of the card', (word, does) => {
  expect(said(word)).toEqual({ does, why: ['hazel is worth 4'] });
});

test('planting is told with what it would bring', () => {
  const pear = { ...ALONE, fertile: true };
  const ahead = { harvests: 2, coins: 2 };
  const quince = {
    card: 'quince',
    place: '3.2',
    fertile: true,
    nitrogen: 0,
    partner: 'pear',
    ahead,
  };
  const { does, why } = said(
    'grow quince 3.2',
    viewOf({ '3.1': pear, '3.2': quince }, { total: 8 }),
  );
  expect(does).toBe('plant quince on 3.2');
  expect(why).toEqual([
    '+8 points',
    'fertilised by pear',
    'partner for pear',
    '2 harvests to come, 2 coins',
  ]);
});

test('selling is told with its coins', () => {
  const { does, why } = said('sell hazel', viewOf({ '3.1': ALONE }, { coins: 3 }));
  expect(does).toBe('sell hazel');
  expect(why).toEqual(['+1 coin', 'goes to the market, where a six can take it']);
});

test('cards and regions in it are spots; of what no seat can say nothing is told', () => {
  expect(advise(planOf('choose 3'))).toEqual({
    does: ['set your die on ', { spot: 'region:3', text: 'region 3' }],
    why: [],
  });
  expect(advise(planOf('turn hazel'))).toEqual({ does: [], why: [] });
});
