/** The score track: where numbers and markers lie. */
import { describe, expect, test } from 'vitest';
import { along, pebblesOn, rangeOf, spread, writtenOn } from '../src/games/renature/track';

const LENGTH = 540;
const GAP = 16;

/** Where markers with these points stand on a track of so many pixels. */
function placed(points: readonly number[], length = LENGTH): number[] {
  const [first, last] = rangeOf(points);
  const wanted = points.map((one) => along(one, { first, last, length }));
  return spread(wanted, GAP, length);
}

/** The smallest distance between two of them. */
function nearest(places: readonly number[]): number {
  const sorted = places.toSorted((a, b) => a - b);
  return Math.min(...sorted.slice(1).map((place, i) => place - sorted[i]!));
}

describe('the length of the track', () => {
  test('it begins with a lap, whatever the points', () => {
    expect(rangeOf([4, 3, 2, 1])).toEqual([0, 50]);
    expect(rangeOf([50, 0])).toEqual([0, 50]);
  });

  test('whoever goes on makes it a lap longer for all', () => {
    expect(rangeOf([51, 12])).toEqual([0, 100]);
    expect(rangeOf([137, 12])).toEqual([0, 150]);
  });

  test('it reaches below zero for who is there (Q-03)', () => {
    expect(rangeOf([-3, 20])).toEqual([-10, 50]);
    expect(rangeOf([-52, -11])).toEqual([-60, 50]);
  });
});

describe('numbers', () => {
  test('the first and the last are on the track, and more points lie further', () => {
    const scale = { first: 0, last: 100, length: LENGTH };
    const places = [0, 1, 50, 99, 100].map((points) => along(points, scale));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(places.at(-1)).toBeLessThan(LENGTH);
  });

  test('tens are written, and fewer where they would run together', () => {
    expect(writtenOn({ first: 0, last: 50, length: LENGTH })).toEqual([0, 10, 20, 30, 40, 50]);
    expect(writtenOn({ first: -10, last: 150, length: 330 })).toEqual([
      0, 20, 40, 60, 80, 100, 120, 140,
    ]);
    expect(writtenOn({ first: 0, last: 300, length: 330 })).toEqual([
      0, 50, 100, 150, 200, 250, 300,
    ]);
  });

  test('every point has a pebble, then every fifth, then none', () => {
    expect(pebblesOn({ first: 0, last: 50, length: LENGTH })).toHaveLength(51);
    expect(pebblesOn({ first: 0, last: 150, length: LENGTH })).toHaveLength(31);
    expect(pebblesOn({ first: 0, last: 500, length: 330 })).toEqual([]);
  });
});

describe('markers', () => {
  test('stand at their number where they are far from each other', () => {
    const scale = { first: 0, last: 50, length: LENGTH };
    expect(placed([10, 30])).toEqual([along(10, scale), along(30, scale)]);
  });

  test('on one number stand beside each other, around it (R-S-19)', () => {
    const places = placed([20, 20, 20, 20]);
    const middle = along(20, { first: 0, last: 50, length: LENGTH });
    expect(nearest(places)).toBeCloseTo(GAP);
    expect(places.reduce((sum, one) => sum + one, 0) / 4).toBeCloseTo(middle);
  });

  test('are never hidden by each other and stay in the order of points', () => {
    const hands = [
      [0, 0, 1, 1],
      [50, 49, 50, 50],
      [12, 13, 14, 12],
      [-2, 0, 71, 70],
      [137, 137, 136, 5],
    ];
    for (const points of hands) {
      for (const length of [126, 330, LENGTH]) {
        const places = placed(points, length);
        expect(nearest(places)).toBeGreaterThanOrEqual(GAP - 1e-9);
        expect(Math.min(...places)).toBeGreaterThanOrEqual(GAP / 2);
        expect(Math.max(...places)).toBeLessThanOrEqual(length - GAP / 2);
        const byPlace = points.toSorted(
          (a, b) => places[points.indexOf(a)]! - places[points.indexOf(b)]!,
        );
        expect(byPlace).toEqual(points.toSorted((a, b) => a - b));
      }
    }
  });
});
