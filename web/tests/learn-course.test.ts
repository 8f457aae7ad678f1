import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Course } from '../src/learn/course.svelte';
import type { Lesson } from '../src/learn/lesson.svelte';
import { progressOf } from '../src/learn/progress';

type Step = Lesson['steps'][number];
interface Asked {
  position: string;
  entries: string[];
  known: number | null;
}

function step(say: string, more: Partial<Step> = {}): Step {
  return {
    say,
    position: null,
    point: [],
    expect: [],
    then: [],
    traps: [],
    free: false,
    praise: false,
    ...more,
  };
}

const lesson: Lesson = {
  lesson: 'tiny',
  order: 1,
  minutes: 1,
  seats: 2,
  seat: 1,
  mode: 'base',
  steps: [
    step('read', { position: 'P' }),
    step('do', {
      expect: ['place a'],
      then: ['chance draw x', '1 end', '2 place q'],
      praise: true,
      traps: [{ word: 'place bad', rule: 'R-1' }],
    }),
    step('more', { expect: ['place b'] }),
    step('free', { position: 'F', free: true, then: ['2 place q', '2 place r'] }),
    step('end', { position: 'Q' }),
  ],
};

let asked: Asked[];

/** A server for which everything goes but what is called bad; the view is the entries themselves. */
function answer(body: Asked): Response {
  asked.push(body);
  if (body.entries.some((line) => line.includes('bad'))) {
    const problem = {
      type: 'about:blank',
      title: '',
      status: 422,
      code: 'bad',
      detail: 'No.',
      rule: 'R-1',
    };
    return Response.json(problem, { status: 422 });
  }
  const known = body.known ?? 0;
  const fresh = body.entries.slice(known).map((line, index) => ({
    number: known + index + 1,
    seat: 1,
    word: line,
    events: [],
  }));
  const view = { position: body.position, lines: body.entries };
  return Response.json({
    entries: fresh,
    acting: acting(body),
    over: false,
    view: body.known === null ? view : null,
    changes: body.known === null ? null : view,
    legal: ['place a', 'place b', 'discard a'],
    outcomes: body.entries.length === 1 && body.position === 'F' ? ['x'] : null,
    results: null,
  });
}

/** In the free step it is my turn again when chance and another have played. */
function acting({ position, entries }: Asked): number[] {
  if (position !== 'F' || entries.length % 3 === 0) return [1];
  return entries.length % 3 === 1 ? [] : [2];
}

let course: Course;

beforeEach(async () => {
  asked = [];
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: '' });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) =>
    answer(JSON.parse(String(init.body))),
  );
  course = new Course('any', lesson, { lesson: (name) => name });
  await course.open(0);
});

afterEach(() => vi.unstubAllGlobals());

function lines(): unknown {
  return course.table.view?.['lines'];
}

test('while there is only something to read, nothing can be done', async () => {
  expect(course.asks).toBe(false);
  expect(course.table.legal).toEqual([]);
  expect(course.table.acting).toEqual([]);
  await course.next();
  expect(course.step.say).toBe('do');
  expect(course.table.acting).toEqual([1]);
});

test('only what is asked for counts; what else the rules allow is put off', async () => {
  await course.next();
  expect(course.table.legal).toEqual(['place a', 'discard a']);
  expect(await course.table.pick('discard a')).toBe(false);
  expect(course.table.draft.refusal?.code).toBe('lesson-aside');
  expect(course.finished).toBe(false);
});

test('what follows comes at once, what others do when one goes on', async () => {
  await course.next();
  await course.table.pick('place a');
  await vi.waitFor(() => expect(lines()).toEqual(['1 place a', 'chance draw x', '1 end']));
  expect(course.finished).toBe(true);
  await vi.waitFor(() => expect(course.busy).toBe(false));
  await course.next();
  expect(lines()).toEqual(['1 place a', 'chance draw x', '1 end', '2 place q']);
  expect(course.step.say).toBe('more');
});

test('a mistake is refused and explained, whether asked for or made', async () => {
  await course.next();
  await course.tryTrap(0);
  expect(course.tried?.problem?.rule).toBe('R-1');
  course.dismiss();
  expect(course.tried).toBe(null);
  expect(await course.table.pick('place bad')).toBe(false);
  expect(course.tried).toMatchObject({ problem: null });
});

test('in a free step chance and the others play until it is my turn', async () => {
  await course.open(3);
  expect(course.table.expected).toBe(null);
  await course.table.pick('place a');
  await course.table.confirm();
  expect(lines()).toEqual(['1 place a', 'chance x', '2 place q']);
  expect(course.table.others).toEqual(['2 place r']);
});

test('one can be shown, go back, and come back later', async () => {
  await course.next();
  await course.show();
  await vi.waitFor(() => expect(course.busy).toBe(false));
  expect(course.finished).toBe(true);
  await course.next();
  expect(progressOf('any', 'tiny')).toBe(2);
  await course.back();
  expect(course.step.say).toBe('do');
  expect(lines()).toEqual([]);
  await course.open(2);
  expect(lines()).toEqual(['1 place a', 'chance draw x', '1 end', '2 place q']);
  await course.open(4);
  expect(asked.at(-1)).toMatchObject({ position: 'Q', entries: [] });
  expect(progressOf('any', 'tiny')).toBe('done');
});
