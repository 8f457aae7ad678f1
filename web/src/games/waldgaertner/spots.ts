/** What texts and lessons point at: `card:quince`, `region:2`, `region:market`, `place:2.3`, `seat:1`, `wheel`. */
import type { TableState } from '../../live/state';
import type { Spot } from '../game';

export function isPointed(table: TableState, spot: Spot): boolean {
  return table.spot?.split(' ').includes(spot) ?? false;
}
