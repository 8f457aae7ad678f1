/** Links that are given away: what a camera reads, what others can open, what they could play. */
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { isHere } from '../src/api/address.svelte';
import { qrPath } from '../src/look/qr';
import { othersFor } from '../src/table/rematch';

const SCALE = 4;

/** Draws the path as the page does, and reads it as a camera does. */
function read({ path, size }: { path: string; size: number }): string | undefined {
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const [, x, y, long] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let down = +y! * SCALE; down < (+y! + 1) * SCALE; down++) {
      for (let right = +x! * SCALE; right < (+x! + +long!) * SCALE; right++) {
        pixels.fill(0, 4 * (down * width + right), 4 * (down * width + right) + 3);
      }
    }
  }
  return jsQR(pixels, width, width)?.data;
}

describe('a QR code', () => {
  test.each([
    'http://192.168.0.7:8000/tables/0VhLq3k9Xw',
    `https://games.example.org/recover#${'a1B-_'.repeat(9)}`,
  ])('is read as %s', (link) => {
    expect(read(qrPath(link))).toBe(link);
  });
});

test('an address that only this machine understands', () => {
  expect(['localhost', '127.0.0.1', '[::1]', 'a.localhost'].every(isHere)).toBe(true);
  expect(['192.168.0.7', 'oak.local', 'localhost.example.org', '10.127.0.1'].some(isHere)).toBe(
    false,
  );
});

test('another game for the same people is one that as many can play', () => {
  const games = [
    { name: 'renature', least_seats: 2, most_seats: 4 },
    { name: 'waldgaertner', least_seats: 2, most_seats: 6 },
    { name: 'for two', least_seats: 2, most_seats: 2 },
  ];
  const after = (game: string, seats: number) =>
    othersFor({ game, seats: Array(seats).fill({}) }, games);
  expect(after('renature', 4)).toEqual(['waldgaertner']);
  expect(after('waldgaertner', 4)).toEqual(['renature']);
  expect(after('waldgaertner', 5)).toEqual([]);
  expect(after('waldgaertner', 2)).toEqual(['renature', 'for two']);
});
