/** Where things are drawn. A space is `UNIT` wide; the board begins at 0, 0. */
import { MARGIN } from './pieces/scenery';
import { UNIT } from './pieces/kinds';
import { cellOf, spaceAt } from './spaces';
import type { RenatureView, Space } from './view';

export { MARGIN, UNIT };

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The upper left corner of a space. */
export function cornerOf(space: string): Point {
  const { column, row } = cellOf(space);
  return { x: column * UNIT, y: row * UNIT };
}

export function centreOf(space: string): Point {
  const { x, y } = cornerOf(space);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** The whole drawing, with the banks around. */
export function wholeOf(view: Pick<RenatureView, 'rows' | 'columns'>): Box {
  return {
    x: -MARGIN,
    y: -MARGIN,
    width: view.columns * UNIT + 2 * MARGIN,
    height: view.rows * UNIT + 2 * MARGIN,
  };
}

/** The smallest box around these spaces. */
export function boxAround(spaces: Iterable<string>): Box | null {
  const corners = [...spaces].map(cornerOf);
  if (!corners.length) return null;
  const x = Math.min(...corners.map((corner) => corner.x));
  const y = Math.min(...corners.map((corner) => corner.y));
  const right = Math.max(...corners.map((corner) => corner.x));
  const below = Math.max(...corners.map((corner) => corner.y));
  return { x, y, width: right - x + UNIT, height: below - y + UNIT };
}

/** The place of the grid at a point of the drawing, whether it belongs to the board or not. */
export function placeAtPoint(
  { rows, columns }: Pick<RenatureView, 'rows' | 'columns'>,
  { x, y }: Point,
): string | null {
  const [column, row] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  const inside = column >= 0 && row >= 0 && column < columns && row < rows;
  return inside ? spaceAt(column, row) : null;
}

export function spacesOfArea(view: RenatureView, area: number): Space[] {
  return Object.values(view.spaces).filter((space) => space.area === area);
}

/** The middle of an area's spaces. */
export function middleOf(spaces: readonly Space[]): Point {
  const centres = spaces.map(({ space }) => centreOf(space));
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return { x: mean(centres.map(({ x }) => x)), y: mean(centres.map(({ y }) => y)) };
}

/**
 * The space where an area's token lies: near its middle, and on a free space as long as there is one,
 * so that it hides nothing.
 */
export function tokenSpace(spaces: readonly Space[]): Space | null {
  const middle = middleOf(spaces);
  const far = ({ space }: Space) => {
    const { x, y } = centreOf(space);
    return Math.hypot(x - middle.x, y - middle.y);
  };
  const burden = (space: Space) =>
    space.plant ? 2 : space.clouds || space.ground === 'mushroom' ? 1 : 0;
  const sorted = spaces.toSorted((a, b) => burden(a) - burden(b) || far(a) - far(b));
  return sorted[0] ?? null;
}
