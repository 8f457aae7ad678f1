/** What a game brings to the table. The shell knows games only through this; adding one means a folder. */
import type { Component } from 'svelte';
import type { Entry, GameEvent, View } from '../api/types';
import type { TableState } from '../live/state';

/** Something that a mouse or a finger can point at in texts and see on the board; or several of them. */
/** Such as `c4`, `area:7`, `c4 c5`; its meaning is the game's, but `seat:2` is shown at the players too. */
export type Spot = string;

/** A piece of a told sentence: plain text, or text that stands for a spot. */
export type Part = string | { text: string; spot: Spot };

/** A person's aids for a game. `choices[0]` is the default. Kept by the shell, shown in settings. */
export interface Aid {
  name: string;
  choices: readonly string[];
}

/** What the confirm bar says of a draft. */
export interface Outlook {
  /** One sentence: what will happen. */
  sentence: string;
  /** What to weigh first; shown before a confirm, each can be turned off by its aid. */
  warnings: { text: string; aid: string }[];
  /** Ways to confirm; the first is the main button. */
  ways: { label: string; then: string[] }[];
}

/** Words that a seat could play one after the other, and where they lead as far as can be known. */
export interface Plan {
  seat: number;
  words: readonly string[];
  events: readonly GameEvent[];
  /** The table before them, */
  from: View;
  /** and behind them. */
  view: View;
}

/** What a bot advises: what to do, as a sentence without its full stop, and what speaks for it. */
export interface Advice {
  does: Part[];
  why: Part[][];
}

export interface TableProps {
  table: TableState;
}

export interface PlayerProps extends TableProps {
  /** From 1. */
  seat: number;
}

export interface CountProps extends TableProps {
  onend: () => void;
}

export interface GameClient {
  /** As the server spells it. */
  name: string;
  /** Colour of a seat for names, charts and chips, as a CSS custom property's name, and its letter. */
  colour(table: TableState, seat: number): { css: string; letter: string };
  /** The drawing: takes pointer, touch and keys, picks words into the draft. */
  Board: Component<TableProps>;
  /** What one holds: hand, pieces, actions. */
  Tray: Component<TableProps>;
  /** A compact board of one player. */
  Player: Component<PlayerProps>;
  /** Everybody's points as a drawing, above the points by source. Left out: the numbers are enough. */
  Track?: Component<TableProps>;
  /** Who leads where: a tab beside the log, */
  Ledger: Component<TableProps>;
  /** and its name. */
  ledgerName(): string;
  /**
   * The last count as the game shows it, before the breakdown; it says when it is through, and can be
   * skipped. Left out: points by source.
   */
  Count?: Component<CountProps>;
  /** What is asked of me now, or what others are doing, as a sentence for the confirm bar. */
  ask(table: TableState): string;
  outlook(table: TableState): Outlook | null;
  /** Does the game itself show, where it was tried, why the last pick was refused? Then the bar does not. */
  explains?(table: TableState): boolean;
  /** One event in words, without its seat; null where there is nothing to say. */
  tell(event: GameEvent, table: TableState): Part[] | null;
  /** A bot's plan, for my seat or one that is looked at. Left out: it is told by its events. */
  advise?(plan: Plan, table: TableState): Advice;
  /** A position, as the game writes it, as if my turn had come: for trying ahead. Left out: one cannot. */
  ahead?(position: string, seat: number): string;
  /** Does this entry begin a new turn in the log? Returns whose; 0: a round, in which all act at once. */
  turn(entry: Entry): number | null;
  /** For games of rounds: does this event open one? What is told of it heads the next part of the log. */
  round?(event: GameEvent): boolean;
  /** Does this event bring points? Left out: it does where it says how many in `points`. */
  scores?(event: GameEvent): boolean;
  /**
   * Things that come one by one and are one thing to tell, such as cards that are laid out: the words
   * in front of them. Lines behind the same words are told as one.
   */
  lead?(event: GameEvent, table: TableState): string | null;
  /** Is the draft only a plan, so that the table is drawn as it is stored? Left out: the draft is on top. */
  plans?(table: TableState): boolean;
  /** Points of each seat by source, in the order to be shown; from a view. */
  points(view: View): { seat: number; sources: { name: string; points: number }[] }[];
  /** Keys of its own and what they do, for the help. Left out: it has none. */
  keys?(): readonly (readonly [key: string, does: string])[];
  /** The name of a source of points. */
  source(name: string): string;
  aids: readonly Aid[];
  /** Words of an aid, for the settings: its name, what it is good for, and each of its choices. */
  aidName(aid: string): string;
  aidWhy(aid: string): string;
  aidChoice(aid: string, choice: string): string;
  /** Names of options and their choices, for the new table. */
  optionName(option: string): string;
  choiceName(option: string, choice: string): string;
  /** Can this be chosen with so many seats? Left out: everything can. */
  choiceFits?(option: string, choice: string, seats: number): boolean;
  /** Does an option change anything in this mode? Left out: every option does. */
  optionMatters?(option: string, mode: string): boolean;
}
