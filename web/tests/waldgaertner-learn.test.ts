import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../src/games/waldgaertner/learn/chapters';
import { BOOK, cardsOf, viewOf } from '../src/games/waldgaertner/learn/example';
import { SCENES } from '../src/games/waldgaertner/learn/scenes';

const LANGUAGES = ['en', 'de', 'pl'] as const;
const ROOT = new URL('../../', import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

test('every rule that a refusal of the server can name has one anchor', () => {
  const anchors = CHAPTERS.flatMap((chapter) => chapter.points.flat());
  expect(new Set(anchors).size).toBe(anchors.length);
  const refusals = read('src/waldbach/games/waldgaertner/refusals.py');
  const named = [...refusals.matchAll(/", "((?:[AW]-|section )[A-Z0-9-]+)"\)/g)].map(
    ([, id]) => id!,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((id) => !anchors.includes(id))).toEqual([]);
});

test.each(LANGUAGES)('every point, example and drawing has its words in %s', (language) => {
  const text = read(`web/src/games/waldgaertner/words/${language}/waldgaertner-rules.ftl`);
  const told = [...text.matchAll(/^waldgaertner-rules-([\w-]+) =/gm)].map(([, key]) => key!);
  const needed = CHAPTERS.flatMap(({ name, points, example, scenes = [] }) => [
    `${name}-title`,
    ...points.map((_, index) => `${name}-${index + 1}`),
    ...(example ? [`${name}-example`] : []),
    ...scenes.map((scene) => `scene-${scene}`),
  ]);
  const counted = told.filter((key) => /-\d+$|.-title$|-example$|^scene-/.test(key));
  expect(counted.toSorted()).toEqual(needed.toSorted());
});

test('every lesson has a drawing for its card', () => {
  const files = readdirSync(new URL('src/waldbach/games/waldgaertner/lessons/', ROOT));
  const lessons = files.filter((file) => file.endsWith('.toml')).map((file) => file.slice(0, -5));
  expect(lessons.length).toBe(4);
  expect(lessons.filter((lesson) => !SCENES[`lesson-${lesson}`])).toEqual([]);
});

test.each(Object.entries(SCENES))('the drawing %s shows plants that there are', (_, scene) => {
  const keys = `${scene.cards ?? ''} ${scene.garden ?? ''}`.match(/[a-z][a-z-]+/g) ?? [];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !BOOK[key])).toEqual([]);
  for (const mark of [scene.good, scene.bad]) {
    if (mark) expect(viewOf(scene).seats[1]?.garden[mark]).toBeTruthy();
  }
});

test('no drawing of the basic game has a plant in a row that is not its own', () => {
  const gardens = Object.values(SCENES).filter(({ garden, mode }) => garden && mode !== 'advanced');
  const planted = gardens.flatMap((scene) => Object.values(viewOf(scene).seats[1]!.garden));
  expect(planted.filter(({ card, row }) => (BOOK[card]!.rank ?? row) !== row)).toEqual([]);
});

test('an example is read like a position', () => {
  const [[shown, free]] = cardsOf('quince+2*? -') as [ReturnType<typeof cardsOf>[number]];
  expect(shown).toMatchObject({ markers: 2, flower: true, coin: false, partner: 'missing' });
  expect(free?.card).toBe(null);
  const { garden } = viewOf({ garden: '2: [black-elder] . quince+1 . .' }).seats[1]!;
  expect(garden['2.0']).toMatchObject({ card: 'black-elder', extra: true });
  expect(garden['2.2']).toMatchObject({ card: 'quince', markers: 1, row: 2, points: 4 });
});
