/** Words of a lesson: patterns that say what will do, and lines of a log. */

/** Does a word fit a pattern? `*` stands for anything. */
export function fits(pattern: string, word: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(word);
}

export function fitsAny(patterns: readonly string[], word: string): boolean {
  return patterns.some((pattern) => fits(pattern, word));
}

/** What is done, without where and with what. */
export function kindOf(word: string): string {
  return word.split(' ')[0] ?? '';
}

/** Who plays a line of a log: a seat from 1, or null for chance. */
export function seatOf(line: string): number | null {
  const who = line.slice(0, line.indexOf(' '));
  return who === 'chance' ? null : Number(who);
}

/** What follows of itself, up to where others act; and the rest. */
export function untilOthers(lines: readonly string[], seat: number): [string[], string[]] {
  const found = lines.findIndex((line) => ![seat, null].includes(seatOf(line)));
  const cut = found < 0 ? lines.length : found;
  return [lines.slice(0, cut), lines.slice(cut)];
}
