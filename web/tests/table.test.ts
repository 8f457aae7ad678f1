import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableOut } from '../src/api/types';
import { t } from '../src/i18n/index.svelte';
import { missedBy } from '../src/live/absence';
import { keepDraft, takeDraft } from '../src/live/kept-draft';
import type { EntryIn, Moves, Position, Welcome } from '../src/live/messages';
import { LiveTable } from '../src/live/table.svelte';
import { toasts } from '../src/look/toasts.svelte';
import { FakeWire, wire } from './wire';

const info = {
  id: 'T',
  game: 'any',
  status: 'playing',
  seats: [{ seat: 1, mine: true }, { seat: 2 }],
  unread: 0,
} as unknown as TableOut;

const around = { table: info, seat: 1, remarks: [], present: { seats: [1], watching: 0 } };

function entry(number: number, seat: EntryIn['seat'], word: string): EntryIn {
  return { number, seat, word, at: 1000 + number, events: [] };
}

function position(number: number, more: Partial<Position> = {}): Position {
  return { number, decision: number, acting: [1], over: false, legal: ['a', 'b'], ...more };
}

function welcome(number: number, entries: EntryIn[], more: Partial<Position> = {}): Welcome {
  return { type: 'welcome', ...around, view: { at: number }, entries, ...position(number, more) };
}

function moves(entries: EntryIn[], more: Partial<Position> = {}): Moves {
  const { number } = entries.at(-1)!;
  return { type: 'moves', entries, changes: { at: number }, ...position(number, more) };
}

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  };
}

let table: LiveTable;
let leave: () => void;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  FakeWire.all = [];
  toasts.list = [];
  table = new LiveTable(info, wire);
  leave = table.connect();
  FakeWire.last.says(welcome(2, [entry(1, 2, 'x'), entry(2, 2, 'y')]));
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** Answers the last question once it has been put. */
async function answer(more: object): Promise<void> {
  await vi.waitFor(() => expect(asked()).toBeDefined());
  const { id } = asked()!;
  answered.add(id);
  FakeWire.last.says({ id, ...more } as never);
  await settled();
}

const answered = new Set<number>();
beforeEach(() => answered.clear());
const asked = () => FakeWire.last.sent.find((one) => !answered.has(one.id));
const settled = () => new Promise((resolve) => setImmediate(resolve));

const previewed = (changes: object, legal: string[] = []) => ({
  type: 'preview',
  changes,
  events: [],
  waits: false,
  legal,
});

test('a welcome and moves make the view; nothing is taken twice', () => {
  FakeWire.last.says(moves([entry(3, 1, 'a')]));
  FakeWire.last.says(moves([entry(3, 1, 'a')]));
  FakeWire.last.says(moves([entry(4, 2, 'b')]));
  expect(table.view).toEqual({ at: 4 });
  expect(table.entries.map((one) => one.number)).toEqual([1, 2, 3, 4]);
});

test('a reconnect asks behind what is known and adds only what is new', async () => {
  table.refresh();
  expect(FakeWire.last.address).toContain('after=2');
  FakeWire.last.says(welcome(4, [entry(3, 1, 'a'), entry(4, 2, 'b')]));
  expect(table.entries.map((one) => one.number)).toEqual([1, 2, 3, 4]);
  expect(table.number).toBe(4);
});

/** The page is left and loaded anew. */
function reload(): void {
  leave();
  table = new LiveTable(info, wire);
  leave = table.connect();
}

test('a draft outlives a reload, pick by pick', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }, ['c']));
  void table.pick('c', 'd');
  await answer(previewed({ a: 1, c: 2 }, []));
  reload();
  answered.clear();
  FakeWire.last.says(welcome(2, [entry(1, 2, 'x'), entry(2, 2, 'y')]));
  await answer(previewed({ a: 1 }, ['c']));
  await answer(previewed({ a: 1, c: 2 }, []));
  expect(table.draft.words).toEqual(['a', 'c', 'd']);
  expect(table.view).toEqual({ at: 2, a: 1, c: 2 });
  table.undo();
  expect(table.draft.words).toEqual(['a']);
});

test('a draft is gone after a reload where it was played, taken back or does not fit', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }));
  reload();
  FakeWire.last.says(welcome(3, [entry(1, 2, 'x'), entry(2, 2, 'y'), entry(3, 1, 'a')]));
  await settled();
  expect(FakeWire.last.sent).toEqual([]);

  answered.clear();
  void table.pick('b');
  await answer(previewed({ b: 1 }));
  table.undo();
  reload();
  FakeWire.last.says(welcome(3, [entry(3, 1, 'a')]));
  await settled();
  expect(FakeWire.last.sent).toEqual([]);

  answered.clear();
  void table.pick('b');
  await answer(previewed({ b: 1 }));
  reload();
  answered.clear();
  FakeWire.last.says(welcome(3, [entry(3, 1, 'a')]));
  await answer({ type: 'problem', problem: { code: 'draft-illegal', detail: 'no' } });
  expect(table.draft.words).toEqual([]);
});

test('a choice that is in already does not come back as a draft', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }));
  reload();
  answered.clear();
  const entries = [entry(1, 2, 'x'), entry(2, 2, 'y'), entry(3, 1, 'a')];
  FakeWire.last.says(welcome(3, entries, { decision: 2 }));
  await settled();
  expect(FakeWire.last.sent).toEqual([]);
});

test('each table keeps the draft of its own decision and seat', () => {
  const picks = [['a'], ['b', 'c']];
  keepDraft('here', { seat: 1, decision: 7, picks });
  keepDraft('there', { seat: 2, decision: 9, picks: [['d']] });
  expect(takeDraft('nowhere', 1, 7)).toEqual([]);
  expect(takeDraft('here', 1, 7)).toEqual(picks);
  expect(takeDraft('here', 1, 7)).toEqual([]);
  for (const [seat, decision] of [
    [1, 9],
    [2, 8],
    [null, 9],
  ] as const) {
    keepDraft('there', { seat: 2, decision: 9, picks });
    expect(takeDraft('there', seat, decision)).toEqual([]);
  }
});

test('the draft lies on top of the view, and going back asks nobody', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }, ['c']));
  void table.pick('c');
  await answer(previewed({ a: 1, c: 2 }, []));
  expect(table.view).toEqual({ at: 2, a: 1, c: 2 });
  expect(table.draft.words).toEqual(['a', 'c']);
  table.undo();
  expect(table.view).toEqual({ at: 2, a: 1 });
  expect(table.legal).toEqual(['c']);
  table.reset();
  expect(table.view).toEqual({ at: 2 });
  expect(table.legal).toEqual(['a', 'b']);
  expect(FakeWire.last.sent.length).toBe(2);
});

test('quick picks keep their order', async () => {
  void table.pick('a');
  void table.pick('c');
  await answer(previewed({ a: 1 }));
  await answer(previewed({ a: 1, c: 1 }));
  expect(FakeWire.last.sent).toMatchObject([{ words: ['a'] }, { words: ['a', 'c'] }]);
  expect(table.draft.words).toEqual(['a', 'c']);
});

test('a refusal is kept until something else is picked', async () => {
  void table.pick('z');
  await answer({ type: 'problem', problem: { code: 'rule', detail: 'No.', status: 422 } });
  expect(table.draft.refusal?.detail).toBe('No.');
  void table.pick('a');
  await answer(previewed({ a: 1 }));
  expect(table.draft.refusal).toBeNull();
});

test('looking at the same twice asks once', async () => {
  void table.look(['a']);
  await answer(previewed({ a: 1 }));
  expect((await table.look(['a']))?.changes).toEqual({ a: 1 });
  expect(FakeWire.last.sent.length).toBe(1);
});

test('confirming plays the draft and what is to follow it', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }));
  const played = table.confirm(['end']);
  await vi.waitFor(() => expect(asked()?.type).toBe('play'));
  expect(asked()).toMatchObject({ decision: 2, words: ['a'], then: ['end'] });
  FakeWire.last.says(
    moves([entry(3, 1, 'a'), entry(4, 1, 'end')], { acting: [2], legal: undefined }),
  );
  await answer({ type: 'done', number: 4 });
  expect(await played).toBe(true);
  expect(table.draft.words).toEqual([]);
  expect(toasts.list).toEqual([]);
});

test('a play whose answer got lost was stored', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }));
  const played = table.confirm();
  await vi.waitFor(() => expect(asked()?.type).toBe('play'));
  table.refresh();
  FakeWire.last.says(welcome(3, [entry(3, 1, 'a')]));
  await answer({ type: 'problem', problem: { code: 'match-stale', status: 409, detail: '' } });
  expect(await played).toBe(true);
  expect(toasts.list).toEqual([]);
});

const remark = (seat: number, text: string) => ({ number: 1, seat, text, name: '', at: 0 });

test.each([
  ['was heard is not said again', remark(1, 'well played'), true],
  ['was not heard can be said again', remark(2, 'well played'), false],
])('a remark whose answer got lost and that %s', async (_, heard, done) => {
  const said = table.say('well  played');
  await vi.waitFor(() => expect(asked()?.type).toBe('say'));
  table.refresh();
  FakeWire.last.says({ ...welcome(2, []), remarks: [heard] } as Welcome);
  expect(await said).toBe(done);
  expect(toasts.list.map((one) => one.text)).toEqual(done ? [] : [t('table-not-sent')]);
});

test('whether something else was done before the line broke has to be looked at', async () => {
  const given = table.resign();
  await vi.waitFor(() => expect(asked()?.type).toBe('resign'));
  table.refresh();
  FakeWire.last.says(welcome(2, []));
  expect(await given).toBe(false);
  expect(toasts.list.map((one) => one.text)).toEqual([t('table-maybe-sent')]);
});

test('a play that came too late was not', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }));
  const played = table.confirm();
  await vi.waitFor(() => expect(asked()?.type).toBe('play'));
  FakeWire.last.says(moves([entry(3, 1, 'b')], { acting: [2], legal: undefined }));
  await answer({ type: 'problem', problem: { code: 'match-stale', status: 409, detail: 'Late.' } });
  expect(await played).toBe(false);
});

test('a draft survives what others do if it still fits', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }));
  FakeWire.last.says(moves([entry(3, 2, 'y')], { decision: 3 }));
  await answer(previewed({ a: 3 }));
  expect(table.draft.words).toEqual(['a']);
  expect(table.view).toEqual({ at: 3, a: 3 });
});

test('a draft survives two things that happen at once', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }));
  FakeWire.last.says(moves([entry(3, 2, 'y')], { decision: 3 }));
  await settled(); // it is being previewed anew
  FakeWire.last.says(moves([entry(4, 2, 'z')], { decision: 4 }));
  await answer(previewed({ a: 3 }));
  await answer(previewed({ a: 4 }));
  expect(table.draft.words).toEqual(['a']);
  expect(table.view).toEqual({ at: 4, a: 4 });
});

test('a draft that does not fit any more is dropped, and that is said', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }));
  FakeWire.last.says(moves([entry(3, 2, 'y')]));
  await answer({ type: 'problem', problem: { code: 'rule', detail: 'No.', status: 422 } });
  expect(table.draft.words).toEqual([]);
  expect(toasts.list.length).toBe(1);
});

test('what the table arranges does not touch the draft', async () => {
  void table.pick('a');
  await answer(previewed({ a: 1 }));
  FakeWire.last.says({
    ...moves([entry(3, 'table', 'ask 2 pause')], { decision: 2 }),
    changes: {},
  });
  expect(table.draft.words).toEqual(['a']);
  expect(asked()).toBeUndefined();
});

const log = (...seats: EntryIn['seat'][]) =>
  seats.map((seat, index) => ({ number: index + 1, seat, word: 'w', at: 0, events: [] }));

test.each([
  ['others have moved since', [1, 2, 'chance', 2], 1, [2, 3, 4]],
  ['all was seen', [1, 2, 2], 3, []],
  ['some of it was seen: all since the own move is told', [1, 2, 2], 2, [2, 3]],
  ['another device', [1, 2], null, [2]],
  ['a table never played at', [2, 2], null, []],
  ['only chance', [1, 'chance'], 1, []],
] as const)('missed: %s', (_, seats, seen, numbers) => {
  expect(missedBy(1, log(...seats), seen).map((one) => one.number)).toEqual(numbers);
});

test('missed: what a caretaker has played is told, and is no own move', () => {
  const entries = log(1, 2, 'table', 1, 2, 1);
  entries[2]!.word = 'caretaker 1';
  expect(missedBy(1, entries, 2).map((one) => one.number)).toEqual([2, 3, 4, 5, 6]);
  const back = [...entries, { ...entries[2]!, number: 7, word: 'return 1' }];
  expect(missedBy(1, [...back, { ...entries[0]!, number: 8 }], 8)).toEqual([]);
});

test('who watches misses nothing', () => {
  expect(missedBy(null, log(1, 2), 0)).toEqual([]);
});
