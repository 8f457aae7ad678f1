/** A game put together from what its entries changed, and its turns. */
import { expect, test } from 'vitest';
import type { Entry } from '../src/api/types';
import { courseOf, stopsOf, turnsOf, type Stretch } from '../src/replay/course';

function step(number: number, seat: number | string, changes: Record<string, unknown>) {
  const entry = { number, seat, word: `word ${number}`, at: number };
  return { entry, events: [{ event: 'placed' }], acting: [2], changes };
}

function stretch(number: number, steps: Stretch['steps']): Stretch {
  return { number, last: 3, eyes: 'all', acting: [1], view: { turn: 1, hand: { a: 1 } }, steps };
}

const course = courseOf([
  stretch(0, [step(1, 1, { turn: 2 }), step(2, 1, { hand: { a: null, b: 2 } })]),
  stretch(2, [step(3, 2, {})]),
]);

test('every position is there, made from the one before', () => {
  expect(course.views).toEqual([
    { turn: 1, hand: { a: 1 } },
    { turn: 2, hand: { a: 1 } },
    { turn: 2, hand: { b: 2 } },
    { turn: 2, hand: { b: 2 } },
  ]);
  expect(course.acting).toEqual([[1], [2], [2], [2]]);
  expect(course.entries.map((entry) => entry.number)).toEqual([1, 2, 3]);
  expect(course.entries[0]?.events).toEqual([{ event: 'placed' }]);
  expect(course.eyes).toBe('all');
});

test('a course needs a beginning', () => {
  expect(() => courseOf([])).toThrow();
});

const entries = ['chance', 'chance', 1, 1, 'chance', 2, 2].map((seat, index): Entry => ({
  number: index + 1,
  seat,
  word: '',
  at: 0,
  events: [],
}));
const next = (entry: Entry) => ({ 2: 1, 5: 2 })[entry.number] ?? null;

test('the entry that ends a turn belongs to it', () => {
  expect(turnsOf(entries, next)).toEqual([
    { seat: null, from: 1, to: 2 },
    { seat: 1, from: 3, to: 5 },
    { seat: 2, from: 6, to: 7 },
  ]);
  expect(turnsOf([], next)).toEqual([]);
});

test('going by turns stops behind each of them', () => {
  expect(stopsOf(turnsOf(entries, next))).toEqual([0, 2, 5, 7]);
});
