/** Which spaces of soil hang together. */
import { neighbours } from './spaces';
import type { Space } from './view';

/** Spaces of soil that share an edge are one area; areas count in reading order. */
export function numberAreas(spaces: Record<string, Space>): void {
  let area = 0;
  for (const first of Object.values(spaces)) {
    if (!isSoil(first) || first.area) continue;
    area += 1;
    const open = [first];
    for (let space = open.pop(); space; space = open.pop()) {
      space.area = area;
      for (const name of neighbours(space.space)) {
        const other = spaces[name];
        if (other && isSoil(other) && !other.area) open.push(other);
      }
    }
  }
}

function isSoil({ ground }: Space): boolean {
  return ground === 'area' || ground === 'mushroom';
}
