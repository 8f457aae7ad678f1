import { expect, test } from 'vitest';
import type { Entry, GameEvent } from '../src/api/types';
import { momentsOf } from '../src/games/waldgaertner/moments/moments.svelte';
import { turnIn } from '../src/games/waldgaertner/points';
import { contendersOf } from '../src/games/waldgaertner/regions/contest';
import { matching, sorted, type Found } from '../src/games/waldgaertner/regions/sorting';
import { partsOf, mark } from '../src/games/waldgaertner/tell';
import type { Card, Contest, WaldView } from '../src/games/waldgaertner/view';
import { cardWord, chooseWord, group, growWord, read } from '../src/games/waldgaertner/words';

function entry(...events: GameEvent[]): Entry {
  return { number: 7, seat: 1, word: 'sell medlar', at: 0, events } as unknown as Entry;
}

function found(key: string, more: Partial<Card>, markers = 0): Found {
  const names = { en: key, botanical: `Planta ${key}` };
  const facts = { key, names, class: 'small-tree', value: 3, bloom: 2, harvest: 6, ...more };
  return { card: key, markers, facts: facts as Card };
}

test('words are read as they are made', () => {
  expect(read(chooseWord(6))).toEqual({ verb: 'choose', number: 6 });
  expect(read(growWord('medlar', '2.3'))).toEqual({ verb: 'grow', card: 'medlar', place: '2.3' });
  expect(read('claim any')).toEqual({ verb: 'claim', claim: 'any' });
  expect(read('pile market')).toEqual({ verb: 'pile', pile: 'market' });
  expect(read('choose ?')).toBeNull();
  expect(read('turn medlar')).toBeNull();
});

test('legal words are grouped by what they are about', () => {
  const words = [chooseWord(2), cardWord('sell', 'medlar'), growWord('medlar', '3.1'), 'waive'];
  const choices = group(words);
  expect(choices.choose.get(2)).toBe('choose 2');
  expect(choices.sell.get('medlar')).toBe('sell medlar');
  expect(choices.grow.get('medlar')?.get('3.1')).toBe('grow medlar 3.1');
  expect(choices.waive).toBe(true);
  expect(choices.noBonus).toBe(false);
});

test('a market is sorted and searched', () => {
  const cards = [
    found('medlar', { value: 3, bloom: 4 }),
    found('quince', { value: 2, bloom: 3 }, 2),
    found('Chełm plum', { value: 1, bloom: 1, class: 'large-shrub' }),
  ];
  const keys = (all: Found[]) => all.map((one) => one.card);
  expect(keys(sorted(cards, 'value'))).toEqual(['quince', 'medlar', 'Chełm plum']);
  expect(keys(sorted(cards, 'bloom'))).toEqual(['Chełm plum', 'quince', 'medlar']);
  expect(keys(sorted(cards, 'class'))[0]).toBe('Chełm plum');
  expect(keys(sorted(cards, null))).toEqual(keys(cards));
  expect(keys(matching(cards, 'chelm'))).toEqual(['Chełm plum']);
  expect(keys(matching(cards, 'planta QUINCE'))).toEqual(['quince']);
  expect(matching(cards, 'oak')).toEqual([]);
});

test('contenders stand in the order in which they are asked', () => {
  const hand = (cards: number) => ({ hand: Array.from({ length: cards }) });
  const seats = { 1: hand(1), 2: hand(2), 3: hand(1), 4: hand(1) };
  const contest: Contest = {
    region: 1,
    contenders: [1, 2, 3, 4],
    coins: [3, 5, 3, 1],
    waiting: [],
    drawing: [1, 3],
    right: 4,
  };
  const order = contendersOf({ seats } as unknown as WaldView, contest);
  expect(order.map(({ seat, part, tied }) => [seat, part, tied])).toEqual([
    [2, 'served', false],
    [1, 'draws', true],
    [3, 'draws', true],
    [4, 'right', false],
  ]);
});

test('a new phase is a moment, with what it brings to each garden', () => {
  const events = [
    { event: 'sold', seat: 1, card: 'medlar', coins: 2 },
    { event: 'round', round: 4, phase: 3 },
    { event: 'bloomed', seat: 1, cards: ['a', 'b'], in_vain: ['c'] },
    { event: 'harvested', seat: 1, cards: [{ card: 'd', coins: 2 }], coins: 2 },
    { event: 'bloomed', seat: 2, cards: [], in_vain: ['e'] },
  ];
  expect(momentsOf(entry(...events))).toEqual([
    {
      kind: 'round',
      round: 4,
      phase: 3,
      last: false,
      gains: [
        { seat: 1, flowers: 2, inVain: 1, coins: 2 },
        { seat: 2, flowers: 0, inVain: 1, coins: 0 },
      ],
    },
  ]);
  expect(turnIn(entry(...events))).toBe(0);
  expect(turnIn(entry(events[0]!))).toBeNull();
});

test('marks in a sentence become spots', () => {
  const sentence = `took ${mark('card:medlar', 'medlar')} from region 2`;
  expect(partsOf(sentence)).toEqual([
    'took ',
    { spot: 'card:medlar', text: 'medlar' },
    ' from region 2',
  ]);
});
