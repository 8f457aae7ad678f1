import { expect, test } from 'vitest';
import { merge } from '../src/live/patch';

// The examples of RFC 7396, appendix A, that begin with an object.
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('merging %j and %j', (target, changes, merged) => {
  expect(merge(target as Record<string, unknown>, changes)).toEqual(merged);
});

test('what is given stays as it is', () => {
  const target = { spaces: { a1: { ground: 'brook' } }, turn: 1 };
  const merged = merge(target, { spaces: { a1: { animal: 'owl' } } });
  expect(merged).toEqual({ spaces: { a1: { ground: 'brook', animal: 'owl' } }, turn: 1 });
  expect(target).toEqual({ spaces: { a1: { ground: 'brook' } }, turn: 1 });
});
