/** The areas in order of what is at stake, and what each seat would get from all of them now. */
import type { Area, RenatureView } from './view';

/** Open areas, those with most to win first; areas without plants come last. */
export function openAreas(view: RenatureView): Area[] {
  const stake = (area: Area) => area.main + area.minor + (area.standings.length ? 100 : 0);
  return Object.values(view.areas)
    .filter((area) => area.taken === undefined)
    .sort((a, b) => stake(b) - stake(a) || a.area - b.area);
}

export function takenAreas(view: RenatureView): Area[] {
  return Object.values(view.areas)
    .filter((area) => area.taken !== undefined)
    .sort((a, b) => a.area - b.area);
}

/** Points of every seat if all open areas were scored now. */
export function sumsOf(view: RenatureView): { seat: number; points: number }[] {
  const standings = openAreas(view).flatMap((area) => area.standings);
  return Object.values(view.seats).map(({ seat }) => ({
    seat,
    points: standings
      .filter(({ colour }) => colour === String(seat))
      .reduce((sum, { points }) => sum + points, 0),
  }));
}
