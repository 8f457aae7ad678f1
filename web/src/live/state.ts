/**
 * A table as all its parts see it. `live/table.svelte.ts` is the one that is connected to a server;
 * replays and lessons bring their own, so boards and logs work there without knowing it.
 */
import type {
  ClocksOut,
  Entry,
  GameEvent,
  PreviewOut,
  Problem,
  RemarkOut,
  ResultOut,
  TableOut,
  View,
} from '../api/types';
import type { Spot } from '../games/game';

export interface Draft {
  /** The words of this turn so far. */
  readonly words: readonly string[];
  /** What they do, told by the server's preview; empty while nothing is picked. */
  readonly events: readonly GameEvent[];
  /** Nothing can follow before it is played. */
  readonly waits: boolean;
  /** A preview or a play is under way. */
  readonly busy: boolean;
  /** Why the last pick was refused. */
  readonly refusal: Problem | null;
}

export interface TableState {
  readonly info: TableOut;
  /** My seat, from 1; null: watching. */
  readonly seat: number | null;
  /** What is shown: the stored view with the draft on top. */
  readonly view: View | null;
  /** The view as stored, without the draft. */
  readonly stored: View | null;
  /** What I may do behind the draft. Empty when it is not for me to act. */
  readonly legal: readonly string[];
  /** What I may do from what is stored, whatever is drafted: a choice can be changed. Left out: unknown. */
  readonly allowed?: readonly string[];
  readonly number: number;
  readonly decision: number;
  readonly acting: readonly number[];
  readonly ready: readonly number[];
  readonly over: boolean;
  readonly results: readonly ResultOut[] | null;
  readonly clocks: ClocksOut | null;
  /** How far this device's clock is ahead of the server's, in milliseconds, where that is known. */
  readonly ahead?: number;
  readonly entries: readonly Entry[];
  /** Entries since my last own move, while they have not been looked at: for the recap. */
  readonly missed: readonly Entry[];
  readonly remarks: readonly RemarkOut[];
  readonly unread: number;
  readonly present: { seats: readonly number[]; watching: number };
  readonly connection: 'connecting' | 'live' | 'lost' | 'closed';
  readonly draft: Draft;
  /** What is pointed at in a text or on the board. */
  spot: Spot | null;
  /** What is held in hand but not yet placed; its meaning is the game's. */
  held: unknown;

  pick(...words: string[]): Promise<boolean>;
  undo(): void;
  reset(): void;
  /** Play the draft, and `then` as far as that is legal. */
  confirm(then?: string[]): Promise<boolean>;
  /** Where the draft and these words would lead; null where the server refuses. Kept, so that hovering is quick. */
  look(words: string[]): Promise<PreviewOut | null>;
  /** Why the server would not take these words behind the draft; null where it would. */
  why?(words: string[]): Promise<Problem | null>;
  say(text: string): Promise<boolean>;
  read(number: number): void;
  ask(kind: 'take-back' | 'pause' | 'resume', to?: number): Promise<boolean>;
  answer(yes: boolean): Promise<boolean>;
  resign(): Promise<boolean>;
  comeBack(): Promise<boolean>;
  /** The recap has been seen. */
  caughtUp(): void;
}
