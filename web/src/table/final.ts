/** Points by source, now and at the end of a game: who has won, and how points grew. */
import type { Entry, ResultOut, View } from '../api/types';
import type { GameClient } from '../games/game';
import { takenBack } from '../live/counting';

/** What a seat has, by what it was got for; its place where the game is over. */
export type Counted = Omit<ResultOut, 'place'> & Partial<Pick<ResultOut, 'place'>>;

export function counted(view: View, game: GameClient): Counted[] {
  return game.points(view).map(({ seat, sources }) => ({
    seat,
    points: Object.fromEntries(sources.map(({ name, points }) => [name, points])),
    total: sources.reduce((sum, { points }) => sum + points, 0),
  }));
}

export function winners(results: readonly ResultOut[]): number[] {
  return results.filter((result) => result.place === 1).map((result) => result.seat);
}

/** Sources of points in the game's order; sources that brought nobody anything are left out. */
export function sourcesOf(
  results: readonly Counted[],
  view: View | null,
  game: GameClient,
): string[] {
  const ordered = view ? (game.points(view)[0]?.sources.map((one) => one.name) ?? []) : [];
  const named = results.flatMap((result) => Object.keys(result.points));
  return [...new Set([...ordered, ...named])].filter((name) =>
    results.some((result) => result.points[name]),
  );
}

/** Points of a seat from the first `count` sources. */
export function upTo(result: ResultOut, sources: readonly string[], count: number): number {
  return sources.slice(0, count).reduce((sum, name) => sum + (result.points[name] ?? 0), 0);
}

export function totals(view: View, game: GameClient): Map<number, number> {
  return new Map(counted(view, game).map(({ seat, total }) => [seat, total]));
}

/** Steps of a replay that ended a turn, and the last one; a turn that was taken back is none. */
export function turnEnds<Step extends { entry: Entry }>(
  steps: readonly Step[],
  game: GameClient,
): Step[] {
  const gone = takenBack(steps.map(({ entry }) => entry));
  return steps.filter(
    ({ entry }, index) =>
      !gone.has(entry.number) && (game.turn(entry) !== null || index === steps.length - 1),
  );
}

/** With the proper sign: `+3`, `−2`. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A number in a table: `3`, `−2`. */
export function plainNumber(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
