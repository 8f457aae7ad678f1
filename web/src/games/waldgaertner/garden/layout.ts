/** Where a garden is drawn: a picture `WIDTH` units wide, seen from the south. A place is `CELL` wide. */
import type { Mode } from '../view';
import { eastOf, PLACES, ROWS, type Place, type Taken } from './places';

export const CELL = 100;
export const WIDTH = 7 * CELL;
/** The label in front of a plant: with its name, or where there is no room for names. */
export const LABEL = 52;
export const SHORT_LABEL = 32;
/** Pixels of a picture that has names. */
export const NAMED = 480;
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
  height: number;
  /** How high a label is; small gardens have none. */
  label: number;
  /** Room for plants above the ground, by row. */
  rooms: readonly number[];
  /** Where the plants of a row stand. */
  grounds: readonly number[];
  /** In flat pictures and in mixed rows plants are drawn smaller. */
  scale: number;
}

export interface Frame {
  /** Is row 6 there? */
  top: boolean;
  /** Width to height of what the picture is to fill; the flatter it is, the lower are the plants. */
  ratio?: number;
  label?: number;
}

/** What fits best into so many pixels; labels with names where they can be read. */
export function fitted(mode: Mode, top: boolean, width: number, height: number): Layout {
  const ratio = width / Math.max(height, 1);
  const named = layoutOf(mode, { top, ratio });
  const wide = Math.min(width, (height * WIDTH) / named.height);
  return wide < NAMED ? layoutOf(mode, { top, ratio, label: SHORT_LABEL }) : named;
}

/** How much lower or higher than usual plants are drawn. */
const FLATTEST = 0.64;
const HIGHEST = 1.3;

/** With free placement any row can hold tall plants, so all rows are of the same height. */
export function layoutOf(mode: Mode, { top, ratio = 0, label = LABEL }: Frame): Layout {
  const free = mode === 'advanced';
  const last = top ? 6 : 5;
  const full = (row: number) => HEIGHTS[free ? 4 : (Math.min(row, 5) as Rank)];
  const rows = ROWS.filter((row) => row <= last);
  const plants = rows.reduce((sum, row) => sum + full(row), 0);
  const rest = SKY + FRONT - GAP + last * (label + GAP);
  const wanted = ratio ? (WIDTH / ratio - rest) / plants : 1;
  const flat = Math.min(HIGHEST, Math.max(FLATTEST, wanted));
  const rooms = [0, ...ROWS.map((row) => (row <= last ? full(row) * flat : 0))];
  const scale = free ? (flat * HEIGHTS[4]) / HEIGHTS[5] : flat;
  return { label, height: rest + plants * flat, rooms, grounds: groundsOf(rooms, label), scale };
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
  return { x: (eastOf(place, taken) + 2) * (CELL / 2), y: layout.grounds[place.row]! };
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** All of a place: room for the plant, and the label. */
export function boxOf(place: Place, layout: Layout, taken: Taken): Box {
  const { x, y } = footOf(place, layout, taken);
  const room = layout.rooms[place.row]!;
  return { x: x - CELL / 2, y: y - room, width: CELL, height: room + layout.label };
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
  const across = (value: number) => `${(value / WIDTH) * 100}%`;
  const down = (value: number) => `${(value / layout.height) * 100}%`;
  return {
    left: across(box.x),
    top: down(box.y),
    width: across(box.width),
    height: down(box.height),
  };
}
