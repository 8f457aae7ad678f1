/** Which page stands behind which address. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADDRESSES, find, match, OF_GAMES } from '../src/routes/router.svelte';

test('parts of a pattern become props', () => {
  expect(match('/tables/:id', '/tables/k3x')).toEqual({ id: 'k3x' });
  expect(match('/learn/:game/:lesson', '/learn/renature/first')).toEqual({
    game: 'renature',
    lesson: 'first',
  });
});

test('a path fits as a whole or not at all', () => {
  expect(match('/tables/:id', '/tables')).toBeNull();
  expect(match('/tables/:id', '/tables/')).toBeNull();
  expect(match('/tables/:id', '/tables/k3x/replay')).toBeNull();
  expect(match('/lobby', '/lobby/')).toEqual({});
  expect(match('/', '/')).toEqual({});
});

test('signs that are written with a percent are read, and wrong ones do no harm', () => {
  expect(match('/people/:id', '/people/%C5%82')).toEqual({ id: 'ł' });
  expect(match('/people/:id', '/people/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
});

test('every address finds its page, and an unknown one the page that says so', () => {
  for (const { path, page } of ADDRESSES) {
    expect(find(path.replaceAll(':', '')).page).toBe(page);
  }
  expect(find('/nowhere').page).toBe('NotFound');
  expect(find('/tables/a/b/c').page).toBe('NotFound');
});

test('a game brings pages along, which belong to learning', () => {
  expect(find('/plants/quince')).toMatchObject({
    page: 'waldgaertner/Plants',
    part: 'Learn',
    params: { plant: 'quince' },
  });
});

test('the server knows the same addresses and pages', () => {
  const file = new URL('../../src/waldbach/server/web/browser_pages.py', import.meta.url);
  const table = /ADDRESSES = \{\n(.*?)\n\}/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const known = [...table.matchAll(/"(\/[^"]*)": "(\w+)"/g)].map(([, path = '', page]) => [
    path.replace(/\{(\w+)\}/g, ':$1'),
    page,
  ]);
  const shell = ADDRESSES.filter((address) => !OF_GAMES.includes(address));
  expect(known).toEqual(shell.map(({ path, page }) => [path, page]));
});
