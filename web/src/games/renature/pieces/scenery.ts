/** The valley as a few long paths, worked out from the grounds of its spaces alone. */
import { cellOf, type Cell } from '../spaces';
import type { RenatureView } from '../view';
import { UNIT } from './kinds';
import { outline } from './outline';
import * as pen from './strokes';

/** Paper left around the spaces for the banks. */
export const MARGIN = 12;

interface Place extends Cell {
  area: number;
}

interface AreaDrawing {
  area: number;
  /** Where soil ends; drawn wider it is the bank. */
  soil: string;
  /** Lines between its spaces. */
  grid: string;
  /** Grains and furrows of open soil. */
  crumbs: string;
  /** What grows there once it has been scored. */
  grown: string;
}

interface Scene {
  meadow: boolean;
  land: string;
  /** Tufts on the land around. */
  rim: string;
  water: string;
  deep: string;
  grid: string;
  waves: string;
  glints: string;
  grass: string;
  flowers: string;
  pads: string;
  reeds: string;
  heads: string;
  stones: string;
  areas: AreaDrawing[];
}

/** All of the view that the ground depends on. Equal text: the same drawing. */
export function groundOf(view: RenatureView): string {
  const places = Object.values(view.spaces).map(({ space, area = 0 }) => `${space}:${area}`);
  return `${view.mode === 'base' ? 'brook' : 'meadow'} ${places.join(' ')}`;
}

function placesOf(ground: string): Place[] {
  const [, ...places] = ground.split(' ');
  return places.map((place) => {
    const [space = '', area] = place.split(':');
    return { ...cellOf(space), area: Number(area) };
  });
}

export function sceneOf(ground: string): Scene {
  const meadow = ground.startsWith('meadow');
  const places = placesOf(ground);
  const open = places.filter((place) => !place.area);
  const inside = setOf(open);
  const shore = shoreOf(places);
  const only = (wanted: boolean, draw: () => string) => (wanted ? draw() : '');
  return {
    meadow,
    land: outline(places, { inset: -8.5, stray: 1.3, salt: 5 }),
    rim: pen.rim(places),
    water: outline(places, { inset: -2.4, stray: 1.2, salt: 6 }),
    deep: outline(open, { inset: 5.2, stray: 1.6, salt: 9 }),
    grid: between(open),
    waves: only(!meadow, () => open.map((cell) => pen.ripple(cell, inside, 'wave')).join('')),
    glints: only(!meadow, () => open.map((cell) => pen.ripple(cell, inside, 'glint')).join('')),
    grass: only(meadow, () => open.map(pen.grass).join('')),
    flowers: only(meadow, () => open.map(pen.flower).join('')),
    pads: only(!meadow, () => open.map(pen.pad).join('')),
    reeds: only(!meadow, () => pen.reeds(shore)),
    heads: only(!meadow, () => pen.heads(shore)),
    stones: pen.stones(shore),
    areas: areasOf(places),
  };
}

function areasOf(places: Place[]): AreaDrawing[] {
  const areas = new Map<number, Cell[]>();
  for (const place of places) {
    if (place.area) areas.set(place.area, [...(areas.get(place.area) ?? []), place]);
  }
  return [...areas].map(([area, cells]) => ({
    area,
    soil: outline(cells, { inset: 1.9, stray: 1.1, salt: 7 }),
    grid: between(cells),
    crumbs: cells.map(pen.crumbs).join(''),
    grown: cells.map(pen.sprouts).join(''),
  }));
}

function setOf(cells: readonly Cell[]): Set<string> {
  return new Set(cells.map(({ column, row }) => `${column} ${row}`));
}

/** Short lines on the edges between these spaces; corners stay free. */
function between(cells: readonly Cell[]): string {
  const inside = setOf(cells);
  return cells
    .map(({ column, row }) => {
      const [x, y] = [column * UNIT, row * UNIT];
      const right = inside.has(`${column + 1} ${row}`) ? `M${x + 24} ${y + 3}v18` : '';
      const below = inside.has(`${column} ${row + 1}`) ? `M${x + 3} ${y + 24}h18` : '';
      return right + below;
    })
    .join('');
}

/** An open space beside an area, and the way to that. */
export interface Shore extends Cell {
  toColumn: number;
  toRow: number;
}

const WAYS = [
  { toColumn: 0, toRow: -1 },
  { toColumn: 1, toRow: 0 },
  { toColumn: 0, toRow: 1 },
  { toColumn: -1, toRow: 0 },
];

function shoreOf(places: Place[]): Shore[] {
  const soil = setOf(places.filter((place) => place.area));
  return places
    .filter((place) => !place.area)
    .flatMap(({ column, row }) =>
      WAYS.filter((way) => soil.has(`${column + way.toColumn} ${row + way.toRow}`)).map((way) => ({
        column,
        row,
        ...way,
      })),
    );
}
