/** The spots that a told sentence speaks of, to be shown on the board together. */
import type { Part, Spot } from '../games/game';

export function spotsIn(parts: readonly Part[]): Spot | null {
  const spots = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.spot]));
  return spots.join(' ') || null;
}
