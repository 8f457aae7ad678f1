/** The colours of seats, from 1. */
const PAINTS = ['orange', 'blue', 'black', 'white', 'green', 'purple'] as const;
const DARK: readonly string[] = ['blue', 'black'];

export function paintOf(seat: number): (typeof PAINTS)[number] {
  return PAINTS[(seat - 1) % PAINTS.length]!;
}

/** What can be read on it. */
export function inkOn(seat: number): string {
  return DARK.includes(paintOf(seat)) ? '#fff' : '#22211c';
}
