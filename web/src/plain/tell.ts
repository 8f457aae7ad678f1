/** What happened, in the game's own words or, where it brings none, in those of its data. */
import type { GameEvent } from '../api/types';
import type { Part } from '../games/game';
import { listed } from '../home/naming';
import type { TableState } from '../live/state';
import { faceOf, type Face } from './view';
import { nameOf, ownText } from './words';

// A cell goes through the catalogue between signs that no language uses.
const [OPEN, SHUT] = ['\uE000', '\uE001'];

export function tell(game: string, event: GameEvent, table: TableState): Part[] | null {
  const face = faceOf(table.view);
  const { event: name, seat, ...rest } = event;
  const args = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, said(game, value, face)]),
  );
  const own = ownText(game, 'event', name, { ...args, seat: Number(seat ?? 0) });
  if (own !== null) return partsOf(own);
  if (ownText(game, 'title') !== null || name === 'turn' || name === 'over') return null;
  return partsOf([name, ...Object.values(args)].join(' '));
}

function said(game: string, value: unknown, face: Face): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return listed(value.map((one) => String(said(game, one, face))));
  const word = typeof value === 'string' ? value : JSON.stringify(value);
  return face.grid?.cells[word] ? `${OPEN}${word}${SHUT}` : nameOf(game, word);
}

function partsOf(sentence: string): Part[] {
  return sentence
    .split(new RegExp(`(${OPEN}[^${SHUT}]*${SHUT})`))
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(OPEN!) ? { text: part.slice(1, -1), spot: part.slice(1, -1) } : part,
    );
}

/** The same without anything to point at. */
export function sentenceOf(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** A word as a button says it: what it does, and to what. */
export function wordText(game: string, word: string, alone = true): string {
  const [verb = '', ...rest] = word.split(' ');
  const does = ownText(game, 'verb', verb) ?? verb;
  const to = rest.map((part) => nameOf(game, part)).join(' ');
  return alone || !to ? `${does} ${to}`.trim() : to;
}
