/** Chances over time, turning points, and how good a choice was. */
import { expect, test } from 'vitest';
import { chancesOf, qualityOf, turningPointsOf, type Verdict } from '../src/replay/turning';

function verdict(
  number: number,
  before: number,
  after: number,
  more: Partial<Verdict> = {},
): Verdict {
  return {
    number,
    seat: 1,
    word: 'end',
    best: 'end',
    before: [before, 1 - before],
    after: [after, 1 - after],
    loss: Math.max(0, before - after),
    events: [],
    changes: null,
    ...more,
  };
}

test('chances begin before the first decision', () => {
  expect(chancesOf([])).toEqual([]);
  expect(chancesOf([verdict(8, 0.5, 0.25), verdict(9, 0.3, 0.25)])).toEqual([
    { number: 7, shares: [0.5, 0.5] },
    { number: 8, shares: [0.25, 0.75] },
    { number: 9, shares: [0.25, 0.75] },
  ]);
});

/** A game whose first seat has these chances after each decision. */
function game(...shares: number[]): Verdict[] {
  return shares.map((share, index) =>
    verdict(index + 1, shares[index - 1] ?? shares[1] ?? share, share),
  );
}

test('the game turns where chances change for good', () => {
  const [point, ...others] = turningPointsOf(game(0.6, 0.6, 0.6, 0.6, 0.3, 0.3, 0.3, 0.3));
  expect(others).toEqual([]);
  expect(point).toEqual({ number: 5, seat: 1, from: 0.6, to: 0.3, lead: 2 });
});

test('estimates that sway to and fro are no turning points', () => {
  expect(turningPointsOf(game(0.6, 0.3, 0.6, 0.3, 0.6, 0.3, 0.6, 0.3, 0.6, 0.3))).toEqual([]);
  expect(turningPointsOf([])).toEqual([]);
});

test('turning points come in order of time, and not more than one can read', () => {
  const wild = game(...Array.from({ length: 120 }, (_, index) => (index % 12 < 6 ? 0.3 : 0.7)));
  const numbers = turningPointsOf(wild).map((point) => point.number);
  expect(numbers).toHaveLength(8);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
});

test('a choice is the best, good, a slip or a mistake', () => {
  const other = { best: 'no-plant' };
  expect(qualityOf(verdict(1, 0.5, 0.5))).toBe('best');
  expect(qualityOf(verdict(1, 0.5, 0.51, other))).toBe('good');
  expect(qualityOf(verdict(1, 0.5, 0.48, other))).toBe('slip');
  expect(qualityOf(verdict(1, 0.5, 0.3, other))).toBe('mistake');
});
