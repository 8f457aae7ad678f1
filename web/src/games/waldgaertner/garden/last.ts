/** What the others did last in their gardens. */
import { counting } from '../../../live/counting';
import type { TableState } from '../../../live/state';
import { eventOf, type EventOf } from '../events';

/** What another seat planted in its last play; null: it has sold, or not played yet. Of oneself it is no news. */
export function lastPlanted(
  table: Pick<TableState, 'entries' | 'seat'>,
  seat: number,
): EventOf<'grew'> | null {
  if (seat === table.seat) return null;
  for (const { events } of counting(table.entries).toReversed()) {
    for (const event of events.toReversed().map(eventOf)) {
      if (event.event === 'grew' && event.seat === seat) return event;
      if (event.event === 'sold' && event.seat === seat) return null;
    }
  }
  return null;
}
