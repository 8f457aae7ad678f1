/** The seats of a table: the colours of their dice, and what they are called in texts. */
import { levelName, listed } from '../../home/naming';
import { family } from '../../i18n/index.svelte';
import type { TableState } from '../../live/state';

/** Colours of the dice, by seat. */
const PAINTS = ['orange', 'blue', 'black', 'white', 'green', 'purple'] as const;
export type Paint = (typeof PAINTS)[number];

export const LETTERS: Record<Paint, string> = {
  orange: 'O',
  blue: 'B',
  black: 'K',
  white: 'W',
  green: 'G',
  purple: 'P',
};

/** Of a seat, from 1. */
export function paintOf(seat: number): Paint {
  return PAINTS[seat - 1] ?? 'orange';
}

/** The custom property of a seat's colour, and its letter, as the shell asks for them. */
export function seatColour(seat: number): { css: string; letter: string } {
  const paint = paintOf(seat);
  return { css: `--seat-${paint}`, letter: LETTERS[paint] };
}

/** A person's name, a bot's level, or the colour where neither says who it is. */
export function seatName(table: TableState, seat: number): string {
  const { seats } = table.info;
  const { name, level } = seats[seat - 1] ?? {};
  const isKnown = level && seats.filter((other) => other.level === level).length === 1;
  return name || (isKnown ? levelName(level) : family('waldgaertner-colour-', paintOf(seat)));
}

export function seatNames(table: TableState, seats: readonly number[]): string {
  return listed(seats.map((seat) => seatName(table, seat)));
}
