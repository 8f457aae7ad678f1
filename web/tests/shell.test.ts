/** Pages, tables and looks know no game: adding one means a folder in `games/`. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../src/games';
import { fronts } from '../src/games/fronts';
import { FIRST } from '../src/home/quick';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const NAMES = new RegExp(games.join('|'), 'i');
/** Things of a single game; no other has to have them. */
const THINGS =
  /domino|joker|mushroom|turtle|\bplants?\b|garden|harvest|bloom|nitrogen|pollinat|\bcoins?\b/i;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.(ts|svelte|css)$/.test(file) && !file.startsWith('games/') && !file.endsWith('.gen.ts'),
);

/** Without comments, which may give examples. */
function code(file: string): string {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  return text.replace(/<!--.*?-->|\/\*.*?\*\//gs, '').replace(/(?<=^|\s)\/\/ .*$/gm, '');
}

function linesWith(what: RegExp): string[] {
  return files.flatMap((file) =>
    code(file)
      .split('\n')
      .filter((line) => what.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

test('no code outside the folders of games names a game', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(games.length).toBeGreaterThan(1);
  expect(linesWith(NAMES)).toEqual([]);
});

test('nor a thing of one', () => {
  expect(linesWith(THINGS)).toEqual([]);
});

test('the catalogues of the shell name no game', () => {
  const shell = readdirSync(join(SOURCE, 'i18n', 'en'));
  expect(shell).toContain('home.ftl');
  const named = shell.filter((file) => {
    const text = readFileSync(join(SOURCE, 'i18n', 'en', file), 'utf8').replaceAll('ä', 'ae');
    return NAMES.test(text);
  });
  expect(named).toEqual([]);
});

test('games say in which order they stand, and the first is offered to newcomers', () => {
  expect(fronts.map(({ game }) => game).toSorted()).toEqual(games.toSorted());
  expect(fronts.map(({ order }) => order)).toEqual(fronts.map((_, index) => index + 1));
  expect(FIRST).toMatchObject({ game: fronts[0]!.game, mode: fronts[0]!.mode });
});
