/** Waldgärtner: how contests are shown when they are through, what was planted last, and refused piles. */
import { expect, test } from 'vitest';
import type { Entry, GameEvent } from '../src/api/types';
import { lastPlanted } from '../src/games/waldgaertner/garden/last';
import { contestsOf } from '../src/games/waldgaertner/moments/contests';
import { momentsBehind } from '../src/games/waldgaertner/moments/moments.svelte';
import { PATTERNS } from '../src/games/waldgaertner/pieces/patterns';
import { refusedWord } from '../src/games/waldgaertner/regions/piles';
import { group } from '../src/games/waldgaertner/words';

const entry = (number: number, ...events: GameEvent[]): Entry =>
  ({ number, seat: 'chance', word: '', at: 0, events }) as unknown as Entry;
const dice = (...faces: (number | null)[]) => ({
  event: 'dice-revealed',
  dice: faces.map((die, index) => ({ seat: index + 1, die })),
});
const got = (event: string, seat: number, card: string | null = null) => ({
  event,
  seat,
  card,
  pile: 1,
});

test('a tie in which nobody is asked is a moment behind the dice', () => {
  const entries = [
    entry(1, got('drew', 1)), // a round before
    entry(2, dice(1, 1, 2), got('took', 3, 'quince')),
    entry(3, got('drew', 1, 'medlar')),
    entry(4, got('drew', 2)),
  ];
  const moments = momentsBehind(entries, 1, null);
  expect(moments.map((moment) => moment.kind)).toEqual(['dice', 'contest']);
  expect(contestsOf(entries)).toEqual([
    {
      region: 1,
      shares: [
        { seat: 1, waived: false, way: 'drew', card: 'medlar' },
        { seat: 2, waived: false, way: 'drew', card: null },
      ],
      asked: false,
      ended: 4,
    },
  ]);
});

const asked = [
  entry(2, dice(1, 1, 1, 1, 6, 6, null)),
  entry(3, { event: 'right-waived', seat: 1, region: 1 }),
  entry(4, got('right-used', 3, 'medlar')),
];
const through = [...asked, entry(5, got('got-last', 1, 'quince'))];

test('the end of a contest tells who had the right and paid, waived, or got nothing', () => {
  const [contest] = contestsOf(through);
  expect(contest?.asked).toBe(true);
  expect(contest?.shares.map(({ seat, way, waived }) => [seat, way, waived])).toEqual([
    [3, 'right-used', false],
    [1, 'got-last', true],
    [2, null, false],
    [4, null, false],
  ]);
});

const takeBack = (number: number, to: number) =>
  ({ ...entry(number), seat: 'table', word: `take-back ${to}` }) as Entry;

test('what was taken back is no part of a contest', () => {
  const again = [...asked, takeBack(5, 2), entry(6, got('right-used', 1, 'quince'))];
  expect(contestsOf(again)[0]?.shares.map(({ waived, card }) => [waived, card])).toEqual([
    [false, 'quince'],
    [false, null],
    [false, null],
    [false, null],
  ]);
});

test('a contest is shown when it is through, and once', () => {
  expect(momentsBehind(asked, 3, 1)).toEqual([]);
  expect(momentsBehind(through, 4, null).map((moment) => moment.kind)).toEqual(['contest']);
  expect(momentsBehind([...through, entry(6, got('took', 5))], 5, null)).toEqual([]);
});

test('what another seat planted in its last play is marked; a sale and my own play are not', () => {
  const grew = { event: 'grew', seat: 2, card: 'medlar', place: '3.1', cost: 0 };
  const sold = { event: 'sold', seat: 2, card: 'quince', coins: 2 };
  const last = (...events: GameEvent[]) =>
    lastPlanted({ seat: 1, entries: [entry(1, ...events)] }, 2);
  expect(last()).toBeNull();
  expect(last(grew, { event: 'round', round: 2, phase: 1 })).toEqual(grew);
  expect(last(grew, sold)).toBeNull();
  expect(lastPlanted({ seat: 2, entries: [entry(1, grew)] }, 2)).toBeNull();
  expect(lastPlanted({ seat: 1, entries: [entry(1, grew), takeBack(2, 0)] }, 2)).toBeNull();
});

test('a pile that cannot be chosen has a word that is refused, while one is to be chosen', () => {
  expect(refusedWord(group(['choose 1']), 'market')).toBe('choose 6');
  expect(refusedWord(group(['choose 1']), 2)).toBe('choose 2');
  expect(refusedWord(group(['start 1']), 2)).toBe('start 2');
  expect(refusedWord(group(['start 1']), 'market')).toBeUndefined();
  expect(refusedWord(group(['pile market']), 3)).toBe('pile 3');
  expect(refusedWord(group(['sell medlar']), 1)).toBeUndefined();
});

test('dice differ in more than their colour', () => {
  const { black, white, ...patterned } = PATTERNS;
  expect([black, white]).toEqual(['', '']); // dark and light
  expect(new Set(Object.values(patterned)).size).toBe(4);
});
