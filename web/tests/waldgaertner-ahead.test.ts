/** Planning while others are asked, and what the log points at. */
import { expect, test } from 'vitest';
import type { Entry, GameEvent } from '../src/api/types';
import { ahead } from '../src/games/waldgaertner/ahead';
import { waldgaertner } from '../src/games/waldgaertner';
import { playAt } from '../src/games/waldgaertner/play.svelte';
import { isPointed } from '../src/games/waldgaertner/spots';
import { tell } from '../src/games/waldgaertner/tell';
import { load, speak } from '../src/i18n/index.svelte';
import type { TableState } from '../src/live/state';
import { filtered, turns } from '../src/table/log';

const CONTEST = `waldgaertner position 1
seats 3
origins AS
round 8 step right seat 1
pile 1
level 6
waiting 2
viewer 3
region 1: 13
region 2: 15 top kaki-persimmon+1
market castor-aralia
display goji wineberry
seat 1
  coins 6
  choice 1
  hand ?AS
seat 2
  coins 4
  choice 1
  hand ?AS
seat 3
  coins 3
  choice 2
  hand peach(own)
  memory 2: kaki-persimmon quince
  row 1: . . dikusha-currant . .
`;

test('what is half done is left out, and all are asked for a card', () => {
  const held = CONTEST.replace('peach(own)', 'peach(own) goumi');
  const planned = ahead(held, 3);
  expect(planned).toContain('round 8 step play\n');
  expect(planned).not.toMatch(/^(pile|level|waiting|display) /m);
  expect(planned).toContain('  hand peach(own) goumi\n');
  expect(planned).toContain('region 2: 15 top kaki-persimmon+1\n');
});

test('who waits for a card is given the open one of their region', () => {
  const planned = ahead(CONTEST, 3);
  expect(planned).toContain('  hand peach(own) kaki-persimmon+1\n');
  expect(planned).toContain('region 2: 14\n');
  expect(planned).toContain('  memory 2: quince\n');
});

test('a die that is still sealed counts too, and nothing stays sealed', () => {
  const sealed = CONTEST.replace('  choice 2', '  commit choose 2').replace(
    '  choice 1',
    '  commit ?',
  );
  const planned = ahead(sealed, 3);
  expect(planned).toContain('kaki-persimmon+1\n  memory');
  expect(planned).not.toContain('commit');
});

test('in a contest and for a six no card can be foreseen', () => {
  expect(() => ahead(CONTEST.replace('choice 2', 'choice 6'), 3)).toThrow();
  expect(() => ahead(CONTEST.replace('choice 2', 'choice 1'), 3)).toThrow();
});

test('of the last cards one is enough', () => {
  const last = CONTEST.replace('round 8', 'round 21').replace('step right', 'step bonus');
  expect(ahead(last, 3)).toContain('  hand peach(own)\n');
});

/** Seat 1 looks at its own garden; a quince stands there, a medlar in that of seat 2. */
function tableOf(spot: string | null, ...events: GameEvent[]): TableState {
  const garden = (place: string, card: string) => ({ [place]: { place, card } });
  const seats = {
    1: { seat: 1, garden: garden('2.1', 'quince') },
    2: { seat: 2, garden: garden('3.2', 'medlar') },
  };
  const stored = { seats, cards: {} };
  const entries: Entry[] = [{ number: 1, seat: 2, word: 'x', at: 0, events } as unknown as Entry];
  const info = { seats: [1, 2].map((seat) => ({ seat, kind: 'person', name: `P${seat}` })) };
  const draft = { words: [] };
  return { spot, stored, view: stored, seat: 1, draft, info, entries } as unknown as TableState;
}

const GREW = { event: 'grew', seat: 2, card: 'medlar', place: '3.2', cost: 0 };
const SOLD = { event: 'sold', seat: 1, card: 'peach', coins: 2 };

test('a told place points at the plot of its garden', async () => {
  await speak('en');
  await load('waldgaertner');
  expect(tell(GREW, tableOf(null))).toContainEqual({ spot: 'plot:2:3.2', text: '3.2' });
});

test('what all have chosen is told apart from names that end with a number', async () => {
  await speak('en');
  await load('waldgaertner');
  const over = { event: 'over', points: [1, 2].map((seat) => ({ seat, total: 80 + seat })) };
  const told = (tell(over, tableOf(null)) ?? []).map((part) =>
    typeof part === 'string' ? part : part.text,
  );
  expect(told.join('')).toContain('P1 (81), P2 (82)');
});

test('what stands in a garden that is not open is shown at that garden', () => {
  for (const spot of ['plot:2:3.2', 'card:medlar']) {
    const table = tableOf(spot);
    expect(isPointed(table, 'seat:2')).toBe(true);
    expect(isPointed(table, 'seat:1')).toBe(false);
    playAt(table).visited = 2;
    expect(isPointed(table, 'seat:2')).toBe(false);
    expect(isPointed(table, 'card:medlar')).toBe(true);
  }
  expect(isPointed(tableOf('plot:1:2.1'), 'card:quince')).toBe(true);
  expect(isPointed(tableOf('plot:1:2.2'), 'place:2.2')).toBe(true);
});

test('planting stands among the points of the log', () => {
  const lines = filtered(turns(tableOf(null, SOLD, GREW), waldgaertner), 'points', null);
  expect(lines.map((turn) => turn.lines.map((line) => line.seat))).toEqual([[2]]);
});
