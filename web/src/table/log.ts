/** The log of a table: entries grouped by turn, and the filters. */
import type { Entry, GameEvent, RemarkOut } from '../api/types';
import type { GameClient, Part } from '../games/game';
import { lang } from '../i18n/index.svelte';
import { takenBack } from '../live/counting';
import type { TableState } from '../live/state';
import { arrangement } from './arrangement';

export interface Line {
  number: number;
  /** Whose doing it is; null: of the table. */
  seat: number | null;
  parts: readonly Part[];
  kind: 'move' | 'points' | 'table' | 'chat' | 'round';
  takenBack: boolean;
  /** Words in front of it, which it shares with lines that belong together. */
  lead?: string;
}

export interface Turn {
  /** Of its first entry. */
  number: number;
  /** Whose turn; null: before the first one, or a round. */
  seat: number | null;
  /** What a round is called. */
  head?: string;
  /** Milliseconds since 1970. */
  at: number;
  lines: Line[];
}

export type Show = 'all' | 'moves' | 'points' | 'table';

/** All that has happened, turn by turn, the oldest first. */
export function turns(table: TableState, game: GameClient, entries = table.entries): Turn[] {
  const gone = takenBack(table.entries);
  const found: Turn[] = [];
  for (const entry of entries) {
    const lines = linesOf(entry, table, game, gone.has(entry.number));
    // The entry that ends a turn names the next one, but belongs to the one that it ends.
    if (!found.length) found.push({ number: entry.number, seat: null, at: entry.at, lines: [] });
    for (const line of lines) {
      if (line.kind === 'round') found.push(roundOf(line, entry));
      else found.at(-1)!.lines.push(line);
    }
    const next = game.turn(entry);
    if (next) found.push({ number: entry.number + 1, seat: next, at: entry.at, lines: [] });
  }
  return found.map((turn) => ({ ...turn, lines: joined(turn.lines) }));
}

/** A round can open in the midst of an entry: what is told behind it belongs to it. */
function roundOf(line: Line, { number, at }: Entry): Turn {
  return { number, seat: null, head: plain(line.parts), at, lines: [] };
}

/** The same lines give the same joined line, so that it is not drawn anew. */
const joins = new WeakMap<Line, { count: number; line: Line }>();

/** Lines behind the same words become one. */
export function joined(lines: readonly Line[]): Line[] {
  const heaps: Line[][] = [];
  for (const line of lines) {
    const last = heaps.at(-1);
    if (last && line.lead && last[0]!.lead === line.lead) last.push(line);
    else heaps.push([line]);
  }
  return heaps.map(joinedHeap);
}

function joinedHeap(heap: readonly Line[]): Line {
  const first = heap[0]!;
  if (!first.lead) return first;
  const known = joins.get(first);
  if (known?.count === heap.length) return known.line;
  const listed = heap.flatMap(({ parts }, index) => (index ? [', ', ...parts] : parts));
  const { lead, ...rest } = first;
  const line = { ...rest, parts: [`${lead} `, ...listed] };
  joins.set(first, { count: heap.length, line });
  return line;
}

/** Told once: the same entry gives the same lines until the language or a name changes. */
const told = new WeakMap<Entry, { key: string; lines: Line[] }>();

export function linesOf(entry: Entry, table: TableState, game: GameClient, gone: boolean): Line[] {
  const names = table.info.seats.map((seat) => `${seat.name}/${seat.level}`);
  const key = [lang(), gone, ...names].join();
  const known = told.get(entry);
  if (known?.key === key) return known.lines;
  const lines = entry.seat === 'table' ? arranged(entry, table) : tell(entry, table, game, gone);
  told.set(entry, { key, lines });
  return lines;
}

function arranged({ number, word }: Entry, table: TableState): Line[] {
  const text = arrangement(word, table.info);
  return text ? [{ number, seat: null, kind: 'table', takenBack: false, parts: [text] }] : [];
}

function tell(entry: Entry, table: TableState, game: GameClient, takenBack: boolean): Line[] {
  const { number } = entry;
  return entry.events.flatMap((event) => {
    const parts = game.tell(event, table);
    if (!parts) return [];
    const kind = game.round?.(event) ? ('round' as const) : kindOf(event, game);
    const line: Line = { number, seat: seatOf(event), parts, kind, takenBack };
    const lead = game.lead?.(event, table);
    return lead ? { ...line, lead } : line;
  });
}

/** Turns in which nothing is new stay the objects that they were, so that they are not drawn anew. */
export function stable(before: readonly Turn[], now: readonly Turn[]): Turn[] {
  return now.map((turn, index) => {
    const was = before[index];
    const same =
      was?.number === turn.number &&
      was.lines.length === turn.lines.length &&
      was.lines.every((line, at) => line === turn.lines[at]);
    return same ? was : turn;
  });
}

function seatOf(event: GameEvent): number | null {
  return typeof event['seat'] === 'number' ? event['seat'] : null;
}

function kindOf(event: GameEvent, game: GameClient): 'move' | 'points' {
  const scores = game.scores?.(event) ?? typeof event['points'] === 'number';
  return scores ? 'points' : 'move';
}

/** What is left when only some is asked for: turns with nothing left are left out. */
export function filtered(all: readonly Turn[], show: Show, seat: number | null): Turn[] {
  const wanted = (line: Line) =>
    (show === 'all' || kinds[show].includes(line.kind)) && (seat === null || line.seat === seat);
  return all
    .map((turn) => ({ ...turn, lines: turn.lines.filter(wanted) }))
    .filter((turn) => turn.lines.length > 0);
}

const kinds: Record<Exclude<Show, 'all'>, Line['kind'][]> = {
  moves: ['move', 'points'],
  points: ['points'],
  table: ['table', 'chat'],
};

/** Lines of a turn, with the points of a move right behind it. */
export function grouped(lines: readonly Line[]): { line: Line; gains: Line[] }[] {
  const groups: { line: Line; gains: Line[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const follows = line.kind === 'points' && last?.line.kind === 'move';
    if (follows && last.line.seat === line.seat && last.line.number === line.number)
      last.gains.push(line);
    else groups.push({ line, gains: [] });
  }
  return groups;
}

/** Puts what was said between the turns at its time. */
export function withRemarks(all: readonly Turn[], remarks: readonly RemarkOut[]): Turn[] {
  return all.map((turn, index) => {
    const until = all[index + 1]?.at ?? Infinity;
    const since = index ? turn.at : 0;
    const said = remarks.filter((remark) => remark.at >= since && remark.at < until);
    const lines = said.map((remark): Line => ({
      number: 0,
      seat: remark.seat,
      parts: [remark.seat === null ? `${remark.name}: ${remark.text}` : remark.text],
      kind: 'chat',
      takenBack: false,
    }));
    return { ...turn, lines: [...turn.lines, ...lines] };
  });
}

export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** The log as text, for a letter or a note. */
export function asText(all: readonly Turn[], name: (seat: number) => string): string {
  const blocks = all.map((turn) => {
    const head = turn.seat === null ? (turn.head ? [turn.head] : []) : [name(turn.seat)];
    const lines = turn.lines.map((line) => {
      const who = line.seat !== null && line.seat !== turn.seat ? `${name(line.seat)}: ` : '';
      return `  ${who}${plain(line.parts)}`;
    });
    return [...head, ...lines].join('\n');
  });
  return blocks.join('\n') + '\n';
}
