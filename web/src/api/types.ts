/** Short names for what the server sends, and the parts that are the games' own. */
import type { components } from './api.gen';

type Schemas = components['schemas'];

export type TableOut = Schemas['TableOut'];
export type SeatOut = Schemas['SeatOut'];
export type RemarkOut = Schemas['RemarkOut'];
export type ResultOut = Schemas['ResultOut'];
export type ClocksOut = Schemas['ClocksOut'];
export type PreviewOut = Schemas['PreviewOut'];
export type Problem = Schemas['Problem'];
export type MeOut = Schemas['MeOut'];
export type GameOut = Schemas['GameOut'];

/** A view as the game describes it; each game's folder has its own type for it. */
export type View = Record<string, unknown>;

/** What happened, as data: `event` names it. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

export type Entry = Schemas['EntryOut'] & { events: GameEvent[] };
