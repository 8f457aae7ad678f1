/** The dominoes on the board, each once; halves whose other half is not known lie alone. */
import { compareSpaces, cellOf } from './spaces';
import type { Animal, RenatureView, Space } from './view';

interface Tile {
  key: string;
  /** In reading order. */
  halves: (Space & { animal: Animal })[];
  vertical: boolean;
}

export function tilesOf(view: RenatureView, pairs: ReadonlyMap<string, string>): Tile[] {
  return Object.values(view.spaces).flatMap((space) => {
    if (!isHalf(space)) return [];
    const other = partnerOf(view, pairs, space.space);
    if (!other) return [{ key: space.space, halves: [space], vertical: false }];
    if (compareSpaces(other.space, space.space) < 0) return [];
    const vertical = cellOf(other.space).row !== cellOf(space.space).row;
    return [{ key: `${space.space}-${other.space}`, halves: [space, other], vertical }];
  });
}

function isHalf(space: Space | undefined): space is Space & { animal: Animal } {
  return space?.animal !== undefined;
}

function partnerOf(view: RenatureView, pairs: ReadonlyMap<string, string>, space: string) {
  const name = pairs.get(space);
  if (!name || pairs.get(name) !== space) return null;
  const other = view.spaces[name];
  return isHalf(other) ? other : null;
}
