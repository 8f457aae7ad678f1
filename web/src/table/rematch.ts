/** What the people of a table could play next. */
import type { GameOut, TableOut } from '../api/types';

/** Other games than theirs that as many can play. */
export function othersFor(
  { game, seats }: Pick<TableOut, 'game' | 'seats'>,
  games: readonly Pick<GameOut, 'name' | 'least_seats' | 'most_seats'>[],
): string[] {
  return games
    .filter(
      ({ name, least_seats, most_seats }) =>
        name !== game && least_seats <= seats.length && seats.length <= most_seats,
    )
    .map(({ name }) => name);
}
