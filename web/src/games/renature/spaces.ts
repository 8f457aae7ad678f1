/** Names of spaces (`c4`: column, then row) and where they lie. Pure geometry of the grid. */

export interface Cell {
  /** From 0, leftmost. */
  column: number;
  /** From 0, topmost. */
  row: number;
}

export function cellOf(space: string): Cell {
  return { column: space.charCodeAt(0) - 97, row: Number(space.slice(1)) - 1 };
}

export function spaceAt(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** Reading order: by rows, then columns. */
export function compareSpaces(one: string, other: string): number {
  const [a, b] = [cellOf(one), cellOf(other)];
  return a.row - b.row || a.column - b.column;
}

/** How a domino lies: where its second half is, seen from the first. */
const TURNS = [
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
  { column: 0, row: -1 },
] as const;
export type Turn = 0 | 1 | 2 | 3;

export function turned(turn: Turn, by = 1): Turn {
  return ((turn + by + 4) % 4) as Turn;
}

export function besideInTurn(space: string, turn: Turn): string {
  const { column, row } = cellOf(space);
  return spaceAt(column + TURNS[turn].column, row + TURNS[turn].row);
}

/** How the second space lies from the first; they share an edge. */
export function turnBetween(first: string, second: string): Turn {
  return TURNS.findIndex((_, turn) => besideInTurn(first, turn as Turn) === second) as Turn;
}

/** The four spaces that share an edge; some may lie outside. */
export function neighbours(space: string): string[] {
  return TURNS.map((_, turn) => besideInTurn(space, turn as Turn));
}
