/** Points by source, and what of it stands in the log: where a round begins, what counts. */
import type { Entry, GameEvent, View } from '../../api/types';
import { eventOf } from './events';
import { SOURCES, viewOf } from './view';

export function pointsOf(view: View) {
  return Object.values(viewOf(view)?.seats ?? {}).map(({ seat, points }) => ({
    seat,
    sources: SOURCES.map((name) => ({ name, points: points[name] })),
  }));
}

/** Does it open a round, or what follows the last one? */
export function isRound(event: GameEvent): boolean {
  const { event: kind } = eventOf(event);
  return kind === 'round' || kind === 'last-cards';
}

/** Plants count where they stand, at the latest in the end. */
export function isScore(event: GameEvent): boolean {
  const { event: kind } = eventOf(event);
  return kind === 'grew' || kind === 'over';
}

/** All act at once: an entry opens a round, and that belongs to nobody. */
export function turnIn(entry: Entry): number | null {
  return entry.events.some(isRound) ? 0 : null;
}
