import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../src/games/renature/learn/chapters';
import { viewOfExample } from '../src/games/renature/learn/diagram';
import { SCENES } from '../src/games/renature/learn/scenes';
import { findRules } from '../src/learn/find';
import { shortened } from '../src/learn/rule-ids';
import { fits, kindOf, seatOf, untilOthers } from '../src/learn/words';

const LANGUAGES = ['en', 'de', 'pl'] as const;
const ROOT = new URL('../../', import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

function keys(language: string, file: string): string[] {
  const text = read(`web/src/games/renature/words/${language}/${file}.ftl`);
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
}

test('a pattern stands for words', () => {
  expect(fits('plant own * c4', 'plant own oak c4')).toBe(true);
  expect(fits('plant own * c4', 'plant own oak c5')).toBe(false);
  expect(fits('end', 'endless')).toBe(false);
  expect(fits('place owl@c1 *', 'place owl@c1 hare@d1')).toBe(true);
  expect(kindOf('plant own oak c4')).toBe('plant');
});

test('what follows of itself ends where others act', () => {
  const lines = ['chance draw owl-owl', '1 end', '2 discard owl-hare', 'chance draw frog-frog'];
  expect(untilOthers(lines, 1)).toEqual([lines.slice(0, 2), lines.slice(2)]);
  expect(untilOthers(lines.slice(0, 2), 1)).toEqual([lines.slice(0, 2), []]);
  expect(seatOf('chance back 3')).toBe(null);
});

test('rules are named in runs', () => {
  expect(shortened(['R-A-01', 'R-A-02', 'R-A-03', 'R-A-19', 'Q-10'])).toBe(
    'R-A-01–03, R-A-19, Q-10',
  );
});

test('every rule that a refusal of the server can name has one anchor', () => {
  const anchors = CHAPTERS.flatMap((chapter) => chapter.points.flat());
  expect(new Set(anchors).size).toBe(anchors.length);
  const refusals = read('src/waldbach/games/renature/refusals.py');
  const named = [...refusals.matchAll(/"((?:R|V|VV|Q)-[A-Z0-9-]+)"\)/g)].map(([, id]) => id!);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((id) => !anchors.includes(id))).toEqual([]);
});

test.each(LANGUAGES)('every point and drawing of the rules has its words in %s', (language) => {
  const told = keys(language, 'renature-rules');
  const needed = CHAPTERS.flatMap(({ name, points, scenes = [] }) => [
    `renature-rules-${name}-title`,
    ...points.map((_, index) => `renature-rules-${name}-${index + 1}`),
    ...scenes.map((scene) => `renature-rules-scene-${scene}`),
  ]);
  const counted = told.filter((key) =>
    /-\d+$|^renature-rules-[a-z-]+-title$|^renature-rules-scene-/.test(key),
  );
  expect(counted.toSorted()).toEqual(needed.toSorted());
});

test('every lesson has a drawing for its card', () => {
  const files = readdirSync(new URL('src/waldbach/games/renature/lessons/', ROOT));
  const lessons = files.filter((file) => file.endsWith('.toml')).map((file) => file.slice(0, -5));
  expect(lessons.filter((lesson) => !SCENES[`lesson-${lesson}`])).toEqual([]);
});

test.each(Object.entries(SCENES))('the drawing %s shows what it marks', (_, scene) => {
  const view = viewOfExample(scene);
  const halves = Object.values(view.spaces).filter(({ animal }) => animal);
  const marks = `${scene.good ?? ''} ${scene.bad ?? ''}`.split(' ').filter(Boolean);
  expect(marks.filter((space) => !view.spaces[space])).toEqual([]);
  expect(scene.pairs.split(/[ -]/).filter((space) => !view.spaces[space]?.animal)).toEqual([]);
  expect(halves.length).toBe(scene.pairs.split(/[ -]/).length);
  for (const area of Object.keys(scene.tokens ?? {})) expect(view.areas[area]).toBeTruthy();
});

test('an example is read like a position', () => {
  const { spaces, areas, rows, columns } = viewOfExample({ board: 'S _2 1p\nOW # m', pairs: '' });
  expect([rows, columns]).toEqual([2, 3]);
  expect(spaces['a1']).toEqual({ space: 'a1', ground: 'start' });
  expect(spaces['b1']).toEqual({ space: 'b1', ground: 'area', area: 1, clouds: 2 });
  expect(spaces['c1']).toMatchObject({ plant: 'pine', colour: '1', area: 1 });
  expect(spaces['a2']).toMatchObject({ animal: 'owl', ground: 'brook' });
  expect(spaces['b2']).toBeUndefined();
  expect(areas['1']).toMatchObject({ size: 3, main: 3, minor: 1 });
});

test('rules are found by words, by their names, and without marks on letters', () => {
  const say = () => 'Żółw lubi chmury';
  const all = findRules(CHAPTERS, '', say);
  expect(all.length).toBe(CHAPTERS.length);
  expect(findRules(CHAPTERS, 'zolw CHMURY', say).length).toBe(CHAPTERS.length);
  expect(findRules(CHAPTERS, 'r-a-07', say).map(({ chapter }) => chapter.name)).toEqual(['place']);
  expect(findRules(CHAPTERS, 'hedgehog', say)).toEqual([]);
});
