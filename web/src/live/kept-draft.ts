/**
 * A draft outlives its page: it is kept in the tab when the page is left or hidden, since phones load
 * a tab anew that was out of sight for a while. It belongs to one decision of one seat.
 */

export type Picks = readonly (readonly string[])[];

const STORE = 'waldbach-draft';

interface Kept {
  table: string;
  seat: number | null;
  decision: number;
  picks: Picks;
}

export function keepDraft(kept: Kept): void {
  try {
    if (kept.picks.length) sessionStorage.setItem(STORE, JSON.stringify(kept));
    else if (read()?.table === kept.table) sessionStorage.removeItem(STORE);
  } catch {
    // without room for it the turn is drafted anew
  }
}

/** What was picked for this decision, if it was; it is handed out once. */
export function takeDraft(table: string, seat: number | null, decision: number): Picks {
  const kept = read();
  if (kept?.table !== table) return [];
  sessionStorage.removeItem(STORE);
  return kept.seat === seat && kept.decision === decision ? kept.picks : [];
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
