/** What somebody wants to open: the form of a new table without its looks. */
import type { components } from '../api/api.gen';
import type { GameOut, Problem } from '../api/types';
import { NO_CLOCK, paceWord, type Pace } from './pace';

export type NewTable = components['schemas']['NewTable'];
export type NewSeat = components['schemas']['NewSeat'];
export type OptionOut = components['schemas']['OptionOut'];

interface Wish {
  game: string;
  seats: NewSeat[];
  /** Only what is not the default. */
  options: Record<string, string>;
  pace: Pace;
  privacy: 'link' | 'listed';
  rated: boolean;
  shuffle: boolean;
}

export const FRIENDLY = 'sprout';

export function firstWish(game: GameOut): Wish {
  return {
    game: game.name,
    seats: [seat('me'), ...Array.from({ length: game.least_seats - 1 }, () => seat('open'))],
    options: {},
    pace: NO_CLOCK,
    privacy: 'link',
    rated: false,
    shuffle: false,
  };
}

export function seat(kind: NewSeat['kind'], level: string | null = null): NewSeat {
  return { kind, level: kind === 'bot' ? (level ?? FRIENDLY) : null };
}

/** Ratings are for accounts, without bots of the server, and on what all know (docs/tables.md). */
export function whyNotRated(wish: Wish, account: boolean): 'account' | 'bots' | 'own' | null {
  if (!account) return 'account';
  if (Object.values(wish.options).some(isOwn)) return 'own';
  return wish.seats.some((one) => one.kind === 'bot') ? 'bots' : null;
}

/** Says whether an option changes anything in a mode; the game knows. */
type Matters = (option: string, mode: string) => boolean;

/** Options of a game that stand beside its mode and can be chosen from, as far as they matter in it. */
export function sideOptions(game: GameOut, mode: string, matters: Matters): OptionOut[] {
  return game.options.filter(
    ({ name, choices }) => name !== 'mode' && choices.length > 0 && matters(name, mode),
  );
}

/** Options with another value than the usual one, as far as they matter. */
export function changedOptions(
  game: GameOut,
  options: Record<string, string>,
  matters: Matters,
): OptionOut[] {
  const mode = modeOf(game, options);
  return game.options.filter(({ name, default: usual, file }) => {
    const value = options[name] ?? usual;
    // A table keeps the name of the board it is played on instead of `standard`.
    const changed = file ? isOwn(value) : value !== usual;
    return name !== 'mode' && changed && matters(name, mode);
  });
}

/** Is this a text of one's own, and not the name of one that the game brings? */
function isOwn(value: string): boolean {
  return value.includes('\n');
}

/** Options whose value may be a text of one's own: a board, a card file. */
export function materialsOf(game: GameOut): OptionOut[] {
  return game.options.filter(({ file }) => file);
}

export function modeOf(game: GameOut, options: Record<string, string>): string {
  return options.mode ?? game.options.find((option) => option.name === 'mode')?.default ?? '';
}

/** The seat that begins cannot be one that is not there. */
export function choicesFor(option: OptionOut, seats: number): string[] {
  return option.choices.filter((choice) => !/^\d$/.test(choice) || Number(choice) <= seats);
}

/** As the server wants it: only options that matter, and rated only where that is possible. */
export function asBody(wish: Wish, game: GameOut, matters: Matters, account: boolean): NewTable {
  const offered = sideOptions(game, modeOf(game, wish.options), matters);
  const fits = (name: string, choice: string) => {
    if (name === 'mode' || materialsOf(game).some((one) => one.name === name)) return true;
    const option = offered.find((one) => one.name === name);
    return option && choicesFor(option, wish.seats.length).includes(choice);
  };
  const { options, pace, rated, ...rest } = wish;
  return {
    ...rest,
    options: Object.fromEntries(
      Object.entries(options).filter(([name, choice]) => fits(name, choice)),
    ),
    pace: paceWord(pace),
    rated: rated && whyNotRated(wish, account) === null,
    position: null,
    name: null,
  };
}

export type WishField = 'game' | 'seats' | 'options' | 'pace' | 'privacy' | 'rated' | 'name';

const FIELDS: readonly WishField[] = [
  'game',
  'seats',
  'options',
  'pace',
  'privacy',
  'rated',
  'name',
];

/** Which codes of problems are about which field; the first that fits. */
const CODES: readonly [RegExp, WishField][] = [
  [/^pace-/, 'pace'],
  [/^table-rated-/, 'rated'],
  [/^(table-seat|table-level|seats-|bad-seats)/, 'seats'],
  [/option/, 'options'],
  [/^name-/, 'name'],
];

/** Where on the page a refusal is to be read; without a field at the end of it. */
export function placed({ code, detail, errors }: Problem): {
  field: WishField | null;
  text: string;
} {
  const named = errors?.[0];
  const field = FIELDS.find((one) => named?.field.startsWith(one));
  if (named && field) return { field, text: named.message };
  return { field: CODES.find(([form]) => form.test(code))?.[1] ?? null, text: detail };
}
