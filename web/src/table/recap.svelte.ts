/** What was missed, step by step: the board as it was after each, and the lines that tell it. */
import type { Entry, View } from '../api/types';
import type { GameClient } from '../games/game';
import { past } from '../live/older';
import type { TableState } from '../live/state';
import { StillTable } from '../live/still.svelte';
import { settings } from '../settings/settings.svelte';
import { joined, linesOf, type Line } from './log';

const MOST = 24; // steps; of a longer absence the last ones are shown
const LONG = 1200; // milliseconds for a step

interface Step {
  number: number;
  lines: Line[];
}

/** Entries that have something to say, each with what says it. */
function stepsOf(missed: readonly Entry[], table: TableState, game: GameClient): Step[] {
  const told = missed.map(({ number }, index) => ({
    number,
    lines: joined(linesOf(missed[index]!, table, game, false)),
  }));
  return told.filter((step) => step.lines.length).slice(-MOST);
}

export class RecapPlayer {
  readonly table: StillTable;
  readonly steps: readonly Step[];
  /** How many steps have been shown. */
  at = $state(0);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #views = new Map<number, View>();

  constructor(
    private of: TableState,
    game: GameClient,
  ) {
    this.table = new StillTable(of);
    this.table.view = of.stored;
    this.table.entries = of.entries;
    this.steps = stepsOf(of.missed, of, game);
    void this.play();
  }

  get done(): boolean {
    return this.at >= this.steps.length;
  }

  /** From where one had left, one step after the other. */
  async play(): Promise<void> {
    this.at = 0;
    const [first, last] = [this.steps[0], this.steps.at(-1)];
    if (!first || !last || settings.motion === 'off') return this.finish();
    try {
      const { before, steps } = await past(this.of.info.id, first.number - 1, last.number);
      if (this.#stopped || this.done) return;
      this.#views = new Map(steps.map(({ entry, view }) => [entry.number, view]));
      this.table.view = before;
      this.#next();
    } catch {
      this.finish(); // the lines tell it as well
    }
  }

  /** Everything at once: the table as it stands. */
  finish(): void {
    clearTimeout(this.#timer);
    this.at = this.steps.length;
    this.table.view = this.of.stored;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #next(): void {
    const pause = settings.motion === 'fast' ? LONG / 2 : LONG;
    this.#timer = setTimeout(() => this.#step(), pause);
  }

  #step(): void {
    const step = this.steps[this.at];
    if (!step) return this.finish();
    this.table.view = this.#views.get(step.number) ?? this.table.view;
    this.at++;
    this.#next();
  }
}
