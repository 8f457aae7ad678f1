/** What goes over the socket of a table; docs/protocol.md says when and why. */
import type {
  ClocksOut,
  Entry,
  PreviewOut,
  Problem,
  RemarkOut,
  ResultOut,
  TableOut,
  View,
} from '../api/types';

export interface Present {
  seats: number[];
  watching: number;
}

/** Where the game stands. What is left out is nothing: no legal words, no clock. */
export interface Position {
  number: number;
  decision: number;
  acting: number[];
  over: boolean;
  ready?: number[];
  legal?: string[];
  clocks?: ClocksOut;
  results?: ResultOut[];
}

/** Entries of the table itself come without events. */
export type EntryIn = Omit<Entry, 'events'> & Partial<Pick<Entry, 'events'>>;

interface Around {
  seat: number | null;
  table: TableOut;
  remarks: RemarkOut[];
  present: Present;
}

export type Welcome = { type: 'welcome' } & Around &
  Partial<Position> & { view?: View; entries?: EntryIn[] };
export type Moves = { type: 'moves'; entries: EntryIn[]; changes: View } & Position;
export type News =
  | Welcome
  | Moves
  | ({ type: 'table' } & Around)
  | { type: 'remarks'; remarks: RemarkOut[] }
  | { type: 'present'; present: Present };

export type Answer =
  | { type: 'done'; id: number; number?: number }
  | ({ type: 'preview'; id: number } & PreviewOut)
  | { type: 'problem'; id: number; problem: Problem };

export type Ask =
  | { type: 'play'; decision: number; words: string[]; then?: string[] }
  | { type: 'preview'; decision: number; words: string[] }
  | { type: 'say'; text: string }
  | { type: 'read'; number: number }
  | { type: 'ask'; kind: 'take-back' | 'pause' | 'resume'; to?: number }
  | { type: 'answer'; yes: boolean; ask?: number }
  | { type: 'resign' | 'return' | 'ping' };
