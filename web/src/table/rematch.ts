/** What the people of a table could play next. */
import type { GameOut, TableOut } from '../api/types';
import { games as drawn } from '../games';

/** Other games than theirs that as many can play, and that can be played here. */
export function othersFor(
  { game, seats }: Pick<TableOut, 'game' | 'seats'>,
  games: readonly Pick<GameOut, 'name' | 'least_seats' | 'most_seats'>[],
): string[] {
  return games
    .filter(
      ({ name, least_seats, most_seats }) =>
        name !== game &&
        drawn.includes(name) &&
        least_seats <= seats.length &&
        seats.length <= most_seats,
    )
    .map(({ name }) => name);
}
