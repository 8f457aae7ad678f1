/**
 * The part `face` of a description: a picture that can be drawn without knowing the game. All of it may be
 * left out; names are names of texts (`words.ts`).
 */
import type { View } from '../api/types';

const SHAPES = [
  'round',
  'square',
  'triangle',
  'diamond',
  'star',
  'flower',
  'leaf',
  'drop',
] as const;
const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'brown', 'grey'] as const;
type Shape = (typeof SHAPES)[number];
type Colour = (typeof COLOURS)[number];

/** How a kind of piece looks. */
export interface Look {
  shape?: Shape;
  colour?: Colour;
}

export interface Cell {
  /** From 1. */
  row: number;
  column: number;
  /** What lies there. */
  piece?: string;
  /** Whose it is. */
  seat?: number;
  /** Small things of seats that lie there as well, by seat. */
  marks?: Record<string, string>;
}

export type Fact = string | number;

interface FaceSeat {
  points?: Record<string, number>;
  facts?: Record<string, Fact>;
}

export interface Face {
  /** What is to be done now. */
  ask?: string;
  pieces?: Record<string, Look>;
  grid?: { rows: number; columns: number; cells: Record<string, Cell> };
  facts?: Record<string, Fact>;
  seats?: Record<string, FaceSeat>;
}

export function faceOf(view: View | null): Face {
  return (view?.face ?? {}) as Face;
}

export function totalOf(seat: FaceSeat | undefined): number {
  return Object.values(seat?.points ?? {}).reduce((sum, points) => sum + points, 0);
}

/** Words by the cell that they name: `sow b3`, `place owl@b3 hare@b4` count for the cells in them. */
export function targets(words: readonly string[], face: Face): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    for (const cell of cellsIn(word, face)) found.set(cell, [...(found.get(cell) ?? []), word]);
  }
  return found;
}

export function cellsIn(word: string, face: Face): string[] {
  const parts = word.split(/[\s@]+/);
  return [...new Set(parts.filter((part) => face.grid?.cells[part]))];
}

/** Words by their verbs, in the order in which they come. */
export function grouped(words: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    const verb = word.split(' ')[0]!;
    found.set(verb, [...(found.get(verb) ?? []), word]);
  }
  return found;
}
