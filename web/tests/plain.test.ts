/** Games without drawings of their own: what can be picked. */
import { expect, test } from 'vitest';
import { NO_DRAFT } from '../src/live/beside';
import type { Draft } from '../src/live/state';
import { choices } from '../src/plain/play';

const BEGIN = ['a1', 'b2'];

function table(draft: Partial<Draft>, legal: readonly string[]) {
  return { legal, allowed: BEGIN, draft: { ...NO_DRAFT, ...draft } };
}

test('a word that follows the draft, or one instead of it', () => {
  expect(choices(table({}, BEGIN))).toBe(BEGIN);
  expect(choices(table({ words: ['a1'] }, ['end']))).toEqual(['end']);
  expect(choices(table({ words: ['a1'] }, []))).toBe(BEGIN);
});

test('nothing while the draft is being played', () => {
  expect(choices(table({ words: ['a1'], busy: true }, []))).toEqual([]);
});
