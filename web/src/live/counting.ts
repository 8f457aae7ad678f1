/** Which entries of a table count: a take-back leaves those that it undoes in the log. */
import type { Entry } from '../api/types';

/** Numbers of entries that count no more. */
export function takenBack(entries: readonly Entry[]): Set<number> {
  const gone = new Set<number>();
  for (const { seat, word, number } of entries) {
    if (seat !== 'table' || !word.startsWith('take-back ')) continue;
    const to = Number(word.slice('take-back '.length));
    for (const entry of entries) {
      if (entry.number > to && entry.number < number && entry.seat !== 'table')
        gone.add(entry.number);
    }
  }
  return gone;
}

export function counting(entries: readonly Entry[]): readonly Entry[] {
  const gone = takenBack(entries);
  return gone.size ? entries.filter((entry) => !gone.has(entry.number)) : entries;
}
