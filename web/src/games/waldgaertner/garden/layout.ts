/** Where a garden is drawn: seven places wide, seen from the south. */
import type { Mode } from '../view';
import { eastOf, PLACES, ROWS, type Place, type Taken } from './places';

/** The usual width of a place, and the one that lying frames give it at most. */
export const CELL = 100;
const WIDEST = 150;
const ACROSS = 7;
/** The usual width of the picture. */
export const WIDTH = ACROSS * CELL;
/** The label in front of a plant: with its name, or where there is no room for names. */
export const LABEL = 52;
/** In wide places: what stands below the name is as large as elsewhere, though units are smaller. */
const WIDE_LABEL = 66;
export const SHORT_LABEL = 32;
/** Pixels of a picture that has names, and of their labels. */
const NAMED = 480;
const READABLE = 34;
/** Between the label of a row and the plants of the one before it. */
const GAP = 8;
const SKY = 30;
const FRONT = 24;

/** How high plants of a class are drawn. Climbers stand between the shrubs. */
const HEIGHTS = { 0: 48, 1: 40, 2: 54, 3: 66, 4: 78, 5: 92 } as const;
type Rank = keyof typeof HEIGHTS;

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** How wide a place is. */
  cell: number;
  /** How high a label is; small gardens have none. */
  label: number;
  /** Room for plants above the ground, by row. */
  rooms: readonly number[];
  /** Where the plants of a row stand. */
  grounds: readonly number[];
  /** In flat pictures and in mixed rows plants are drawn smaller. */
  scale: number;
}

interface Frame {
  /** Is row 6 there? */
  top: boolean;
  /** Width to height of what the picture is to fill; the flatter it is, the lower are the plants. */
  ratio?: number;
  label?: number;
  cell?: number;
}

/**
 * What fits best into so many pixels; labels with names where they can be read, if need be in a picture
 * whose places are wider than usual.
 */
export function fitted(mode: Mode, top: boolean, width: number, height: number): Layout {
  const ratio = width / Math.max(height, 1);
  const named = layoutOf(mode, { top, ratio });
  const unit = Math.min(width / WIDTH, height / named.height);
  if (unit * WIDTH >= NAMED) return named;
  return (
    widened(mode, { top, ratio, label: WIDE_LABEL }, width, height) ??
    layoutOf(mode, { top, ratio, label: SHORT_LABEL })
  );
}

/** With places as wide as the frame lets them be; null where names could not be read even so. */
function widened(mode: Mode, frame: Frame, width: number, height: number): Layout | null {
  const unit = height / layoutOf(mode, frame).height;
  const cell = Math.min(WIDEST, width / unit / ACROSS);
  if (unit * cell * ACROSS < NAMED || unit * WIDE_LABEL < READABLE) return null;
  return layoutOf(mode, { ...frame, cell });
}

/** How much lower or higher than usual plants are drawn. */
const FLATTEST = 0.64;
const FLAT_AND_WIDE = 0.56;
const HIGHEST = 1.3;

/** With free placement any row can hold tall plants, so all rows are of the same height. */
export function layoutOf(
  mode: Mode,
  { top, ratio = 0, label = LABEL, cell = CELL }: Frame,
): Layout {
  const free = mode === 'advanced';
  const last = top ? 6 : 5;
  const full = (row: number) => HEIGHTS[free ? 4 : (Math.min(row, 5) as Rank)];
  const rows = ROWS.filter((row) => row <= last);
  const plants = rows.reduce((sum, row) => sum + full(row), 0);
  const rest = SKY + FRONT - GAP + last * (label + GAP);
  const wanted = ratio ? (WIDTH / ratio - rest) / plants : 1;
  const lowest = label === WIDE_LABEL ? FLAT_AND_WIDE : FLATTEST;
  const flat = Math.min(HIGHEST, Math.max(lowest, wanted));
  const rooms = [0, ...ROWS.map((row) => (row <= last ? full(row) * flat : 0))];
  const scale = free ? (flat * HEIGHTS[4]) / HEIGHTS[5] : flat;
  const grounds = groundsOf(rooms, label);
  return { width: ACROSS * cell, height: rest + plants * flat, cell, label, rooms, grounds, scale };
}

/** From the north down. */
function groundsOf(rooms: readonly number[], label: number): number[] {
  const grounds = rooms.map(() => 0);
  let y = SKY;
  for (const row of ROWS.toReversed().filter((one) => rooms[one])) {
    y += rooms[row]!;
    grounds[row] = y;
    y += label + GAP;
  }
  return grounds;
}

/** How high a plant is drawn there. */
export function heightOf(layout: Layout, rank: number | undefined): number {
  return HEIGHTS[(rank ?? 0) as Rank] * layout.scale;
}

/** The middle of a place, on its ground. */
export function footOf(place: Place, layout: Layout, taken: Taken): Point {
  return { x: (eastOf(place, taken) + 2) * (layout.cell / 2), y: layout.grounds[place.row]! };
}

interface Box extends Point {
  width: number;
  height: number;
}

/** All of a place: room for the plant, and the label. */
export function boxOf(place: Place, layout: Layout, taken: Taken): Box {
  const { x, y } = footOf(place, layout, taken);
  const room = layout.rooms[place.row]!;
  return { x: x - layout.cell / 2, y: y - room, width: layout.cell, height: room + layout.label };
}

/** The place at a point of the picture; null beside all. */
export function placeAtPoint({ x, y }: Point, layout: Layout, taken: Taken): string | null {
  const found = PLACES.find((place) => {
    const box = boxOf(place, layout, taken);
    const inside = x >= box.x && x < box.x + box.width;
    return (
      layout.rooms[place.row] && inside && y >= box.y - GAP / 2 && y < box.y + box.height + GAP / 2
    );
  });
  return found?.name ?? null;
}

/** As parts of the picture, for the screen. */
export function percent(
  box: Box,
  layout: Layout,
): Record<'left' | 'top' | 'width' | 'height', string> {
  const across = (value: number) => `${(value / layout.width) * 100}%`;
  const down = (value: number) => `${(value / layout.height) * 100}%`;
  return {
    left: across(box.x),
    top: down(box.y),
    width: across(box.width),
    height: down(box.height),
  };
}
