/** What has happened while somebody was away from a table. */
import type { Entry } from '../api/types';

/** Away for less than this is not away, in milliseconds. */
export const AWAY = 60_000;

const STORE = 'waldbach-seen';
const MOST_TABLES = 60;

/**
 * Entries since the own last move, if others have made some of them unseen. What a caretaker has played
 * in the meantime is no own move. `seen` is the last entry that was seen on this device; null: it has
 * never shown this table.
 */
export function missedBy(
  seat: number | null,
  entries: readonly Entry[],
  seen: number | null,
): Entry[] {
  if (seat === null) return [];
  const mine = new Set(ownMoves(seat, entries));
  const own = Math.max(0, ...mine);
  const known = seen ?? (own || null);
  if (known === null) return []; // a table that is new to its player has no past
  const others = (entry: Entry) => typeof entry.seat === 'number' && !mine.has(entry.number);
  if (!entries.some((entry) => entry.number > Math.max(known, own) && others(entry))) return [];
  return entries.filter((entry) => entry.number > own);
}

/** The numbers of the entries that somebody has made in person. */
function ownMoves(seat: number, entries: readonly Entry[]): number[] {
  let care = false;
  return entries
    .filter((entry) => {
      if (entry.seat === 'table') {
        if (entry.word === `caretaker ${seat}`) care = true;
        if (entry.word === `return ${seat}`) care = false;
      }
      return entry.seat === seat && !care;
    })
    .map((entry) => entry.number);
}

export function lastSeen(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

/** The tables that were seen last are remembered. */
export function noteSeen(table: string, number: number): void {
  const others = read().filter(([id]) => id !== table);
  const kept = [...others, [table, number] as const].slice(-MOST_TABLES);
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // without room for it there is a recap too many, no more
  }
}

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}
