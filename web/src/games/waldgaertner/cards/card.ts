/** What every drawing of a card is told, and how a long name is made to fit. */
import type { PartnerState } from '../names';
import type { Card } from '../view';

export type CardSize = 'large' | 'hand' | 'row' | 'chip';

export interface CardProps {
  card: Card;
  /** Cultivation markers on it (W-UPG). */
  markers?: number;
  /** Does its partner stand in the garden that matters? Null where it needs none or nobody asks. */
  partner?: PartnerState;
}

/** The pieces of a name that no line can break: words, and parts that end with a hyphen. */
function piecesOf(name: string): string[] {
  return name.split(/(?<=[\s-])/);
}

/** Lines that a name takes where so many letters fit on one; a piece that is too long takes too many. */
export function linesOf(name: string, letters: number): number {
  let lines = 1;
  let room = letters;
  for (const piece of piecesOf(name)) {
    const length = piece.trimEnd().length;
    if (length > letters) return Infinity;
    if (length > room) [lines, room] = [lines + 1, letters];
    room -= piece.length;
  }
  return lines;
}

const SMALLEST = 0.7;
const STEP = 0.05;

/** How much smaller than usual a name is written, so that so many lines of so many letters are enough. */
export function shrunk(name: string, letters: number, lines: number): number {
  let size = 1;
  while (size > SMALLEST && linesOf(name, Math.floor(letters / size)) > lines) size -= STEP;
  return Math.round(size * 100) / 100;
}

/** Widths in twelfths of a card: of a line, and of a letter of size 1, on average, in the serif. */
const LINE = 10.9;
const LETTER = 0.56;
const LARGEST = 1.3;

/** How large a name is written on a card: as large as three lines let it be. */
export function nameSize(name: string): number {
  let size = LARGEST;
  while (size > SMALLEST && linesOf(name, Math.floor(LINE / LETTER / size)) > 3) size -= STEP;
  return Math.round(size * 100) / 100;
}
