/** What the server says of material of one's own: is it playable, can one be invented, how does it play? */
import { post } from '../api/http';

/** One thing that is wrong, or that a good one would do otherwise. */
export interface Found {
  code: string;
  message: string;
  line: number | null;
  column: number | null;
  /** The spaces that it is about. */
  spots: string[];
}

export interface Checked {
  playable: boolean;
  problems: Found[];
  advice: Found[];
  figures: Record<string, number>;
  text: string | null;
  view: Record<string, unknown> | null;
  pieces: Record<string, unknown>[];
}

export interface Verdict {
  name: string;
  ok: boolean;
  value: number;
  low: number | null;
  high: number | null;
}

export interface Trial {
  games: number;
  seats: { seat: number; wins: number; low: number; high: number; points: number }[];
  figures: Record<string, number>;
  verdicts: Verdict[];
}

/** Which option of which game it is a value of. */
export interface Material {
  game: string;
  option: string;
}

type Options = Record<string, string>;

/** Instead of a text: what the game brings itself. */
export const STANDARD = 'standard';
/** Instead of a text at a new table: invented when it is opened, and another one for every game. */
export const NEW = 'new';

export function check(path: Material, text: string, options: Options): Promise<Checked> {
  return ask<Checked>('check', path, { text, options, seats: null });
}

export function invent(
  path: Material,
  seed: string | null,
  options: Options,
  wishes: Record<string, string>,
): Promise<{ text: string; seed: string }> {
  return ask('invent', path, { seed, options, wishes });
}

export function tryOut(
  path: Material,
  text: string,
  options: Options,
  table: { seats: number; games: number },
): Promise<Trial> {
  return ask<Trial>('trial', path, { text, options, ...table });
}

function ask<T>(what: string, path: Material, body: object): Promise<T> {
  const address = `/api/games/{game}/materials/{option}/${what}`;
  return post(address as never, { path, body } as never) as Promise<T>;
}
