/** Keys of the table. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onKey } from '../src/table/keys';

function pressed(key: string, repeat = false): string[] {
  const done: string[] = [];
  const keys = {
    confirm: () => done.push('confirm'),
    undo: () => done.push('undo'),
    drop: () => done.push('drop'),
    help: () => done.push('help'),
    hint: () => done.push('hint'),
  };
  const event = { key, repeat, target: null, preventDefault: vi.fn() };
  onKey(event as unknown as KeyboardEvent, keys);
  return done;
}

beforeEach(() => {
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => void vi.unstubAllGlobals());

test('each key does one thing', () => {
  const done = ['Enter', 'u', 'Escape', '?', 'h', 'x'].map((key) => pressed(key));
  expect(done).toEqual([['confirm'], ['undo'], ['drop'], ['help'], ['hint'], []]);
});

test('a key that is held down confirms once, so a warning can be read', () => {
  expect(pressed('Enter', true)).toEqual([]);
  expect(pressed('u', true)).toEqual(['undo']);
});
