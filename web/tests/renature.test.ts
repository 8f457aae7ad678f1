/** Renature without a page: words, telling, outlook and points, on what the engine has told. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { load, speak } from '../src/i18n/index.svelte';
import type { Entry, GameEvent } from '../src/api/types';
import type { TableState } from '../src/live/state';
import { settings } from '../src/settings/settings.svelte';
import { paintOf } from '../src/games/renature/colours';
import { spotsFor, targetOf } from '../src/games/renature/held';
import { ask, outlook } from '../src/games/renature/outlook';
import { pointsOf, turnIn } from '../src/games/renature/points';
import { besideInTurn } from '../src/games/renature/spaces';
import { partsOf, tell } from '../src/games/renature/tell';
import { tilesOf } from '../src/games/renature/tiles';
import { lastMoves, pairsIn } from '../src/games/renature/traces';
import { SOURCES, type RenatureView } from '../src/games/renature/view';
import {
  group,
  nextPlacement,
  placementAt,
  placementsOf,
  placementWord,
  readPlacement,
} from '../src/games/renature/words';
import recorded from './data/renature.json';

interface Draft {
  seat: number;
  words: string[];
  events: GameEvent[];
  waits: boolean;
  legal: string[];
  view: { step: string; areas: RenatureView['areas']; seats: Record<string, { clouds: number }> };
}

const seats = ['Ada', 'Ben', 'Cai', ''].map((name, i) => ({ seat: i + 1, name, kind: 'person' }));

/** A table that shows a recorded draft. */
function tableOf(draft: Partial<Omit<Draft, 'view'>> & { view: unknown }): TableState {
  const { seat = 1, words = [], events = [], legal = [], waits = false, view } = draft;
  return {
    info: { seats, options: {} },
    seat,
    view,
    legal,
    acting: [seat],
    over: false,
    held: null,
    draft: { words, events, waits, busy: false, refusal: null },
  } as unknown as TableState;
}

function draftWhere(fits: (draft: Draft) => boolean): Draft {
  const found = recorded.tables.flatMap((table) => table.drafts as unknown as Draft[]).find(fits);
  if (!found) throw new Error('no such draft was recorded');
  return found;
}

const has = (draft: Draft, event: string) => draft.events.some((one) => one.event === event);
const text = (event: unknown, table = tableOf({ view: null })) =>
  tell(event as GameEvent, table)
    ?.map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

beforeAll(async () => {
  await speak('en');
  await load('renature');
});

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: '' });
});

describe('words', () => {
  const { legal, view } = recorded.tables[0]!.middle;
  const choices = group(legal);

  test('every word is kept and finds its kind', () => {
    const { placements, discards, plantings, returns, jokers, mushrooms, plain } = choices;
    const maps = [discards, returns, jokers, mushrooms].flatMap((map) => [...map.values()]);
    const words = [...placements, ...plantings].map(({ word }) => word).concat(maps, [...plain]);
    expect(words.sort()).toEqual([...legal].sort());
    expect([...discards.keys()].sort()).toEqual(view.seats['1'].dominoes.toSorted());
  });

  test('a placement is the same word wherever it is put together', () => {
    for (const { word, domino, spaces, turn } of choices.placements) {
      expect(placementWord(domino, spaces[0], turn)).toBe(word);
    }
  });

  test('a domino is named in the order of the track, whichever half comes first', () => {
    const found = readPlacement('place snail@c4 owl@c5');
    expect(found.domino).toBe('owl-snail');
    expect(found.spaces).toEqual(['c5', 'c4']);
    expect(found.turn).toBe(3);
  });

  test('a tap takes the way the domino is held, else one that goes', () => {
    const placements = group([
      'place owl@c4 snail@d4',
      'place owl@c4 snail@c5',
      'place snail@c3 owl@c4',
    ]).placements;
    expect(placementAt(placements, 'c4', 0)?.word).toBe('place owl@c4 snail@d4');
    expect(placementAt(placements, 'c4', 1)?.word).toBe('place owl@c4 snail@c5');
    expect(placementAt(placements, 'd4', 3)?.word).toBe('place owl@c4 snail@d4');
    expect(placementAt(placements, 'h8', 0)).toBeNull();
    const now = readPlacement('place owl@c4 snail@d4');
    expect(nextPlacement(placements, now, 'c4')?.word).toBe('place owl@c4 snail@c5');
  });

  test('a double lies the same way turned round', () => {
    const [double] = group(['place owl@c4 owl@d4']).placements;
    expect(placementAt([double!], 'd4', 2)?.spaces[0]).toBe('d4');
    expect(nextPlacement([double!], double!, 'c4')).toBeNull();
  });

  test('all spaces of all placements are spots, and only they are taken', () => {
    const domino = choices.placements[0]!.domino;
    const held = { kind: 'domino', domino, turn: 0 } as const;
    const spots = spotsFor(held, choices);
    expect(spots.size).toBeGreaterThan(1);
    for (const space of spots) expect(targetOf(held, choices, space).legal).toBe(true);
    const other = Object.keys(view.spaces).find((space) => !spots.has(space))!;
    const target = targetOf(held, choices, other);
    expect(target.legal).toBe(false);
    expect(target.word).toMatch(/^place \w+@\w+ \w+@\w+$/);
    expect(placementsOf(choices, domino).length).toBeGreaterThan(0);
  });
});

describe('telling', () => {
  test('every recorded event has a sentence or is silent on purpose', () => {
    const silent = ['turn', 'token-laid'];
    for (const event of recorded.events) {
      const told = text(event);
      if (silent.includes(event.event)) expect(told).toBeUndefined();
      else expect(told).not.toMatch(/renature-|\{|\}|[\uE000-\uE002]/);
    }
  });

  test.each(['de', 'pl'] as const)('also in %s', async (lang) => {
    await speak(lang);
    for (const event of recorded.events) expect(text(event) ?? '').not.toMatch(/renature-|[{}]/);
    await speak('en');
  });

  test('spaces, areas and seats can be pointed at', () => {
    const closed = recorded.events.find((event) => event.event === 'area-closed')!;
    const parts = tell(closed as unknown as GameEvent, tableOf({ view: null }))!;
    const spots = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.spot]));
    expect(spots[0]).toBe(`area:${closed.area}`);
    const paid = closed.standings!.filter((one) => one.points && one.colour !== 'neutral');
    expect(spots.slice(1)).toEqual(paid.map((one) => `seat:${one.colour}`));
    expect(partsOf('plain')).toEqual(['plain']);
  });

  test('what others drew stays unsaid', () => {
    expect(text({ event: 'drew', seat: 2, domino: null })).toBeUndefined();
    expect(text({ event: 'back-seen', seat: 2, area: 3, bonus: null })).toBeUndefined();
  });

  test('an entry with a turn in it opens that turn', () => {
    const entry = { number: 9, seat: 1, word: 'end', at: 0 };
    expect(turnIn({ ...entry, events: [{ event: 'turn', seat: 2, turn: 4 }] })).toBe(2);
    expect(turnIn({ ...entry, events: [] })).toBeNull();
  });
});

describe('outlook', () => {
  const nothing = { step: 'place', areas: {}, seats: {} };

  test('nothing to say before anything is picked', () => {
    expect(outlook(tableOf({ view: nothing }))).toBeNull();
    expect(ask(tableOf({ view: nothing }))).toContain('Place a domino');
  });

  test('where no domino fits, nobody is asked for a place', () => {
    const [discards, joker] = [['discard owl-owl', 'discard hare-frog'], 'joker owl'];
    const stuck = tableOf({ view: nothing, legal: discards });
    expect(ask(stuck)).toBe('None of your dominoes fits anywhere. Discard one.');
    expect(ask({ ...stuck, legal: [...discards, joker] })).toContain('another joker');
    const held = { ...stuck, held: { kind: 'domino', domino: 'owl-owl', turn: 0 } };
    expect(ask(held)).toMatch(/^There is no place for .*owl/);
    const legal = [...discards, 'place frog@a1 hare@a2'];
    expect(ask({ ...held, legal })).toMatch(/^There is no place for .*owl/);
    expect(ask({ ...stuck, legal })).toContain('Place a domino');
    const other = { kind: 'domino', domino: 'hare-frog', turn: 0 };
    expect(ask({ ...held, held: other, legal })).toMatch(/^Where shall .*hare/);
  });

  test('with another joker, too, it is said that no domino fits', () => {
    const stuck = tableOf({ view: nothing, words: ['joker owl'], legal: ['discard owl-owl'] });
    expect(outlook(stuck)!.sentence).toBe('None of your dominoes fits anywhere. Discard one.');
  });

  test('a turn laid out is ended in one step, or drawn first while there are clouds', () => {
    const draft = draftWhere((d) => d.view.step === 'refill' && has(d, 'planted'));
    const view = { ...draft.view, seats: { [draft.seat]: { clouds: 3 } } };
    const found = outlook(tableOf({ ...draft, view }))!;
    expect(found.sentence).toMatch(/^End turn: \+\d+ points?/);
    expect(found.ways.map((way) => way.then)).toEqual([['end'], []]);
    const spent = { ...draft.view, seats: { [draft.seat]: { clouds: 0 } } };
    expect(outlook(tableOf({ ...draft, view: spent }))!.ways).toHaveLength(1);
  });

  test('an area that closes counts before it is scored', () => {
    const draft = draftWhere((d) => d.view.step === 'score');
    const [area] = Object.values(draft.view.areas);
    const found = outlook(tableOf(draft))!;
    expect(found.sentence).toContain(`closes area ${area!.area}`);
    expect(found.ways[0]!.then).toEqual(['score', 'end']);
  });

  test('scored areas are in the sum', () => {
    const draft = draftWhere((d) => has(d, 'area-closed'));
    const found = outlook(tableOf(draft))!;
    expect(found.sentence).toMatch(/closes area \d+/);
    expect(found.ways[0]!.then).toEqual(['end']);
  });

  test('without a plant: the score is asked for where clouds could still be used', () => {
    const draft = draftWhere(
      (d) => d.view.step === 'plant' && Object.keys(d.view.areas).length > 0,
    );
    const usable = draft.legal.some((word) => /^(joker|return) /.test(word));
    const then = usable ? ['no-plant', 'score', 'end'] : ['no-plant', 'end'];
    expect(outlook(tableOf(draft))!.ways[0]!.then).toEqual(then);
  });

  test('warns of a plant left, and of clouds lost, unless that is turned off', () => {
    const free = draftWhere((d) => d.legal.some((word) => word.startsWith('plant ')));
    expect(outlook(tableOf(free))!.warnings.map((one) => one.aid)).toEqual(['warn-plant']);
    settings.setAid('renature', 'warn-plant', 'off');
    expect(outlook(tableOf(free))!.warnings).toEqual([]);
    settings.setAid('renature', 'warn-plant', 'on');
    const lost = draftWhere((d) => d.events.some((one) => 'lost' in one && Number(one.lost) > 0));
    expect(outlook(tableOf(lost))!.warnings.map((one) => one.aid)).toContain('warn-clouds');
  });

  test('is silent for those who only watch or wait', () => {
    const draft = draftWhere((d) => d.view.step === 'refill');
    expect(outlook({ ...tableOf(draft), acting: [9] })).toBeNull();
  });
});

describe('points and colours', () => {
  test('by source, adding up to what the engine says', () => {
    for (const table of recorded.tables) {
      const found = pointsOf(table.end as never);
      for (const { seat, total } of table.results) {
        const { sources } = found.find((one) => one.seat === seat)!;
        expect(sources.map(({ name }) => name)).toEqual([...SOURCES]);
        expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      }
    }
  });

  test('the own colour can be chosen; the others keep their order', () => {
    settings.setAid('renature', 'colours', 'white');
    const at = { seat: 2 };
    expect([1, 2, 3, 4].map((seat) => paintOf(at, seat))).toEqual([
      'orange',
      'white',
      'blue',
      'black',
    ]);
    expect(paintOf(at, 'neutral')).toBe('neutral');
    settings.setAid('renature', 'colours', 'seats');
    expect(paintOf(at, 2)).toBe('blue');
  });
});

test('dominoes lie once each, and every half is shown', () => {
  const view = recorded.tables[0]!.middle.view as unknown as RenatureView;
  const covered = Object.values(view.spaces).filter((space) => space.animal);
  const alone = tilesOf(view, new Map());
  expect(alone).toHaveLength(covered.length);
  const one = covered.find((space) => view.spaces[besideInTurn(space.space, 0)]?.animal)!;
  const other = view.spaces[besideInTurn(one.space, 0)]!;
  const pairs = pairsIn([
    {
      event: 'placed',
      seat: 1,
      spaces: [one.space, other.space],
      animals: [one.animal!, other.animal!],
    },
  ]);
  const tiles = tilesOf(view, pairs);
  expect(tiles.flatMap((tile) => tile.halves)).toHaveLength(covered.length);
  expect(tiles.find((tile) => tile.halves.length === 2)?.vertical).toBe(false);
});

test('what was taken back is no last move, also where it was played again', () => {
  const placed = { event: 'placed', seat: 1, spaces: ['b2', 'b3'], animals: ['owl', 'hare'] };
  const back = { number: 2, seat: 'table', word: 'take-back 0', at: 0, events: [] };
  const entry = (number: number, event: object) =>
    ({ number, seat: 1, word: '', at: 0, events: [event] }) as unknown as Entry;
  const moves = (again: object) =>
    lastMoves([entry(1, placed), back as unknown as Entry, entry(3, again)], 2);
  expect(moves(placed)).toEqual([{ seat: 1, spaces: ['b2', 'b3'] }]);
  expect(moves({ ...placed, spaces: ['c1', 'c2'] })).toEqual([{ seat: 1, spaces: ['c1', 'c2'] }]);
});
