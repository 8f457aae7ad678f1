/** The pages around the table, without their looks: links, paces, wishes, spans of time, hours. */
import { describe, expect, it } from 'vitest';
import {
  LEAST_HOURS,
  hoursWord,
  length,
  readHours,
  suggestion,
  type Hours,
} from '../src/account/hours';
import type { GameOut, Problem } from '../src/api/types';
import { tableIn } from '../src/home/link';
import { leftOf } from '../src/home/turn';
import { amount, fromNow, rough, span } from '../src/home/moments';
import { DAYS, LIVE, NO_CLOCK, paceWord, readPace, turnLength } from '../src/home/pace';
import {
  asBody,
  changedOptions,
  choicesFor,
  firstWish,
  modeOf,
  placed,
  seat,
  sideOptions,
  whyNotRated,
} from '../src/home/wish';

const ID = 'lwle-83He_0NIpTP';

const GAME: GameOut = {
  name: 'renature',
  rules: 1,
  least_seats: 2,
  most_seats: 4,
  modes: ['base', 'valley'],
  levels: ['seed', 'sprout'],
  options: [
    { name: 'mode', default: 'base', choices: ['base', 'valley'], file: false, invents: false },
    { name: 'board', default: 'standard', choices: [], file: true, invents: true },
    {
      name: 'start',
      default: 'random',
      choices: ['random', '1', '2', '3', '4'],
      file: false,
      invents: false,
    },
    {
      name: 'mushroom',
      default: 'forbid',
      choices: ['forbid', 'take'],
      file: false,
      invents: false,
    },
  ],
};
const matters = (option: string, mode: string) => option !== 'mushroom' || mode === 'valley';

describe('the link of a table', () => {
  it.each([
    ID,
    `  ${ID}\n`,
    `https://example.org/tables/${ID}`,
    `example.org/tables/${ID}/replay?at=17`,
    `Come and play: https://example.org/tables/${ID} !`,
  ])('is found in %j', (pasted) => expect(tableIn(pasted)).toBe(ID));

  it.each(['', 'hello', `${ID}x`, `https://example.org/tables/${ID}x`, 'https://example.org/new'])(
    'is not found in %j',
    (pasted) => expect(tableIn(pasted)).toBeNull(),
  );
});

describe('a pace', () => {
  it('is read and written the same way', () => {
    for (const pace of [NO_CLOCK, ...LIVE, ...DAYS]) expect(readPace(paceWord(pace))).toEqual(pace);
    expect(paceWord(LIVE[1]!)).toBe('live 10m+15s');
    expect(paceWord(DAYS[1]!)).toBe('days 24h bank 7d');
  });

  it('tells a turn in days where these are whole', () => {
    expect(turnLength(24)).toEqual({ unit: 'day', count: 1 });
    expect(turnLength(72)).toEqual({ unit: 'day', count: 3 });
    expect(turnLength(36)).toEqual({ unit: 'hour', count: 36 });
  });
});

describe('a wish for a table', () => {
  it('begins with me and an open seat', () => {
    const body = asBody(firstWish(GAME), GAME, matters, false);
    expect(body.seats).toEqual([
      { kind: 'me', level: null },
      { kind: 'open', level: null },
    ]);
    expect(body).toMatchObject({ game: 'renature', options: {}, pace: 'none', privacy: 'link' });
  });

  it('is rated only among people with accounts', () => {
    const wish = { ...firstWish(GAME), rated: true };
    expect(whyNotRated(wish, false)).toBe('account');
    expect(asBody(wish, GAME, matters, false).rated).toBe(false);
    expect(asBody(wish, GAME, matters, true).rated).toBe(true);
    const withBot = { ...wish, seats: [seat('me'), seat('bot')] };
    expect(whyNotRated(withBot, true)).toBe('bots');
    expect(asBody(withBot, GAME, matters, true).rated).toBe(false);
    const own = { ...wish, options: { board: 'name: Mine\nmode: base\n' } };
    expect(whyNotRated(own, true)).toBe('own');
    expect(asBody(own, GAME, matters, true).options).toEqual(own.options);
  });

  it('offers only options that can be chosen and matter in the mode', () => {
    expect(sideOptions(GAME, 'base', matters).map((one) => one.name)).toEqual(['start']);
    expect(sideOptions(GAME, 'valley', matters).map((one) => one.name)).toEqual([
      'start',
      'mushroom',
    ]);
    expect(modeOf(GAME, {})).toBe('base');
  });

  it('tells who comes what is played otherwise than usual', () => {
    const usual = { mode: 'valley', board: 'valley', start: 'random', mushroom: 'forbid' };
    const changed = (options: Record<string, string>) =>
      changedOptions(GAME, { ...usual, ...options }, matters).map(({ name }) => name);
    expect(changed({})).toEqual([]);
    expect(changed({ board: 'name: Mine\n', mushroom: 'take' })).toEqual(['board', 'mushroom']);
    expect(changed({ mode: 'base', mushroom: 'take' })).toEqual([]);
  });

  it('leaves out what does not fit any more', () => {
    const start = GAME.options[2]!;
    expect(choicesFor(start, 2)).toEqual(['random', '1', '2']);
    const options = { mode: 'base', start: '4', mushroom: 'take' };
    expect(asBody({ ...firstWish(GAME), options }, GAME, matters, false).options).toEqual({
      mode: 'base',
    });
    const fitting = { mode: 'valley', start: '2', mushroom: 'take' };
    expect(asBody({ ...firstWish(GAME), options: fitting }, GAME, matters, false).options).toEqual(
      fitting,
    );
  });

  it('shows a refusal beside its field', () => {
    const problem: Problem = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'pace-stock',
      detail: 'Too long.',
    };
    expect(placed(problem)).toEqual({ field: 'pace', text: 'Too long.' });
    expect(placed({ ...problem, code: 'http-too-often' }).field).toBeNull();
    const errors = [{ field: 'seats[0].level', message: 'Unknown level' }];
    expect(placed({ ...problem, code: 'http-bad-request', errors })).toEqual({
      field: 'seats',
      text: 'Unknown level',
    });
  });
});

describe('what is left of a turn', () => {
  const HOUR = 3_600_000;
  const table = { deadline: 191 * HOUR, turn_ends: 23 * HOUR };

  it('is that of the turn, and then of the vacation', () => {
    expect(leftOf(table, HOUR)).toEqual({ of: 'turn', span: 22 * HOUR });
    expect(leftOf(table, 24 * HOUR)).toEqual({ of: 'bank', span: 167 * HOUR });
    expect(leftOf({ ...table, turn_ends: null }, HOUR)).toEqual({ of: 'bank', span: 190 * HOUR });
    expect(leftOf({ deadline: null, turn_ends: null }, HOUR)).toBeNull();
  });
});

describe('spans of time', () => {
  const HOUR = 3_600_000;

  it('name the largest unit that fits', () => {
    expect(rough(30_000)).toEqual({ unit: 'minute', count: 0 });
    expect(rough(90 * 60_000)).toEqual({ unit: 'minute', count: 90 });
    expect(rough(5.9 * HOUR)).toEqual({ unit: 'hour', count: 5 });
    expect(rough(-50 * HOUR)).toEqual({ unit: 'day', count: 2 });
  });

  it('speak three languages', () => {
    expect(span('en', 5 * HOUR)).toBe('5 hours');
    expect(span('de', 72 * HOUR)).toBe('3 Tage');
    expect(amount('pl', 'hour', 22)).toBe('22 godziny');
    expect(fromNow('en', 0, 3 * HOUR)).toBe('3 hours ago');
    expect(fromNow('de', 1000, 1500)).toBe('jetzt');
  });
});

describe('personal hours', () => {
  const hours: Hours = { zone: 'Europe/Warsaw', from: '08:00', to: '22:00', free: ['sat', 'sun'] };

  it('are read and written as the server does', () => {
    const word = 'Europe/Warsaw 08:00-22:00 free sat sun';
    expect(readHours(word)).toEqual(hours);
    expect(hoursWord({ ...hours, free: ['sun', 'sat'] })).toBe(word);
    expect(readHours('UTC 00:00-24:00')?.free).toEqual([]);
    expect(readHours(null)).toBeNull();
    expect(hoursWord({ ...hours, to: '00:00', free: [] })).toBe('Europe/Warsaw 08:00-24:00');
  });

  it('may go past midnight', () => {
    expect(length(hours)).toBe(14);
    expect(length({ ...hours, from: '18:00', to: '02:00' })).toBe(8);
    expect(length({ ...hours, from: '08:00', to: '00:00' })).toBe(16);
    expect(length(suggestion())).toBeGreaterThan(LEAST_HOURS);
  });
});
