import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { News } from '../src/live/messages';
import { LiveSocket } from '../src/live/socket';
import { FakeWire, wire } from './wire';

const welcome = { type: 'welcome', seat: 1, remarks: [] } as unknown as News;

let told: News[];
let states: string[];
let known: number;
let allowed: boolean | null;
let socket: LiveSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  FakeWire.all = [];
  [told, states, known, allowed] = [[], [], 0, true];
  socket = new LiveSocket({
    address: () => `after=${known}`,
    told: (news) => told.push(news),
    changed: (connection, why) => states.push(why ? `${connection} ${why}` : connection),
    allowed: async () => allowed,
    open: wire,
  });
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('answers go to whoever asked, in any order', async () => {
  FakeWire.last.says(welcome);
  const first = socket.ask({ type: 'say', text: 'hello' });
  const second = socket.ask({ type: 'read', number: 3 });
  const [one, two] = FakeWire.last.sent;
  FakeWire.last.says({ type: 'done', id: two!.id });
  FakeWire.last.says({ type: 'done', id: one!.id, number: 7 });
  expect(await second).toMatchObject({ type: 'done', id: two!.id });
  expect(await first).toMatchObject({ number: 7 });
  expect(told).toEqual([welcome]);
});

test('nothing is sent before the welcome', () => {
  void socket.ask({ type: 'play', decision: 4, words: ['end'] });
  expect(FakeWire.last.sent).toEqual([]);
  FakeWire.last.says(welcome);
  expect(FakeWire.last.sent).toMatchObject([{ type: 'play', decision: 4, words: ['end'] }]);
});

test('a play without an answer is sent again, a remark is not', async () => {
  FakeWire.last.says(welcome);
  const play = socket.ask({ type: 'play', decision: 4, words: ['end'] });
  const said = socket.ask({ type: 'say', text: 'hello' });
  known = 9;
  FakeWire.last.breaks(1006);
  expect(await said).toEqual({ type: 'lost', sent: true });
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeWire.last.address).toBe('after=9');
  FakeWire.last.says(welcome);
  expect(FakeWire.last.sent).toMatchObject([{ type: 'play', decision: 4 }]);
  FakeWire.last.says({ type: 'done', id: FakeWire.last.sent[0]!.id, number: 10 });
  expect(await play).toMatchObject({ type: 'done', number: 10 });
});

test('pauses grow, and a welcome makes them short again', async () => {
  FakeWire.last.says(welcome);
  for (const pause of [500, 1000, 2000, 4000]) {
    const before = FakeWire.all.length;
    FakeWire.last.breaks(1012);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(FakeWire.all.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeWire.all.length).toBe(before + 1);
  }
  FakeWire.last.says(welcome);
  FakeWire.last.breaks(1006);
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeWire.all.length).toBe(6);
});

test('waking does not wait for the pause', async () => {
  FakeWire.last.says(welcome);
  FakeWire.last.breaks(1006);
  expect(FakeWire.all.length).toBe(1);
  socket.wake();
  expect(FakeWire.all.length).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeWire.all.length).toBe(2);
});

test('who is signed out does not come back by itself', async () => {
  FakeWire.last.says(welcome);
  const asked = socket.ask({ type: 'play', decision: 1, words: ['end'] });
  FakeWire.last.breaks(4401);
  expect(await asked).toEqual({ type: 'lost', sent: true });
  expect(states).toEqual(['live', 'closed signed-out']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeWire.all.length).toBe(1);
});

test('a handshake that is refused for good is given up', async () => {
  allowed = false;
  FakeWire.last.breaks(1006);
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(['lost', 'closed refused']);
});

test('a server that is away is called again', async () => {
  allowed = null;
  FakeWire.last.breaks(1006);
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeWire.all.length).toBe(2);
});

test('a silent line is noticed', async () => {
  FakeWire.last.says(welcome);
  const silent = FakeWire.last;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(silent.sent).toMatchObject([{ type: 'ping' }]);
  await vi.advanceTimersByTimeAsync(8_500);
  expect(silent.closed).toBe(true);
  expect(states).toEqual(['live', 'lost']);
  expect(FakeWire.all.length).toBe(2);
});

test('what an old line still says is not heard', () => {
  FakeWire.last.says(welcome);
  const old = FakeWire.last;
  socket.reopen();
  old.says(welcome);
  old.breaks(1006);
  expect(told.length).toBe(1);
  expect(states).toEqual(['live', 'connecting']);
});
