/** What is said aloud of what happens. */
import type { Entry } from '../api/types';
import type { Line } from './log';

/** All but what I know, for I did it: in an entry of mine that stands before anything else. */
export function aloud({ seat }: Entry, lines: readonly Line[], mine: number | null): Line[] {
  if (seat !== mine) return [...lines];
  const behind = lines.findIndex((line) => line.seat !== mine);
  return behind < 0 ? [] : lines.slice(behind);
}
