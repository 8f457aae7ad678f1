/** The garden of Waldgärtner: how places lie, where they are drawn, what a play would bring. */
import { describe, expect, it, vi } from 'vitest';
import {
  boxOf,
  fitted,
  LABEL,
  layoutOf,
  placeAtPoint,
  SHORT_LABEL,
  WIDTH,
} from '../src/games/waldgaertner/garden/layout';
import {
  eastOf,
  neighbour,
  NORTH,
  PLACES,
  placeOf,
  placesIn,
  touching,
} from '../src/games/waldgaertner/garden/places';
import { phrasesOf } from '../src/games/waldgaertner/garden/outcome';
import { prospectOf } from '../src/games/waldgaertner/garden/prospect';
import { reach } from '../src/games/waldgaertner/garden/walk';
import { spotUnder } from '../src/games/waldgaertner/hand/drag';
import { Play, SELL } from '../src/games/waldgaertner/play.svelte';
import { boardOf, type Card, type Planted, type WaldView } from '../src/games/waldgaertner/view';
import type { TableState } from '../src/live/state';

const SHOWN = (row: number) => row >= 1 && row <= 5;

function card(key: string, facts: Partial<Card> = {}): Card {
  return {
    key,
    id: key,
    names: {},
    origin: 'EU',
    class: 'large-shrub',
    rank: 2,
    value: 3,
    bracketed: false,
    bloom: 3,
    harvest: 7,
    nitrogen: [],
    partners: [],
    price: 1,
    ...facts,
  };
}

function plant(place: string, key: string, more: Partial<Planted> = {}): Planted {
  const { row, extra } = placeOf(place);
  return {
    place,
    row,
    extra,
    card: key,
    markers: 0,
    flower: false,
    fertile: true,
    nitrogen: 0,
    harvest: 1,
    ahead: { harvests: 2, coins: 2 },
    points: 3,
    ...more,
  };
}

/** A table of one: its garden, and what else is to be said of the seat. */
function viewWith(plants: Planted[], seat: object = {}): WaldView {
  const cards = [card('pear', { partners: ['quince'] }), card('quince'), card('fixer')];
  return {
    cards: Object.fromEntries(cards.map((one) => [one.key, one])),
    seats: {
      1: {
        seat: 1,
        coins: 4,
        hand: [],
        garden: Object.fromEntries(plants.map((one) => [one.place, one])),
        total: 0,
        colours: [],
        bonus: { due: false, settled: 0 },
        ...seat,
      },
    },
  } as unknown as WaldView;
}

describe('places', () => {
  it('has 26 of them, extras at both ends of a row (A-15, A-17)', () => {
    expect(PLACES).toHaveLength(26);
    expect(placesIn(1).map(({ name, extra }) => [name, extra])).toEqual([
      ['1.0', true],
      ['1.1', false],
      ['1.2', false],
      ['1.3', false],
      ['1.4', false],
      ['1.5', false],
      ['1.6', true],
    ]);
    expect(placeOf('6.1').extra).toBe(true);
  });

  it('staggers the rows by half a place', () => {
    expect(placesIn(2).map((place) => eastOf(place, {}))).toEqual([0, 2, 4, 6, 8, 10]);
    expect(neighbour(placeOf('2.2'), 'SW', {})?.name).toBe('1.2');
    expect(neighbour(placeOf('2.2'), 'NE', {})?.name).toBe('3.2');
    expect(neighbour(placeOf('1.0'), 'W', {})).toBeNull();
  });

  it('puts the top place between the two trees of row 5, wherever the extra is', () => {
    expect(eastOf(placeOf('6.1'), { '5.0': 1, '5.1': 1 })).toBe(4);
    expect(eastOf(placeOf('6.1'), { '5.1': 1, '5.2': 1 })).toBe(6);
    expect(neighbour(placeOf('5.1'), 'NE', { '5.1': 1, '5.2': 1 })?.name).toBe('6.1');
  });

  it('touches planted places only', () => {
    expect(touching('2.2', NORTH, { '3.2': 1 })).toEqual(['3.2']);
  });
});

describe('the picture', () => {
  it.each(['basic', 'advanced'] as const)('finds every place by its middle (%s)', (mode) => {
    for (const top of [false, true]) {
      const layout = layoutOf(mode, { top, ratio: 1.6 });
      for (const place of PLACES.filter(({ row }) => row < 6 || top)) {
        const box = boxOf(place, layout, {});
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        expect(placeAtPoint(middle, layout, {})).toBe(place.name);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(WIDTH);
        expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
      }
    }
  });

  it('gets flatter in lying frames, and leaves names out where they cannot be read', () => {
    const [high, flat] = [fitted('basic', false, 700, 700), fitted('basic', false, 1000, 500)];
    expect(flat.height).toBeLessThan(high.height);
    expect(high.label).toBe(LABEL);
    expect(fitted('basic', false, 360, 300).label).toBe(SHORT_LABEL);
  });

  it('does not find the top place where it is not drawn', () => {
    const layout = layoutOf('basic', { top: false });
    expect(placeAtPoint({ x: WIDTH / 2, y: 2 }, layout, {})).toBeNull();
  });
});

describe('walking', () => {
  it('goes along a row and to the nearest place of the next', () => {
    expect(reach('ArrowRight', '1.5', {}, SHOWN, new Set())).toBe('1.6');
    expect(reach('ArrowRight', '1.6', {}, SHOWN, new Set())).toBeNull();
    expect(reach('ArrowUp', '1.2', {}, SHOWN, new Set())).toBe('2.1');
    expect(reach('ArrowDown', '5.1', {}, SHOWN, new Set())).toBe('4.1');
    expect(reach('ArrowUp', '5.1', {}, SHOWN, new Set())).toBeNull();
  });

  it('jumps to the next place where the card can go, round and round', () => {
    const spots = new Set(['2.1', '2.4']);
    expect(reach('j', '1.1', {}, SHOWN, spots)).toBe('2.1');
    expect(reach('j', '2.4', {}, SHOWN, spots)).toBe('2.1');
    expect(reach('j', '1.1', {}, SHOWN, new Set())).toBeNull();
  });
});

describe('dragging', () => {
  const play = {
    placeUnder: (_: number, y: number) => (y < 100 ? '1.1' : null),
    sellsAt: (x: number) => x > 300,
  };

  it('points above a finger, but not above a mouse', () => {
    const at = { clientX: 10, clientY: 120 };
    expect(spotUnder(play, { ...at, pointerType: 'mouse' })).toBeNull();
    expect(spotUnder(play, { ...at, pointerType: 'touch' })).toBe('1.1');
  });

  it('sells at the stall', () => {
    expect(spotUnder(play, { clientX: 310, clientY: 20, pointerType: 'mouse' })).toBe(SELL);
  });
});

const GROW = { verb: 'grow', card: 'quince', place: '2.1' } as const;

describe('what a play would bring', () => {
  it('is told by the seat before and after it', () => {
    const waiting = plant('2.2', 'pear', { fertile: false, missing: 'partner', points: 0 });
    const before = viewWith([waiting], { total: 2 });
    const grown = plant('2.1', 'quince');
    const fed = plant('2.2', 'pear', { nitrogen: 1 });
    const seat = { total: 9, coins: 2, colours: ['red', 'pink', 'white'] };
    expect(prospectOf(before, viewWith([grown, fed], seat), 1, GROW)).toEqual({
      card: 'quince',
      place: '2.1',
      coins: -2,
      points: 7,
      plant: grown,
      completes: ['pear'],
      feeds: ['pear'],
      colours: 3,
      bonus: false,
    });
  });

  it('is the price, for a sale', () => {
    const said = { verb: 'sell', card: 'quince' } as const;
    const found = prospectOf(viewWith([]), viewWith([], { coins: 6 }), 1, said);
    expect(found).toMatchObject({ coins: 2, points: 0, place: null, plant: null });
  });

  it('is a card, where a bonus falls due', () => {
    const after = viewWith([plant('2.1', 'quince')], { bonus: { due: true, settled: 0 } });
    expect(prospectOf(viewWith([]), after, 1, GROW).bonus).toBe(true);
    expect(prospectOf(after, after, 1, GROW).bonus).toBe(false);
  });

  it.each([
    ['harvest', plant('2.1', 'quince')],
    ['lacks', plant('2.1', 'quince', { ahead: { harvests: 0, coins: 0 } })],
    ['lacks', plant('2.1', 'quince', { fertile: false, ahead: { harvests: 2, coins: 0 } })],
    ['lacks', plant('2.1', 'quince', { ahead: { harvests: 2, coins: 0 } })],
  ])('ends with its harvests: %s', (kind, grown) => {
    const after = viewWith([grown]);
    expect(phrasesOf(after, prospectOf(viewWith([]), after, 1, GROW)).at(-1)?.kind).toBe(kind);
  });
});

describe('looking ahead', () => {
  const WORDS = ['sell quince', 'grow quince 2.1', 'grow quince 2.2'];
  const SEEN = { seats: { 1: { coins: 5, total: 3, garden: { '2.1': plant('2.1', 'quince') } } } };

  /** A table at which a quince is held; answers come when they are let go. */
  function held() {
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    const table = {
      seat: 1,
      stored: viewWith([], { hand: [{ card: 'quince' }] }),
      legal: WORDS,
      held: { card: 'quince' },
      draft: { words: [] as string[] },
      look: ([word]: string[]) => {
        asked.push(word!);
        return new Promise((tell) => answers.push(() => tell({ changes: SEEN })));
      },
    };
    const play = new Play(table as unknown as TableState);
    return { table, play, asked, answer: () => answers.shift()?.() };
  }

  it('tells nothing before the server has, and then what it said', async () => {
    const { play, asked, answer } = held();
    play.rest('2.1');
    const told = play.look();
    expect(play.prospect).toBeNull();
    answer();
    await told;
    expect(asked).toEqual(['grow quince 2.1']);
    expect(play.prospect).toMatchObject({ place: '2.1', coins: 1, points: 3 });
  });

  it('never tells of another place', async () => {
    const { play, answer } = held();
    play.rest('2.1');
    const told = play.look();
    play.rest('2.2');
    answer();
    await told;
    expect(play.prospect).toBeNull();
  });

  it('asks nothing where the card cannot go', async () => {
    const { play, asked } = held();
    play.rest('5.1');
    await play.look();
    expect(asked).toEqual([]);
  });

  it('asks for places of a card as soon as it is taken, one after the other', async () => {
    const { play, asked, answer } = held();
    play.take('quince');
    expect(asked).toEqual(['grow quince 2.1']);
    answer();
    await vi.waitFor(() => expect(asked).toEqual(['grow quince 2.1', 'grow quince 2.2']));
  });

  it('asks no more once something is drafted', async () => {
    const { table, play, asked, answer } = held();
    play.take('quince');
    table.draft.words = ['grow quince 2.1'];
    table.legal = [];
    answer();
    await play.look();
    expect(asked).toEqual(['grow quince 2.1']);
  });

  it('draws a drafted play as a plan, not as done', () => {
    const { table, play } = held();
    const drafted = { ...table, held: null, draft: { words: ['grow quince 2.1'] } };
    const view = viewWith([plant('2.1', 'quince')], { coins: 5, total: 3 });
    const now = new Play({ ...drafted, view } as unknown as TableState);
    expect(boardOf(now.table)).toBe(table.stored);
    expect(now.planned).toEqual({ card: 'quince', spot: '2.1' });
    expect(now.prospect).toMatchObject({ coins: 1, points: 3 });
    expect(play.planned).toBeNull();
  });
});
