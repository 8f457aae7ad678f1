/** Points by source, and where a turn begins in the log. */
import type { Entry, View } from '../../api/types';
import { eventOf } from './tell';
import { SOURCES, viewOf } from './view';

export function pointsOf(view: View) {
  return Object.values(viewOf(view)?.seats ?? {}).map(({ seat, points }) => ({
    seat,
    sources: SOURCES.map((name) => ({ name, points: points[name] })),
  }));
}

/** The seat whose turn this entry opens. */
export function turnIn(entry: Entry): number | null {
  const turn = entry.events.map(eventOf).find((event) => event.event === 'turn');
  return turn ? turn.seat : null;
}
