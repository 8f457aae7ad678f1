/** Plant cards: how names fit, how high plants stand, where a large card goes, what the year brings. */
import { beforeAll, describe, expect, test } from 'vitest';
import { BY_KEY, helpedBy, PLANTS } from '../src/games/waldgaertner/book/plants';
import { beside } from '../src/games/waldgaertner/cards/beside';
import { linesOf, nameSize, shrunk } from '../src/games/waldgaertner/cards/card';
import { habitOf } from '../src/games/waldgaertner/cards/habits';
import { onRuler, onWheel, yearArc } from '../src/games/waldgaertner/cards/outline';
import { ripeColour } from '../src/games/waldgaertner/cards/ripe';
import {
  botanicalName,
  cardName,
  nameOfKey,
  nameParts,
  shortName,
  spokenCard,
  tightName,
} from '../src/games/waldgaertner/names';
import type { Card, WaldView } from '../src/games/waldgaertner/view';
import { gardensIn, marksAt, RIM, wayOf, yearOf } from '../src/games/waldgaertner/wheel/year';
import { load, speak } from '../src/i18n/index.svelte';

const card = (key: string): Card => BY_KEY[key]!;

beforeAll(async () => {
  await load('waldgaertner-cards');
  await speak('en');
});

describe('names', () => {
  test('a variety and a sex are told apart from the plant', () => {
    const hergo = card('sea-buckthorn-hergo');
    expect(cardName(hergo)).toBe("sea buckthorn 'Hergo' (female)");
    expect(shortName(hergo)).toBe("sea buckthorn 'Hergo'");
    expect(nameParts(hergo)).toEqual({ plant: 'sea buckthorn', variety: "'Hergo'" });
    expect(nameParts(card('quince'))).toEqual({ plant: 'quince', variety: '' });
  });

  test('a card without names is called by its key, and synonyms are left out', () => {
    expect(nameOfKey('wild-pear', {})).toBe('wild pear');
    expect(botanicalName(card('apple-rose'))).toBe('Rosa villosa');
  });

  test('a voice is told everything, in every language', async () => {
    const spoken = () =>
      spokenCard(card('common-hazel'), BY_KEY, { markers: 2, partner: 'missing' });
    expect(spoken()).toContain('value 6 in brackets, 2 markers, blooms in phase 1, early spring');
    await speak('de');
    expect(spoken()).toContain('braucht Lambertshasel, der Partner fehlt noch');
    await speak('pl');
    expect(spoken()).toContain('2 znaczniki');
    await speak('en');
  });

  test('lines break between words and behind hyphens', () => {
    expect(linesOf('Kamtschatka-Heidelbeere', 12)).toBe(2);
    expect(linesOf('one two three', 7)).toBe(2);
    expect(linesOf('one two three', 4)).toBe(Infinity);
  });

  test('a long name is written smaller, and of a very long one the variety alone', () => {
    expect(shrunk('quince', 11, 2)).toBe(1);
    expect(shrunk('Kamtschatka-Heidelbeere', 11, 2)).toBe(0.9);
    expect(tightName(card('madeleine-angevine'), 24)).toBe("'Madeleine Angevine'");
    expect(tightName(card('quince'), 3)).toBe('quince');
  });

  test('every name fits on three lines of a card', () => {
    const written = PLANTS.flatMap((plant) => Object.values(plant.names)).map((name) =>
      name.replace(/\s*\([^)]*\)/g, ' ♀♀'),
    );
    const sizes = written.map((name) => nameSize(name));
    expect(Math.min(...sizes)).toBeGreaterThan(0.7);
    expect(nameSize('quince')).toBe(1.3);
  });
});

describe('drawings', () => {
  test('higher plants stand higher on the ruler', () => {
    const heights = [0.1, 0.5, 1, 2, 3.5, 5, 10, 20, 25, 30, 40].map(onRuler);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  });

  test('classes, low plants and kin have habits of their own', () => {
    const keys = ['bog-cranberry', 'english-lavender', 'blackcurrant', 'european-raspberry'];
    keys.push('common-hazel', 'judas-tree', 'black-locust', 'sugar-maple', 'korean-pine');
    keys.push(PLANTS.find((plant) => plant.class === 'climber')!.key);
    expect(new Set(keys.map((key) => habitOf(card(key)))).size).toBe(keys.length);
  });

  test('fruit ripens in its colour, also where kin and species differ', () => {
    const colours = ['bilberry', 'lingonberry', 'blackcurrant', 'redcurrant', 'quince'];
    const ripe = colours.map((key) => ripeColour(card(key).names['botanical']));
    expect(ripe).toEqual(['dark', 'red', 'dark', 'red', 'yellow']);
    expect(ripeColour()).toBe('red');
  });

  test('winter is at the top of the wheel, summer at the bottom', () => {
    expect(onWheel(0, 10)).toEqual([0, -10]);
    expect(onWheel(5, 10)).toEqual([0, 10]);
    expect(yearArc(2, 8, 10)).toContain('0 1 1');
    expect(yearArc(8, 2, 10)).toContain('0 0 1');
  });

  test('a large card stands beside its anchor, and inside the window', () => {
    const window = { width: 1000, height: 700 };
    const size = { width: 320, height: 500 };
    const at = (left: number, top: number) =>
      beside({ left, top, width: 100, height: 140 }, size, window);
    expect(at(100, 200)).toEqual({ left: 210, top: 20 });
    expect(at(800, 200).left).toBe(470);
    expect(at(100, 690).top).toBe(192);
    const phone = beside({ left: 20, top: 560, width: 100, height: 140 }, size, {
      width: 360,
      height: 760,
    });
    expect(phone).toEqual({ left: 8, top: 50 });
  });
});

describe('the year', () => {
  const planted = (key: string, more: object = {}) => ({
    place: '1.1',
    row: 1,
    extra: false,
    card: key,
    markers: 0,
    flower: false,
    fertile: true,
    nitrogen: 0,
    harvest: 1,
    ahead: { harvests: 0, coins: 0 },
    points: 0,
    ...more,
  });
  const seat = (number: number, garden: object) => ({ seat: number, garden });
  const view = {
    cards: BY_KEY,
    seats: {
      1: seat(1, {
        '1.1': planted('blackcurrant', { flower: true, harvest: 2 }),
        '2.1': planted('common-hazel', { fertile: false }),
      }),
      2: seat(2, { '1.1': planted('blackcurrant') }),
      3: seat(3, { '2.1': planted('common-hazel', { fertile: false }) }),
    },
  } as unknown as WaldView;

  test('my plants with what they bring, the others as marks', () => {
    const year = yearOf(view, 1);
    expect(year[1]!.blooms).toEqual([{ card: card('common-hazel'), fertile: false }]);
    expect(year[5]!.ripens).toEqual([{ card: card('blackcurrant'), coins: 2 }]);
    expect(year[7]!.ripens).toEqual([{ card: card('common-hazel'), coins: 0 }]);
    expect(year[5]!.others).toEqual([{ seat: 2, blooms: [], ripens: [card('blackcurrant')] }]);
    expect(year[1]!.others).toEqual([]);
  });

  test('who watches sees all as others', () => {
    const year = yearOf(view, null);
    expect(year[5]!.ripens).toEqual([]);
    expect(year[5]!.others.map((one) => one.seat)).toEqual([1, 2]);
  });

  test('a phase tells of every garden in which something happens, mine first', () => {
    const phase = yearOf(view, 3)[5]!;
    expect(gardensIn(phase, 3).map((one) => one.seat)).toEqual([1, 2]);
    expect(gardensIn(yearOf(view, 2)[5]!, 2).map((one) => one.seat)).toEqual([2, 1]);
    expect(gardensIn(yearOf(view, 2)[5]!, 2)[0]!.ripens).toEqual([card('blackcurrant')]);
    expect(gardensIn(yearOf(view, null)[5]!, null).map((one) => one.seat)).toEqual([1, 2]);
  });

  test('the marks of five gardens stand beside each other in their phase, and beside the marker', () => {
    const arc = (2 * Math.PI * RIM) / 10;
    for (const marked of [false, true]) {
      for (const count of [1, 2, 3, 4, 5]) {
        const { size, at } = marksAt(count, marked);
        const places = at.map((one) => one * arc);
        places.slice(1).forEach((place, index) => {
          expect(place - places[index]!).toBeGreaterThan(size - 0.01);
        });
        expect(Math.max(...places.map(Math.abs)) + size / 2).toBeLessThan(arc / 2);
        if (marked) expect(Math.min(...places.map(Math.abs)) - size / 2).toBeGreaterThan(10);
      }
    }
  });

  test('the marker goes forward through both years', () => {
    const at = (round: number, phase: number, last_cards = false) =>
      wayOf({ round, rounds: 20, last_cards, phase });
    expect(at(1, 0)).toBe(0);
    expect(at(10, 9)).toBe(9);
    expect(at(11, 0)).toBe(10);
    expect(at(20, 9)).toBe(19);
    expect(at(20, 0, true)).toBe(20);
  });
});

describe('the book', () => {
  test('has every plant once, with partners that are in it', () => {
    expect(PLANTS).toHaveLength(175);
    expect(Object.keys(BY_KEY)).toHaveLength(175);
    const partners = PLANTS.flatMap((plant) => plant.partners);
    expect(partners.filter((key) => !BY_KEY[key])).toEqual([]);
  });

  test('tells which further plants one helps', () => {
    expect(helpedBy(card('common-hazel'))).toEqual([]);
    const helper = PLANTS.find((plant) => !plant.partners.length && helpedBy(plant).length);
    expect(helper).toBeDefined();
  });
});
