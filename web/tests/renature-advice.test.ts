/** What a bot advises in Renature, in words, and a position as if my turn had come. */
import { beforeAll, expect, test } from 'vitest';
import type { Plan } from '../src/games/game';
import { advise } from '../src/games/renature/advice';
import { ahead } from '../src/games/renature/ahead';
import { load, speak } from '../src/i18n/index.svelte';
import type { TableState } from '../src/live/state';
import { plain } from '../src/table/log';

beforeAll(async () => {
  await speak('en');
  await load('renature');
});

/** Area 7 with what it would pay to each seat. */
function viewOf(pay: [number, number], more: object = {}): Record<string, unknown> {
  const standings = pay.map((points, index) => ({
    colour: String(index + 1),
    total: points,
    struck: false,
    points,
  }));
  return { spaces: {}, areas: { 7: { area: 7, closed: false, standings, ...more } } };
}

const seats = ['Ada', 'Ben'].map((name, index) => ({ seat: index + 1, name, level: null }));
const table = { seat: 1, info: { seats } } as unknown as TableState;

function said(plan: Partial<Plan>, at = table): { does: string; why: string[] } {
  const now = viewOf([0, 6]);
  const { does, why } = advise(
    { seat: 1, words: [], events: [], from: now, view: now, ...plan },
    at,
  );
  return { does: plain(does), why: why.map(plain) };
}

test('a plan says what to do, and what speaks for it', () => {
  const { does, why } = said({
    words: ['place owl@c4 snail@c5', 'plant own bush d4', 'end'],
    events: [{ event: 'points', seat: 1, source: 'plants', points: 3 }],
    view: viewOf([6, 0]),
  });
  expect(does).toBe('place owl on c4 and snail on c5, then plant bush on d4');
  expect(why).toEqual([
    '+3 points at once',
    'in area 7 you would now get 6 points instead of 0',
    'in area 7 Ben would now get 0 points instead of 6',
  ]);
});

test('whoever only looks on reads everybody by name', () => {
  const { why } = said(
    {
      words: ['plant own bush d4'],
      events: [{ event: 'clouds', seat: 1, taken: 2, lost: 0 }],
      view: viewOf([6, 0]),
    },
    { ...table, seat: null },
  );
  expect(why).toEqual([
    'in area 7 Ada would now get 6 points instead of 0',
    'in area 7 Ben would now get 0 points instead of 6',
    '2 clouds gained',
  ]);
});

test('an area that is closed pays at once', () => {
  const { does, why } = said({ words: ['no-plant'], view: viewOf([4, 1], { closed: true }) });
  expect(does).toBe('plant nothing');
  expect(why).toEqual(['closes area 7: Ada +4, Ben +1']);
});

test('words that say nothing new are left out behind others', () => {
  expect(said({ words: ['end'] }).does).toBe('end the turn');
  expect(said({ words: ['joker owl', 'end'] }).does).toBe('make owl the joker');
});

test('a position becomes one of my turn, without what is half done', () => {
  const position =
    'seats 2\nturn 14 seat 2 step plant\ndomino m5 m6\nclosed 3\nseat 1\n  clouds 0\n';
  expect(ahead(position, 1)).toBe('seats 2\nturn 14 seat 1 step place\nseat 1\n  clouds 0\n');
});
