import { expect, test } from 'vitest';
import type { Entry, RemarkOut, ResultOut, TableOut } from '../src/api/types';
import type { GameClient } from '../src/games/game';
import { speak, t } from '../src/i18n/index.svelte';
import { counting, takenBack } from '../src/live/counting';
import type { TableState } from '../src/live/state';
import { sourcesOf, turnEnds, upTo, winners } from '../src/table/final';
import { chancesOf, ownLine, ranked, reasons } from '../src/table/hint';
import { asText, filtered, grouped, plain, stable, turns, withRemarks } from '../src/table/log';
import { goals } from '../src/table/take-back';
import { faceOf, isLow, left, paceOf, spanOf, ticking } from '../src/table/time';

/** A game that tells an event by its name; `turn` begins the next one. */
const game = {
  tell: (event) => (event.event === 'turn' ? null : [event.event]),
  turn: (entry) => (entry.events.find((one) => one.event === 'turn')?.['next'] as number) ?? null,
  points: () => [
    {
      seat: 1,
      sources: [
        { name: 'b', points: 1 },
        { name: 'a', points: 2 },
      ],
    },
  ],
} as Partial<GameClient> as GameClient;

const entry = (
  number: number,
  seat: Entry['seat'],
  word: string,
  ...events: Entry['events']
): Entry => ({
  number,
  seat,
  word,
  at: number * 1000,
  events,
});

const did = (event: string, seat: number) => ({ event, seat });
const points = (seat: number) => ({ event: '+2', seat, points: 2 });
const next = (seat: number) => ({ event: 'turn', next: seat });

const entries = [
  entry(1, 'chance', 'deal', did('begins', 1), next(1)),
  entry(2, 1, 'a', did('places', 1)),
  entry(3, 1, 'b', did('plants', 1), points(1), points(2)),
  entry(4, 1, 'end', next(2)),
  entry(5, 2, 'a', did('places', 2)),
];

function tableOf(all: readonly Entry[], seat = 1): TableState {
  const seats = [1, 2].map((one) => ({ seat: one, kind: 'person', name: `P${one}`, level: null }));
  return { entries: all, seat, info: { seats } as unknown as TableOut } as TableState;
}

const name = (seat: number) => `P${seat}`;

test('turns begin behind the entry that hands on', () => {
  const found = turns(tableOf(entries), game);
  expect(found.map(({ seat, lines }) => [seat, lines.map((line) => plain(line.parts))])).toEqual([
    [null, ['begins']],
    [1, ['places', 'plants', '+2', '+2']],
    [2, ['places']],
  ]);
});

test('points stand behind the move that brought them to the same seat', () => {
  const [, turn] = turns(tableOf(entries), game);
  const lines = grouped(turn!.lines).map(({ line, gains }) => [
    plain(line.parts),
    line.seat,
    gains.length,
  ]);
  expect(lines).toEqual([
    ['places', 1, 0],
    ['plants', 1, 1],
    ['+2', 2, 0],
  ]);
});

test('filters leave out what is not asked for, and turns with nothing left', () => {
  const all = turns(tableOf(entries), game);
  expect(filtered(all, 'points', null).map((turn) => turn.seat)).toEqual([1]);
  expect(filtered(all, 'all', 2).map((turn) => turn.lines.length)).toEqual([1, 1]);
  expect(filtered(all, 'table', null)).toEqual([]);
});

test('what was said stands in the turn in which it was said', () => {
  const said = { number: 1, seat: 2, name: 'P2', text: 'oh', at: 4500 } as RemarkOut;
  const shown = filtered(withRemarks(turns(tableOf(entries), game), [said]), 'table', null);
  expect(shown.map((turn) => turn.seat)).toEqual([2]);
});

test('the log as text names who did what', () => {
  expect(asText(turns(tableOf(entries), game), name)).toBe(
    '  P1: begins\nP1\n  places\n  plants\n  +2\n  P2: +2\nP2\n  places\n',
  );
});

test('turns that have not changed stay the same objects', () => {
  const before = turns(tableOf(entries), game);
  const more = [...entries, entry(6, 2, 'b', did('plants', 2))];
  const after = stable(before, turns(tableOf(more), game));
  expect(after[1]).toBe(before[1]);
  expect(after[2]).not.toBe(before[2]);
});

const withTakeBack = [
  ...entries.slice(0, 4),
  entry(5, 'table', 'ask 1 take-back 2'),
  entry(6, 'table', 'take-back 2'),
  entry(7, 1, 'c', did('places', 1)),
];

test('what is taken back is known', () => {
  expect([...takenBack(withTakeBack)]).toEqual([3, 4]);
  expect(counting(withTakeBack).map((one) => one.number)).toEqual([1, 2, 5, 6, 7]);
});

test('points grow by turns that were not taken back', () => {
  const ends = (all: Entry[]) =>
    turnEnds(
      all.map((one) => ({ entry: one })),
      game,
    ).map((step) => step.entry.number);
  expect(ends(entries)).toEqual([1, 4, 5]);
  expect(ends(withTakeBack)).toEqual([1, 7]);
});

test('one goes back to before the own last step, or turn', () => {
  expect(goals(tableOf(entries), game)).toEqual({ step: 3, turn: 1 });
  expect(goals(tableOf(withTakeBack), game)).toEqual({ step: 6, turn: 1 });
  expect(goals(tableOf(entries.slice(0, 1)), game)).toBeNull();
});

const clock = (more: object) => ({
  at: 1000,
  paused: false,
  seats: [{ left: 60_000, running: true, bank: 0, away_until: null, deadline: null, ...more }],
});

test('a running clock counts on from what was said last', () => {
  expect(left(clock({}), 1, 11_000)).toBe(50_000);
  expect(left(clock({}), 1, 500)).toBe(60_000);
  expect(left(clock({}), 1, 99_000_000)).toBe(0);
  expect(left(clock({ running: false }), 1, 11_000)).toBe(60_000);
  expect(left({ ...clock({}), paused: true }, 1, 11_000)).toBe(60_000);
  expect(left(clock({ left: null }), 1, 11_000)).toBeNull();
});

test('over days a clock is shown where it means something', () => {
  const rested = clock({ running: false });
  expect(faceOf(rested, 1, false, 2000, 'live')).toBe('time');
  expect(faceOf(rested, 1, false, 2000, 'days')).toBe('none');
  expect(faceOf(rested, 1, true, 2000, 'days')).toBe('time');
  expect(faceOf(clock({ left: null }), 1, true, 2000, 'none')).toBe('none');
});

test('a vacation and a bank that is drawn on are told apart', () => {
  const away = { running: false, bank: 7000, away_until: 5000 };
  expect(faceOf(clock(away), 1, false, 2000, 'days')).toBe('vacation');
  expect(faceOf(clock(away), 1, true, 2000, 'days')).toBe('vacation');
  expect(faceOf(clock(away), 1, true, 5000, 'days')).toBe('time');
  expect(faceOf(clock({ ...away, left: 0 }), 1, true, 2000, 'days')).toBe('bank');
  expect(faceOf(clock({ ...away, left: 0 }), 1, false, 2000, 'days')).toBe('vacation');
  expect(faceOf(clock({ ...away, left: 0, bank: 0 }), 1, true, 9000, 'days')).toBe('time');
});

test('times are written short', () => {
  expect(ticking(65_000)).toBe('1:05');
  expect(ticking(3_725_000)).toBe('1:02:05');
  expect(ticking(100)).toBe('0:01');
  expect(spanOf(93_660_000)).toEqual({ days: 1, hours: 2, minutes: 1 });
  expect(paceOf('days 24h bank 14d')).toBe('days');
  expect(isLow(20_000, 'live')).toBe(true);
  expect(isLow(86_400_000, 'days')).toBe(false);
});

const results: ResultOut[] = [
  { seat: 1, points: { a: 3, b: 0, c: -1 }, total: 2, place: 2 },
  { seat: 2, points: { a: 1, b: 0, c: 5 }, total: 6, place: 1 },
];

test('points are counted by source, in the order of the game', () => {
  const sources = sourcesOf(results, {}, game);
  expect(sources).toEqual(['a', 'c']);
  expect(upTo(results[0]!, sources, 1)).toBe(3);
  expect(upTo(results[0]!, sources, 2)).toBe(2);
  expect(winners(results)).toEqual([2]);
});

test('a hint has its reasons', async () => {
  await speak('en');
  const suggestion = (word: string, share: number) => ({
    word,
    visits: 1,
    shares: [share, 1 - share],
    events: [],
  });
  const hint = {
    decision: 1,
    simulations: 9,
    line: [],
    suggestions: [suggestion('a', 0.6), suggestion('b', 0.55), suggestion('c', 0.599)],
  };
  const said = [0, 1, 2].map((index) => chancesOf(hint, index, 1));
  expect(said[0]).toContain('60%; with the next best try 55%');
  expect(said[1]).toContain('55%, 5% less than');
  expect(said[2]).toContain('about the same');
  const [, ...others] = ranked(hint, 1, 3).suggestions;
  expect(others.map((one) => one.word)).toEqual(['c', 'b']);
  const lucky = { ...hint, suggestions: [suggestion('a', 0.56), suggestion('b', 0.574)] };
  expect(chancesOf(lucky, 0, 1)).toContain('56%, about the same');
  expect(chancesOf(lucky, 1, 1)).toContain('56%, about the same');
  const forced = { ...hint, suggestions: [{ ...suggestion('a', 0), shares: [] }] };
  expect(chancesOf(forced, 0, 1)).toContain('nothing else');
  expect(reasons([['closes area ', { text: '7', spot: 'area:7' }], ['two clouds']])).toEqual([
    'Closes area ',
    { text: '7', spot: 'area:7' },
    '; ',
    'two clouds',
    '. ',
  ]);
  const line = [
    { seat: 1, word: 'a' },
    { seat: 1, word: 'c' },
    { seat: 2, word: 'd' },
  ];
  expect(ownLine(line, 1, 'a')).toEqual(['a', 'c']);
  expect(ownLine(line, 1, 'b')).toEqual(['b']);
});

test('a place is told as the language tells ranks', async () => {
  const told = () => [1, 2, 3, 4].map((place) => t('table-place-number', { place }));
  await speak('en');
  expect(told()).toEqual(['1st', '2nd', '3rd', '4th']);
  await speak('de');
  expect(told()).toEqual(['1.', '2.', '3.', '4.']);
  await speak('en');
});
