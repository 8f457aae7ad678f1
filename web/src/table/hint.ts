/** Reading a hint: what speaks for a word, and how its line goes on. */
import type { components } from '../api/api.gen';
import type { GameEvent } from '../api/types';

type HintOut = components['schemas']['HintOut'];
export type Suggestion = components['schemas']['SuggestionOut'];

export interface Reason {
  /** The share of the outcome that the seat can expect. */
  share: number;
  /** How much of it is less than with the first suggestion; 0 where it is not. */
  behind: number;
  /** Points of the seat at once. */
  points: number;
}

export function reasonOf(hint: HintOut, index: number, seat: number | null): Reason {
  const mine = (seat ?? 1) - 1;
  const one = hint.suggestions[index]!;
  const share = one.shares[mine] ?? 0;
  const best = hint.suggestions[0]!.shares[mine] ?? 0;
  return {
    share,
    behind: Math.max(0, Math.round((best - share) * 100) / 100),
    points: pointsIn(one, seat),
  };
}

function pointsIn(one: Suggestion, seat: number | null): number {
  const events = one.events as unknown as GameEvent[];
  return events.reduce((sum, event) => {
    const points = event['points'];
    return event['seat'] === seat && typeof points === 'number' ? sum + points : sum;
  }, 0);
}

/** A word and what the own seat would play right behind it, if the line begins with it. */
export function ownLine(line: HintOut['line'], seat: number | null, word: string): string[] {
  if (line[0]?.word !== word) return [word];
  const end = line.findIndex((step) => step.seat !== seat);
  return (end < 0 ? line : line.slice(0, end)).map((step) => step.word);
}
