/**
 * A draft outlives its page: it is kept in the tab when the page is left or hidden, since phones load
 * a tab anew that was out of sight for a while. It belongs to one decision of one seat.
 */

export type Picks = readonly (readonly string[])[];

const STORE = 'waldbach-draft';

interface Kept {
  seat: number | null;
  decision: number;
  picks: Picks;
}

export function keepDraft(table: string, kept: Kept): void {
  try {
    if (kept.picks.length) sessionStorage.setItem(placeOf(table), JSON.stringify(kept));
    else sessionStorage.removeItem(placeOf(table));
  } catch {
    // without room for it the turn is drafted anew
  }
}

/** What was picked for this decision, if it was; it is handed out once. */
export function takeDraft(table: string, seat: number | null, decision: number): Picks {
  try {
    const kept = JSON.parse(sessionStorage.getItem(placeOf(table)) ?? 'null') as Kept | null;
    sessionStorage.removeItem(placeOf(table));
    return kept?.seat === seat && kept.decision === decision ? kept.picks : [];
  } catch {
    return [];
  }
}

function placeOf(table: string): string {
  return `${STORE}-${table}`;
}
