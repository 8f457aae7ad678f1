/** A drawing as a view, so that it is shown as at the table. */
import { numberAreas } from '../areas';
import type { Area, RenatureView, Space } from '../view';
import { GRID, PLACES, type Drawing } from './board-text';

/** What the token of an area says, by the area's spaces. */
export type Tokens = ReadonlyMap<string, Pick<Area, 'main' | 'minor'>>;

export function viewOfDrawing(drawing: Drawing, tokens: Tokens): RenatureView {
  const spaces: Record<string, Space> = {};
  for (const space of PLACES) {
    const ground = drawing.ground[space];
    const clouds = drawing.clouds[space];
    if (!ground || ground === 'outside') continue;
    spaces[space] = { space, ground, ...(clouds && { clouds }) };
  }
  numberAreas(spaces);
  const areas: Record<string, Area> = {};
  for (const [area, inside] of spacesByArea(spaces)) {
    const { main, minor } = tokens.get(inside.join()) ?? { main: 0, minor: 0 };
    areas[area] = { area, size: inside.length, main, minor, standings: [], closed: false };
  }
  return {
    mode: drawing.mode,
    step: 'place',
    turn: 0,
    seat: 0,
    start: 0,
    joker: 'butterfly',
    mushrooms: 0,
    domino: [],
    rows: GRID,
    columns: GRID,
    spaces,
    areas,
    seats: {},
  };
}

/** The tokens that the server has dealt out at a table on it. */
export function tokensOf(view: RenatureView): Tokens {
  const inside = spacesByArea(view.spaces);
  return new Map(
    Object.values(view.areas)
      .filter(({ main }) => main > 0)
      .map(({ area, main, minor }) => [inside.get(area)?.join() ?? '', { main, minor }]),
  );
}

function spacesByArea(spaces: Record<string, Space>): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { space, area } of Object.values(spaces)) {
    if (area) found.set(area, [...(found.get(area) ?? []), space]);
  }
  return found;
}

/** How many areas of each size there are. */
export function sizesOf(view: RenatureView): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const { size } of Object.values(view.areas)) sizes.set(size, (sizes.get(size) ?? 0) + 1);
  return new Map([...sizes].sort(([one], [other]) => one - other));
}
