/** What a touch of the brush does to a drawing. Drawings are never changed, only made anew. */
import { cellOf, spaceAt } from '../spaces';
import { connected, GRID, type Drawing, type Ground } from './board-text';

export const TOOLS = ['brook', 'area', 'start', 'stump', 'cloud', 'outside', 'erase'] as const;
export type Tool = (typeof TOOLS)[number];

/** As the server names them where it invents a board. */
export const SYMMETRIES = ['none', 'mirror', 'half-turn'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export interface Brush {
  tool: Tool;
  /** How many clouds it puts down. */
  clouds: number;
  symmetry: Symmetry;
  /** Paints all that hangs together, where it paints the ground. */
  fill: boolean;
}

/** Where the same is painted once more: itself, where nothing is. */
export function partnerOf(space: string, symmetry: Symmetry): string {
  const { column, row } = cellOf(space);
  if (symmetry === 'none') return space;
  return spaceAt(GRID - 1 - column, symmetry === 'mirror' ? row : GRID - 1 - row);
}

/** Marks are taken off again by whoever begins on one: the brush for a stroke that begins here. */
export function brushAt(drawing: Drawing, space: string, brush: Brush): Brush {
  const { tool, clouds } = brush;
  const has = tool === 'cloud' ? drawing.clouds[space] === clouds : drawing.ground[space] === tool;
  if (tool === 'cloud' && has) return { ...brush, clouds: 0 };
  return has && (tool === 'start' || tool === 'stump') ? { ...brush, tool: 'brook' } : brush;
}

export function paint(drawing: Drawing, space: string, brush: Brush): Drawing {
  const both = [...new Set([space, partnerOf(space, brush.symmetry)])];
  return both.reduce((done, one) => paintOne(done, one, brush), drawing);
}

function paintOne(drawing: Drawing, space: string, { tool, clouds, fill }: Brush): Drawing {
  if (tool === 'cloud') return withClouds(drawing, [space], clouds);
  const fills = fill && tool !== 'start' && tool !== 'stump';
  const spaces = fills ? [...connected(drawing.ground, space)] : [space];
  if (tool === 'erase') return withClouds(withGround(drawing, spaces, 'brook'), spaces, 0);
  const done = withGround(drawing, spaces, tool);
  return tool === 'outside' ? withClouds(done, spaces, 0) : done;
}

function withGround(drawing: Drawing, spaces: string[], ground: Ground): Drawing {
  if (spaces.every((space) => drawing.ground[space] === ground)) return drawing;
  const changed = Object.fromEntries(spaces.map((space) => [space, ground]));
  return { ...drawing, ground: { ...drawing.ground, ...changed } };
}

/** None: they are taken away. Clouds need a space to lie on. */
function withClouds(drawing: Drawing, spaces: string[], count: number): Drawing {
  const wanted = count || undefined;
  const there = spaces.filter((space) => !count || drawing.ground[space] !== 'outside');
  if (there.every((space) => drawing.clouds[space] === wanted)) return drawing;
  const clouds = { ...drawing.clouds };
  for (const space of there) {
    if (count) clouds[space] = count;
    else delete clouds[space];
  }
  return { ...drawing, clouds };
}

/** The spaces that a fast pointer has passed on its way, without the first. */
export function way(from: string, to: string): string[] {
  const [start, end] = [cellOf(from), cellOf(to)];
  const steps = Math.max(Math.abs(end.column - start.column), Math.abs(end.row - start.row));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return spaceAt(
      Math.round(start.column + (end.column - start.column) * part),
      Math.round(start.row + (end.row - start.row) * part),
    );
  });
}
