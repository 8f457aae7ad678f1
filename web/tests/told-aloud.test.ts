/** What is told of a seat: its last move in the players' rows, and what is said aloud. */
import { expect, test } from 'vitest';
import type { Entry } from '../src/api/types';
import type { GameClient } from '../src/games/game';
import type { TableState } from '../src/live/state';
import { aloud } from '../src/table/aloud';
import { linesOf, plain, type Line } from '../src/table/log';
import { lastMove } from '../src/table/seats';

/** A game that tells an event by its name; what is `ready` tells nothing. */
const turns = {
  tell: (event) => (event.event === 'ready' ? null : [event.event]),
  turn: (entry) => (entry.events.find((one) => one.event === 'turn')?.['next'] as number) ?? null,
} as Partial<GameClient> as GameClient;
const rounds = { ...turns, turn: () => 0, round: (event) => event.event === 'round' } as GameClient;

const entry = (number: number, seat: Entry['seat'], ...events: Entry['events']): Entry => ({
  number,
  seat,
  word: '',
  at: number,
  events,
});
const did = (event: string, seat: number) => ({ event, seat });
const said = (lines: readonly Line[]) => lines.map((line) => plain(line.parts));

function tableOf(entries: Entry[]): TableState {
  const seats = [1, 2].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, level: null }));
  return { entries, seat: 1, info: { seats } } as unknown as TableState;
}

const chosen = [entry(1, 2, did('ready', 2)), entry(2, 1, did('took', 1), did('took', 2))];
const played = [
  entry(3, 2, did('ready', 2)),
  entry(4, 1, did('sold', 1), did('grew', 2), { event: 'round' }, did('bloomed', 2)),
  entry(5, 2, did('ready', 2)),
];

test('where all act at once the last move is what was told of a seat, whoever was the last to seal', () => {
  const last = (entries: Entry[]) => said(lastMove(tableOf(entries), rounds, 2));
  expect(last([])).toEqual([]);
  expect(last(chosen)).toEqual(['took']);
  expect(last([...chosen, ...played])).toEqual(['grew']);
});

test('what was taken back is no last move', () => {
  const back = { ...entry(6, 'table'), word: 'take-back 2' };
  const table = tableOf([...chosen, ...played, back]);
  expect(said(lastMove(table, rounds, 2))).toEqual(['took']);
});

test('where one acts after the other the last move is all of the last turn', () => {
  const entries = [
    entry(1, 2, did('places', 2)),
    entry(2, 2, did('plants', 2), { event: 'turn', next: 1 }),
    entry(3, 1, did('places', 1), did('+1', 2)),
  ];
  expect(said(lastMove(tableOf(entries), turns, 2))).toEqual(['places', 'plants']);
});

test('of my own entry only what comes of my doing is said aloud', () => {
  const heard = (one: Entry) => said(aloud(one, linesOf(one, tableOf([]), rounds, false), 1));
  const mine = entry(1, 1, did('sold', 1), did('grew', 2), { event: 'round' }, did('bloomed', 1));
  expect(heard(mine)).toEqual(['grew', 'round', 'bloomed']);
  expect(heard(entry(2, 1, did('waived', 1)))).toEqual([]);
});

test('what others and chance bring me is said aloud', () => {
  const heard = (one: Entry) => said(aloud(one, linesOf(one, tableOf([]), rounds, false), 1));
  expect(heard(entry(1, 'chance', did('drew', 1)))).toEqual(['drew']);
  expect(heard(entry(2, 2, did('grew', 2), did('harvested', 1)))).toEqual(['grew', 'harvested']);
});
