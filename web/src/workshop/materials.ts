/** What the server says of material of one's own: is it playable, can one be invented, how does it play? */
import type { components } from '../api/api.gen';
import { post } from '../api/http';

type Schemas = components['schemas'];
/** One thing that is wrong, or that a good one would do otherwise. */
export type Found = Schemas['RemarkOnText'];
export type Checked = Schemas['CheckOut'];
export type Verdict = Schemas['TrialVerdict'];
export type Trial = Schemas['TrialOut'];

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

/** The server reads no longer text, in characters. */
export const MOST_TEXT = 100_000;

/** Characters, not the units that a string is made of. */
export function isTooLong(text: string): boolean {
  return text.length > MOST_TEXT && Array.from(text).length > MOST_TEXT;
}

export function check(path: Material, text: string, options: Options): Promise<Checked> {
  return post('/api/games/{game}/materials/{option}/check', {
    path,
    body: { text, options, seats: null },
  });
}

export function invent(
  path: Material,
  seed: string | null,
  options: Options,
  wishes: Record<string, string>,
): Promise<{ text: string; seed: string }> {
  return post('/api/games/{game}/materials/{option}/invent', {
    path,
    body: { seed, options, wishes },
  });
}

export function tryOut(
  path: Material,
  text: string,
  options: Options,
  table: { seats: number; games: number },
): Promise<Trial> {
  return post('/api/games/{game}/materials/{option}/trial', {
    path,
    body: { text, options, ...table },
  });
}
