/** The sums behind charts and avatars, stored choices, and which language is spoken. */
import { expect, test } from 'vitest';
import { preferred } from '../src/i18n/index.svelte';
import { initial, tint } from '../src/look/avatar';
import { line, range, spread, step, ticks } from '../src/look/chart';
import { addsTo, read } from '../src/settings/settings.svelte';

test('steps read well', () => {
  expect([step(10, 5), step(37, 4), step(1, 4), step(240, 6)]).toEqual([2, 10, 0.5, 50]);
});

test('ticks lie inside the range, on round numbers', () => {
  expect(ticks(0, 37, 4)).toEqual([0, 10, 20, 30]);
  expect(ticks(0, 1, 4)).toEqual([0, 0.5, 1]);
  expect(ticks(0, 3, 8, true)).toEqual([0, 1, 2, 3]);
});

test('a range begins at nothing and ends on a round number', () => {
  expect(range([3, 37])).toEqual([0, 40]);
  expect(range([-5, 12])).toEqual([-5, 15]);
  expect(range([], 0, 1)).toEqual([0, 1]);
  expect(range([])).toEqual([0, 1]);
});

test('a line is interrupted where a value is missing', () => {
  expect(line([[0, 1], [1, 2], null, [3, 4]])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0');
});

test('labels are moved apart and stay inside', () => {
  expect(spread([50, 52, 10], 15, 100)).toEqual([50, 65, 10]);
  expect(spread([98, 99], 15, 100)).toEqual([85, 100]);
});

test('a name has one picture, whatever its script', () => {
  expect([initial(' ada'), initial('żubr'), initial('🦉 owl'), initial('')]).toEqual([
    'A',
    'Ż',
    '🦉',
    '',
  ]);
  expect(tint('Ada')).toBe(tint('Ada'));
});

test('the first of our languages that a browser names is spoken', () => {
  expect(preferred(['fr-FR', 'pl', 'en'])).toBe('pl');
  expect(preferred(['de-AT'])).toBe('de');
  expect(preferred(['fr'])).toBe('en');
});

test('of stored choices only those that make sense are taken', () => {
  const stored = {
    theme: 'dark',
    motion: 'wild',
    lang: 'pl',
    aids: { 'renature.dim': 'hide', x: 3 },
  };
  expect(read(JSON.stringify(stored))).toEqual({
    theme: 'dark',
    lang: 'pl',
    aids: { 'renature.dim': 'hide' },
  });
  expect(read('no json')).toEqual({});
  expect(read('[1]')).toEqual({});
  expect(read(null)).toEqual({});
});

test('choices are sent to the server where it does not know them', () => {
  expect(addsTo({ theme: 'dark' }, {})).toBe(true);
  expect(addsTo({ theme: 'dark' }, { theme: 'light' })).toBe(false);
  expect(addsTo({ aids: { a: '1' } }, { aids: { a: '2', b: '1' } })).toBe(false);
  expect(addsTo({ aids: { c: '1' } }, { aids: { a: '2' } })).toBe(true);
});
