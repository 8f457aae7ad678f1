/** The board workshop: reading and writing boards, painting, undoing. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Bench } from '../src/games/renature/workshop/bench.svelte';
import {
  emptyDrawing,
  GRID,
  PLACES,
  readBoard,
  writeBoard,
  type Drawing,
} from '../src/games/renature/workshop/board-text';
import { brushAt, paint, partnerOf, way, type Brush } from '../src/games/renature/workshop/paint';
import { sizesOf, tokensOf, viewOfDrawing } from '../src/games/renature/workshop/picture';

const FOLDER = new URL('../../src/waldbach/games/renature/boards/', import.meta.url);
const SHIPPED = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.board'))
  .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const);
const BRUSH: Brush = { tool: 'area', clouds: 1, symmetry: 'none', fill: false };
const EMPTY = emptyDrawing('Empty', 'base');
const FIRST = { id: 'first', untouched: true };
const SECOND = { id: 'second', untouched: true };
const WRONG = 'name: Small\nmode: base\nboard:\nS.?\n';

function drawn(text: string): Drawing {
  const drawing = readBoard(text);
  if (!drawing) throw new Error(`not read: ${text}`);
  return drawing;
}

/** A bench with a small board: two areas, and outside around. */
function bench(): Bench {
  const made = new Bench();
  made.lay('name: Small\nmode: base\nboard:\nS..\naa.\n', FIRST, false);
  return made;
}

describe('the text of a board', () => {
  test('there are shipped boards', () => expect(SHIPPED.length).toBeGreaterThanOrEqual(3));

  test.each(SHIPPED)('%s is written as it was read', (_, text) => {
    expect(writeBoard(drawn(text))).toBe(text);
  });

  test.each(SHIPPED)('%s is drawn on the whole grid', (_, text) => {
    expect(Object.keys(drawn(text).ground)).toHaveLength(GRID * GRID);
  });

  test('lines may end as on any machine, and end late', () => {
    const [, text] = SHIPPED[0]!;
    expect(drawn(`${text.replaceAll('\n', '\r\n')}\r\n\r\n`)).toEqual(drawn(text));
  });

  test('a mark of the byte order before it is no part of it', () => {
    const [, text] = SHIPPED[0]!;
    expect(drawn(`\uFEFF${text}`)).toEqual(drawn(text));
  });

  test('what lies beside a smaller board is outside, and is not written', () => {
    const text = 'name: Small\nmode: valley\nclouds: a1=2\nboard:\n.a\nP#\n';
    const drawing = drawn(text);
    expect([drawing.ground.b1, drawing.ground.b2, drawing.ground.c1]).toEqual([
      'area',
      'outside',
      'outside',
    ]);
    expect(writeBoard(drawing)).toBe(text);
  });

  test('springs become ponds with the mode', () => {
    const drawing = drawn('name: Small\nmode: base\nboard:\nS.\n');
    expect(writeBoard({ ...drawing, mode: 'valley' })).toContain('P.');
  });

  test('tokens stay as they were typed, right or wrong', () => {
    const text = 'name: Small\nmode: base\ntokens: 4/ = 1 x\nboard:\nS.\n';
    expect(writeBoard(drawn(text))).toBe(text);
  });

  test('more areas than letters begin the alphabet again', () => {
    const ground = { ...EMPTY.ground };
    for (const [index, place] of PLACES.entries()) if (index % 2) ground[place] = 'area';
    const text = writeBoard({ ...EMPTY, ground });
    expect(drawn(text).ground).toEqual(ground);
  });

  test.each([
    'name: No drawing\nmode: base\n',
    'name: N\nmode: base\nboard:\n',
    'name: N\nmode: other\nboard:\n..\n',
    'name: N\nmode: base\nboard:\n.?\n',
    `name: N\nmode: base\nboard:\n${'.'.repeat(GRID + 1)}\n`,
    `name: N\nmode: base\nboard:\n${'.\n'.repeat(GRID + 1)}`,
    'name: N\nmode: base\nclouds: z9=1\nboard:\n..\n',
    'name: N\nmode: base\nclouds: c9=1\nboard:\n..\n',
    'name: N\nmode: base\ntokens: four\nboard:\n..\n',
    'name: N\nmode: base\nsize: 15\nboard:\n..\n',
    '',
  ])('what cannot be drawn is left to the server: %j', (text) => {
    expect(readBoard(text)).toBeNull();
  });
});

/** The spaces that painting has changed. */
function changed(done: Drawing): string[] {
  const { ground, clouds } = EMPTY;
  return Object.keys(ground).filter(
    (space) => ground[space] !== done.ground[space] || clouds[space] !== done.clouds[space],
  );
}

describe('painting', () => {
  test('the ground under the brush changes and nothing else', () => {
    const done = paint(EMPTY, 'c4', BRUSH);
    expect(done.ground.c4).toBe('area');
    expect(changed(done)).toEqual(['c4']);
  });

  test('a mirror paints the other side, half a turn the opposite', () => {
    expect(changed(paint(EMPTY, 'c4', { ...BRUSH, symmetry: 'mirror' }))).toEqual(['c4', 'm4']);
    expect(changed(paint(EMPTY, 'c4', { ...BRUSH, symmetry: 'half-turn' }))).toEqual(['c4', 'm12']);
    expect(partnerOf('h8', 'half-turn')).toBe('h8');
  });

  test.each(['none', 'mirror', 'half-turn'] as const)('the partner of a partner (%s)', (one) => {
    for (const place of PLACES) expect(partnerOf(partnerOf(place, one), one)).toBe(place);
  });

  test('clouds lie on spaces only, and leave with them', () => {
    const cloudy = paint(EMPTY, 'b2', { ...BRUSH, tool: 'cloud', clouds: 2 });
    expect(cloudy.clouds).toEqual({ b2: 2 });
    const outside = paint(cloudy, 'b2', { ...BRUSH, tool: 'outside' });
    expect(outside.clouds).toEqual({});
    expect(paint(outside, 'b2', { ...BRUSH, tool: 'cloud' }).clouds).toEqual({});
    expect(paint(cloudy, 'b2', { ...BRUSH, tool: 'area' }).clouds).toEqual({ b2: 2 });
    expect(paint(cloudy, 'b2', { ...BRUSH, tool: 'erase' })).toEqual(EMPTY);
  });

  test('beginning on a mark takes marks off', () => {
    const marked = paint(EMPTY, 'd1', { ...BRUSH, tool: 'start' });
    expect(brushAt(marked, 'd1', { ...BRUSH, tool: 'start' }).tool).toBe('brook');
    expect(brushAt(marked, 'e1', { ...BRUSH, tool: 'start' }).tool).toBe('start');
    const cloudy = paint(EMPTY, 'd1', { ...BRUSH, tool: 'cloud', clouds: 2 });
    expect(brushAt(cloudy, 'd1', { ...BRUSH, tool: 'cloud', clouds: 2 }).clouds).toBe(0);
    expect(brushAt(cloudy, 'd1', { ...BRUSH, tool: 'cloud', clouds: 1 }).clouds).toBe(1);
  });

  test('filling paints what hangs together', () => {
    const wall = way('a8', 'o8').reduce((done, one) => paint(done, one, BRUSH), EMPTY);
    const walled = paint(wall, 'a8', BRUSH);
    const filled = paint(walled, 'c3', { ...BRUSH, fill: true });
    expect(filled.ground.o1).toBe('area');
    expect(filled.ground.o15).toBe('brook');
  });

  test('a fast pointer leaves no gaps', () => {
    expect(way('a1', 'd1')).toEqual(['b1', 'c1', 'd1']);
    expect(way('c3', 'a1')).toEqual(['b2', 'a1']);
    expect(way('c3', 'c3')).toEqual([]);
  });
});

describe('the bench', () => {
  test('a stroke is one step back', () => {
    const made = bench();
    const before = made.text;
    made.tool = 'area';
    made.press('b1');
    made.move('c1');
    made.lift();
    expect(made.text).not.toBe(before);
    made.undo();
    expect(made.text).toBe(before);
    made.redo();
    expect(made.drawing.ground.c1).toBe('area');
  });

  test('a stroke that changes nothing is no step', () => {
    const made = bench();
    made.tool = 'brook';
    made.dab('b1');
    expect(made.canUndo).toBe(false);
    expect(made.touched).toBe(false);
  });

  test('a second finger takes the stroke back', () => {
    const made = bench();
    const before = made.text;
    made.press('b1');
    made.spill();
    expect([made.text, made.canUndo]).toEqual([before, false]);
  });

  test('typing a name is one step', () => {
    const made = bench();
    for (const name of ['W', 'Wi', 'Wil']) made.change({ name }, 'name');
    made.undo();
    expect(made.drawing.name).toBe('Small');
  });

  test('a text that cannot be drawn stays as it was typed, until it is taken back', () => {
    const made = bench();
    const before = made.text;
    made.type(WRONG);
    expect(made.drawn).toBe(false);
    expect(made.text).toBe(WRONG);
    made.undo();
    expect(made.text).toBe(before);
    made.redo();
    expect([made.text, made.drawn]).toEqual([WRONG, false]);
  });

  test('nothing but the text itself and another board change a text that cannot be drawn', () => {
    const made = bench();
    made.type(WRONG);
    const { drawing } = made;
    made.dab('b1');
    made.press('b1');
    made.move('c1');
    made.lift();
    made.change({ name: 'Other' }, 'name');
    expect([made.text, made.drawing]).toEqual([WRONG, drawing]);
    made.replace(SHIPPED[0]![1], SECOND);
    made.undo();
    expect(made.text).toBe(WRONG);
  });

  test('a text that cannot be drawn when it is laid here has its name, and no other board to go back to', () => {
    const made = bench();
    made.lay(WRONG.replace('Small', 'Other'), SECOND, false);
    expect([made.name, made.canUndo, made.drawn]).toEqual(['Other', false, false]);
    made.undo();
    expect(made.text).toContain('S.?');
    expect(made.drawing.ground.a2).toBe('brook');
  });

  test('another board can be taken back', () => {
    const made = bench();
    const before = made.text;
    made.replace(SHIPPED[0]![1], SECOND);
    expect([made.text, made.place]).toEqual([SHIPPED[0]![1], SECOND]);
    made.undo();
    expect([made.text, made.place]).toEqual([before, FIRST]);
    made.redo();
    expect(made.place).toEqual(SECOND);
  });

  test('a board is untouched until somebody changes or claims it', () => {
    const made = bench();
    expect(made.place).toEqual(FIRST);
    made.dab('b1');
    expect(made.place).toEqual({ ...FIRST, untouched: false });
    made.undo();
    expect(made.place).toEqual(FIRST);
    made.type(WRONG);
    expect(made.place.untouched).toBe(false);
    made.replace(SHIPPED[0]![1], SECOND);
    made.claim();
    expect(made.place).toEqual({ ...SECOND, untouched: false });
  });

  test('a new change forgets what was undone', () => {
    const made = bench();
    made.dab('b1');
    made.undo();
    made.dab('c1');
    expect(made.canRedo).toBe(false);
  });
});

describe('the picture', () => {
  test.each(SHIPPED)('%s has its areas and clouds', (_, text) => {
    const drawing = drawn(text);
    const view = viewOfDrawing(drawing, new Map());
    const letters = new Set(text.split('board:')[1]!.match(/[a-z]/g));
    expect(Object.keys(view.areas)).toHaveLength(letters.size);
    for (const [space, count] of Object.entries(drawing.clouds)) {
      expect(view.spaces[space]?.clouds).toBe(count);
    }
    const sizes = [...sizesOf(view)].reduce((sum, [size, count]) => sum + size * count, 0);
    expect(sizes).toBe(text.split('board:')[1]!.match(/[a-z]/g)!.length);
  });

  test('tokens stay with the spaces of their area', () => {
    const view = viewOfDrawing(drawn('name: N\nmode: base\nboard:\nSaa.b\n'), new Map());
    view.areas[1] = { ...view.areas[1]!, main: 2, minor: 1 };
    const tokens = tokensOf(view);
    const moved = viewOfDrawing(drawn('name: N\nmode: base\nboard:\nSbb.a\na....\n'), tokens);
    expect(moved.areas[1]).toMatchObject({ main: 2, minor: 1 });
    expect(moved.areas[2]).toMatchObject({ main: 0 });
  });
});
