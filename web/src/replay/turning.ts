/** What an analysis tells of the course of a game: chances over time, and where it turned. */
import type { components } from '../api/api.gen';

export type Verdict = components['schemas']['VerdictOut'];

/** What each seat could expect once an entry was played; shares are one in sum. */
interface Chance {
  number: number;
  shares: readonly number[];
}

export interface TurningPoint {
  /** Of the entry. */
  number: number;
  /** The seat, from 1, whose chances changed most, from what to what. */
  seat: number;
  from: number;
  to: number;
  /** The seat that is ahead from here on, where it was another one before. */
  lead: number | null;
}

/** Every estimate is made with what one seat knows and sways from decision to decision: so many together tell more. */
const WINDOW = 4;
/** Smaller changes may be no more than the bot's own uncertainty. */
const LEAST_SWING = 0.04;
const MOST_POINTS = 8;
/** A loss of one's share that is worth a word. */
export const LEAST_LOSS = 0.015;

/** The chances over time, beginning before the first decision. */
export function chancesOf(verdicts: readonly Verdict[]): Chance[] {
  const [first] = verdicts;
  if (!first) return [];
  const beginning = { number: first.number - 1, shares: first.before };
  return [beginning, ...verdicts.map(({ number, after }) => ({ number, shares: after }))];
}

/** The largest lasting changes, in order of time, each some decisions away from the others. */
export function turningPointsOf(verdicts: readonly Verdict[]): TurningPoint[] {
  const chances = chancesOf(verdicts);
  const points = verdicts
    .map((verdict, index) => changeAt(chances, index + 1, verdict))
    .slice(1, -1);
  const order = [...points.keys()].sort((one, other) => size(points[other]!) - size(points[one]!));
  const chosen: number[] = [];
  for (const index of order) {
    if (chosen.length === MOST_POINTS || size(points[index]!) < LEAST_SWING) break;
    if (chosen.every((other) => Math.abs(other - index) >= WINDOW)) chosen.push(index);
  }
  return chosen.sort((one, other) => one - other).map((index) => points[index]!);
}

/** What changed with a decision: the mean of some chances before it, and from it on. */
function changeAt(chances: readonly Chance[], index: number, verdict: Verdict): TurningPoint {
  // As many of either seat: an even number, fewer near the ends of the game.
  const near = Math.min(WINDOW, index, chances.length - index);
  const width = Math.max(1, near - (near % 2));
  const before = mean(chances.slice(index - width, index));
  const after = mean(chances.slice(index, index + width));
  const swings = after.map((share, seat) => Math.abs(share - before[seat]!));
  const most = swings.indexOf(Math.max(...swings));
  return {
    number: verdict.number,
    seat: most + 1,
    from: before[most]!,
    to: after[most]!,
    lead: leader(before) === leader(after) ? null : leader(after),
  };
}

function mean(chances: readonly Chance[]): number[] {
  const seats = chances[0]?.shares ?? [];
  return seats.map(
    (_, seat) => chances.reduce((sum, { shares }) => sum + shares[seat]!, 0) / chances.length,
  );
}

function size({ from, to }: TurningPoint): number {
  return Math.abs(to - from);
}

/** The seat, from 1, that is ahead. */
function leader(shares: readonly number[]): number {
  return shares.indexOf(Math.max(...shares)) + 1;
}

type Quality = 'best' | 'good' | 'slip' | 'mistake';

/** How good a choice was, in one word. */
export function qualityOf(verdict: Verdict): Quality {
  if (verdict.word === verdict.best) return 'best';
  if (verdict.loss < LEAST_LOSS) return 'good';
  return verdict.loss < LEAST_SWING ? 'slip' : 'mistake';
}
