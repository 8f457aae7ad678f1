/** The garden of Waldgärtner: how places lie, where they are drawn, what a play would bring. */
import { describe, expect, it } from 'vitest';
import { harvestsAhead } from '../src/games/waldgaertner/garden/calendar';
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
import { arrowsAt, planting, sale } from '../src/games/waldgaertner/garden/prospect';
import { reach } from '../src/games/waldgaertner/garden/walk';
import { spotUnder } from '../src/games/waldgaertner/hand/drag';
import { SELL } from '../src/games/waldgaertner/play.svelte';
import type { Card, Planted, Seat, WaldView } from '../src/games/waldgaertner/view';

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
    points: 3,
    ...more,
  };
}

function viewWith(cards: Card[], plants: Planted[], seat: Partial<Seat> = {}): WaldView {
  return {
    round: 3,
    rounds: 20,
    last_cards: false,
    options: { males: 'give-nothing', 'final-check': 'yes' },
    cards: Object.fromEntries(cards.map((one) => [one.key, one])),
    seats: {
      1: {
        seat: 1,
        coins: 4,
        hand: [],
        garden: Object.fromEntries(plants.map((one) => [one.place, one])),
        extras: [1, 2, 3, 4, 5, 6].map((row) => ({ row, cost: row, open: true })),
        colours: [],
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

describe('the rest of the years', () => {
  const now = (round: number, check = 'yes') => ({
    round,
    rounds: 20,
    last_cards: false,
    options: { 'final-check': check },
  });

  it.each([
    ['TV-10', 3, 7, 3, [8, 18]],
    ['TV-11', 3, 7, 4, [18]],
    ['TV-12', 3, 7, 14, []],
    ['TV-13', 1, 4, 1, [5, 15]],
    ['TV-14', 9, 0, 5, [11, 21]],
    ['TV-15', 8, 3, 1, [14]],
  ])('%s', (_, bloom, harvest, planted, rounds) => {
    expect(harvestsAhead({ bloom, harvest }, now(planted))).toEqual(rounds);
  });

  it('ends with round 20 where the table has no last look at the year', () => {
    expect(harvestsAhead({ bloom: 9, harvest: 0 }, now(12, 'no'))).toEqual([]);
    expect(harvestsAhead({ bloom: 9, harvest: 0 }, { ...now(20), last_cards: true })).toEqual([]);
  });
});

describe('what a play would bring', () => {
  const pear = card('pear', { value: 5, bracketed: true, partners: ['quince'] });
  const quince = card('quince', { value: 3, colour: 'pink' });
  const fixer = card('fixer', { nitrogen: ['W', 'E'] });
  const cards = [pear, quince, fixer];

  it('is the price, for a sale', () => {
    expect(sale(viewWith(cards, []), 'pear')).toMatchObject({ coins: 1, points: 0, place: null });
  });

  it('is nothing yet without the partner', () => {
    const found = planting(viewWith(cards, []), 1, 'pear', '2.1');
    expect(found).toMatchObject({ points: 0, lacks: true, partner: null, harvests: 2, pay: 1 });
  });

  it('counts those that get their partner too', () => {
    const waiting = plant('2.2', 'pear', { fertile: false, missing: 'partner', markers: 2 });
    const found = planting(viewWith(cards, [waiting]), 1, 'quince', '2.1');
    expect(found).toMatchObject({ points: 3 + 5 + 2, completes: ['pear'], colours: 1 });
  });

  it('counts markers of the card in hand', () => {
    const hand = [{ origin: 'EU', open: true, card: 'quince', markers: 2, one_of: [] }] as const;
    const view = viewWith(cards, [], { hand: [...hand] as unknown as Seat['hand'] });
    expect(planting(view, 1, 'quince', '2.1').points).toBe(5);
  });

  it('costs the number of the row on an extra place', () => {
    expect(planting(viewWith(cards, []), 1, 'quince', '2.0').coins).toBe(-2);
    expect(planting(viewWith(cards, []), 1, 'quince', '2.1').coins).toBeCloseTo(0);
  });

  it('knows nitrogen on both ways', () => {
    const view = viewWith(cards, [plant('2.1', 'fixer'), plant('2.3', 'fixer')]);
    expect(arrowsAt(view, view.seats[1]!.garden, '2.2')).toBe(2);
    expect(planting(view, 1, 'quince', '2.2')).toMatchObject({ fed: 2, pay: 3 });
    const alone = viewWith(cards, [plant('2.1', 'quince')]);
    expect(planting(alone, 1, 'fixer', '2.2').feeds).toEqual(['quince']);
    expect(planting(alone, 1, 'fixer', '2.3').feeds).toEqual([]);
  });

  it('pays nothing for males', () => {
    const male = card('male', { sex: 'male', partners: ['female'], bracketed: true });
    expect(planting(viewWith([male], []), 1, 'male', '2.1').pay).toBe(0);
  });
});
