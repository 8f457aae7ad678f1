/**
 * The text of a board, read for drawing and written again. This is notation alone: what makes a good board, and
 * what is wrong with a text, the server says. A text that cannot be drawn is null here.
 */
import { cellOf, compareSpaces, neighbours, spaceAt } from '../spaces';
import type { Mode } from '../view';

export type Ground = 'outside' | 'brook' | 'area' | 'start' | 'stump';

/** Tokens of one kind, as written: `4/2 = 1 2 2 3`. */
export interface Kind {
  main: string;
  minor: string;
  backs: string;
}

export interface Drawing {
  /** Lines of remarks above all. */
  notes: readonly string[];
  name: string;
  mode: Mode;
  tokens: readonly Kind[];
  clouds: Readonly<Record<string, number>>;
  /** Every place of the grid. */
  ground: Readonly<Record<string, Ground>>;
}

/** The side of the grid on which boards are drawn. */
export const GRID = 15;
export const MODES: readonly Mode[] = ['base', 'valley', 'variant'];

export const PLACES: readonly string[] = Array.from({ length: GRID * GRID }, (_, index) =>
  spaceAt(index % GRID, Math.floor(index / GRID)),
);

const SIGNS: Record<string, Ground> = {
  '#': 'outside',
  '.': 'brook',
  S: 'start',
  P: 'start',
  T: 'stump',
};

export function emptyDrawing(name: string, mode: Mode): Drawing {
  const ground = Object.fromEntries(PLACES.map((place) => [place, 'brook' as const]));
  return { notes: [], name, mode, tokens: [], clouds: {}, ground };
}

// --- reading ---------------------------------------------------------------------------------------

export function readBoard(text: string): Drawing | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/); // some editors begin with a mark of the byte order
  const board = lines.findIndex((line) => /^board:\s*$/.test(line));
  if (board < 0) return null;
  const head = { notes: [] as string[], name: '', mode: '', tokens: [] as Kind[] };
  const clouds: Record<string, number> = {};
  for (const line of lines.slice(0, board)) {
    if (!readHeader(line, head, clouds)) return null;
  }
  const ground = readRows(lines.slice(board + 1).map((line) => line.trimEnd()));
  const mode = MODES.find((one) => one === head.mode);
  if (!ground || !mode) return null;
  if (Object.keys(clouds).some((space) => ground[space] === 'outside')) return null;
  return { ...head, mode, clouds, ground };
}

/** What a text calls itself, whether it can be drawn or not. */
export function nameIn(text: string): string {
  return /^name:(.*)$/m.exec(text)?.[1]?.trim() ?? '';
}

function readHeader(
  line: string,
  head: { notes: string[]; name: string; mode: string; tokens: Kind[] },
  clouds: Record<string, number>,
): boolean {
  if (line.startsWith('#')) head.notes.push(line);
  if (!line.trim() || line.startsWith('#')) return true;
  const [, key, value = ''] = /^(\w+):(.*)$/.exec(line) ?? [];
  if (key === 'name' || key === 'mode') head[key] = value.trim();
  else if (key === 'clouds') return readClouds(value, clouds);
  else if (key === 'tokens') {
    const [, main, minor, backs] = /^\s*([^/\s]*)\/(\S*)\s+=\s*(.*?)\s*$/.exec(value) ?? [];
    if (main === undefined || minor === undefined || backs === undefined) return false;
    head.tokens.push({ main, minor, backs });
  } else return false;
  return true;
}

function readClouds(value: string, clouds: Record<string, number>): boolean {
  for (const word of value.split(/\s+/).filter(Boolean)) {
    const [, space = '', count] = /^([a-o]\d{1,2})=(\d{1,2})$/.exec(word) ?? [];
    if (!PLACES.includes(space)) return false;
    clouds[space] = Number(count);
  }
  return true;
}

/** What lies beside a smaller drawing is outside. */
function readRows(rows: string[]): Record<string, Ground> | null {
  while (rows.at(-1) === '') rows.pop();
  if (!rows.length || rows.length > GRID || rows.some((row) => row.length > GRID)) return null;
  if (!rows.every((row) => /^[#.SPTa-z]*$/.test(row))) return null;
  return Object.fromEntries(
    PLACES.map((place) => {
      const { column, row } = cellOf(place);
      const sign = rows[row]?.[column] ?? '#';
      return [place, SIGNS[sign] ?? 'area'];
    }),
  );
}

// --- writing ---------------------------------------------------------------------------------------

export function writeBoard(drawing: Drawing): string {
  const { notes, name, mode, tokens } = drawing;
  const clouds = Object.keys(drawing.clouds)
    .sort(compareSpaces)
    .map((space) => `${space}=${drawing.clouds[space]}`);
  return [
    ...notes,
    `name: ${name.trim()}`,
    `mode: ${mode}`,
    ...tokens.map(({ main, minor, backs }) => `tokens: ${main}/${minor} = ${backs}`),
    ...(clouds.length ? [`clouds: ${clouds.join(' ')}`] : []),
    'board:',
    ...writeRows(drawing),
    '',
  ].join('\n');
}

function writeRows({ mode, ground }: Drawing): string[] {
  const letters = lettersOf(ground);
  const start = mode === 'base' ? 'S' : 'P';
  const signs = { outside: '#', brook: '.', start, stump: 'T' };
  const used = PLACES.filter((place) => ground[place] !== 'outside').map(cellOf);
  const rows = Math.max(0, ...used.map(({ row }) => row)) + 1;
  const columns = Math.max(0, ...used.map(({ column }) => column)) + 1;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const place = spaceAt(column, row);
      const on = ground[place] ?? 'outside';
      return on === 'area' ? letters.get(place) : signs[on];
    }).join(''),
  );
}

/** A letter for each area, in reading order; they only help the eye, so they may begin again. */
function lettersOf(ground: Drawing['ground']): Map<string, string> {
  const letters = new Map<string, string>();
  let area = 0;
  for (const place of PLACES) {
    if (ground[place] !== 'area' || letters.has(place)) continue;
    for (const one of connected(ground, place)) {
      letters.set(one, String.fromCharCode(97 + (area % 26)));
    }
    area += 1;
  }
  return letters;
}

/** All places of the same ground that can be reached from one without leaving it. */
export function connected(ground: Drawing['ground'], from: string): Set<string> {
  const found = new Set([from]);
  for (const place of found) {
    for (const near of neighbours(place)) {
      if (ground[near] !== undefined && ground[near] === ground[from]) found.add(near);
    }
  }
  return found;
}
