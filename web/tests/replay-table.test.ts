/** A replay as a table: going through the game, playing by itself, and that nothing can be done there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableOut } from '../src/api/types';
import type { GameClient } from '../src/games/game';
import type { Course } from '../src/replay/course';
import { seatsToBegin, wishOf } from '../src/replay/fork';
import { onKey } from '../src/replay/keys';
import { Replay } from '../src/replay/replay.svelte';

const seat = { kind: 'person', name: 'Ada', level: null, mine: false };
const info = {
  id: 't',
  status: 'finished',
  seats: [
    { ...seat, seat: 1 },
    { ...seat, seat: 2, mine: true },
  ],
} as unknown as TableOut;
/** A turn ends with every entry that says so. */
const client = {
  turn: (entry: { word: string }) => (entry.word === 'end' ? 2 : null),
} as unknown as GameClient;

const words = ['start', 'end', 'place', 'plant', 'end', 'place'];
const course: Course = {
  eyes: 1,
  views: [0, ...words.keys()].map((_, number) => ({ number })),
  acting: [[], [1], [2], [2], [2], [1], []],
  entries: words.map((word, index) => ({ number: index + 1, seat: 1, word, at: 0, events: [] })),
};

let replay: Replay;

beforeEach(() => {
  replay = new Replay(info, client, course, null, 3);
});

afterEach(() => vi.useRealTimers());

test('it shows where the wished entry led', () => {
  expect([replay.number, replay.last, replay.eyes]).toEqual([3, 6, 1]);
  expect(replay.seat).toBeNull();
  expect(replay.view).toEqual({ number: 3 });
  expect(replay.entries.map((entry) => entry.number)).toEqual([1, 2, 3]);
  expect(replay.acting).toEqual([2]);
  expect(replay.over).toBe(false);
});

test('no step leads out of the game', () => {
  for (const [wished, got] of [
    [-4, 0],
    [99, 6],
    [NaN, 0],
    [2.4, 2],
  ] as const) {
    replay.go(wished);
    expect(replay.number).toBe(got);
  }
  replay.go(6);
  replay.step(1);
  expect(replay.number).toBe(6);
  expect(replay.over).toBe(true);
});

test('turns are gone through as a whole', () => {
  const seen = [];
  replay.go(0);
  for (let step = 0; step < 4; step += 1) {
    replay.stepTurn(1);
    seen.push(replay.number);
  }
  expect(seen).toEqual([2, 5, 6, 6]);
  replay.stepTurn(-1);
  expect(replay.number).toBe(5);
  replay.go(1);
  replay.stepTurn(-1);
  expect(replay.number).toBe(0);
});

test('it plays by itself as quickly as is wished, and stops at the end', () => {
  vi.useFakeTimers();
  replay.go(4);
  replay.speed = 2;
  replay.toggle();
  const stop = replay.run();
  vi.advanceTimersByTime(500);
  expect(replay.number).toBe(4);
  vi.advanceTimersByTime(100);
  expect(replay.number).toBe(5);
  stop?.();
  replay.go(6);
  expect(replay.run()).toBeUndefined();
  expect(replay.playing).toBe(false);
  replay.toggle();
  expect([replay.number, replay.playing]).toEqual([0, true]);
});

test('nothing can be done to what has happened', async () => {
  expect(await replay.pick()).toBe(false);
  expect(await replay.confirm()).toBe(false);
  expect(await replay.look()).toBeNull();
  expect(replay.legal).toEqual([]);
});

test('keys go through the game', () => {
  const press = (key: string, shiftKey = false) => {
    const event = { key, shiftKey, preventDefault: vi.fn(), target: null };
    onKey(event as unknown as KeyboardEvent, replay);
    return replay.number;
  };
  vi.stubGlobal('Element', class {});
  expect(press('ArrowRight')).toBe(4);
  expect(press('ArrowLeft', true)).toBe(2);
  expect(press('End')).toBe(6);
  expect(press('Home')).toBe(0);
  press(' ');
  expect(replay.playing).toBe(true);
  expect(press('x')).toBe(0);
  vi.unstubAllGlobals();
});

test('whoever goes on from a position sits where they sat', () => {
  expect(seatsToBegin(info.seats, 1)).toEqual(['bot sapling', 'me']);
  const watched = info.seats.map((one) => ({ ...one, mine: false, level: 'tree' }));
  expect(seatsToBegin(watched, 1)).toEqual(['me', 'bot tree']);
  expect(wishOf('bot tree')).toEqual({ kind: 'bot', level: 'tree' });
  expect(wishOf('open')).toEqual({ kind: 'open', level: null });
});
