/**
 * Trying ahead while others think: my next turn, from what I can see now, as if it had come. The server
 * carries it out without keeping anything, and the table hears nothing of it.
 */
import { get, post, ProblemError } from '../api/http';
import type { components } from '../api/api.gen';
import type { Entry, PreviewOut, View } from '../api/types';
import type { Spot } from '../games/game';
import { BesideTable, no } from './beside';
import { Drafting } from './drafting.svelte';
import { merge } from './patch';
import type { Reply } from './socket';
import type { TableState } from './state';

type StudyOut = components['schemas']['StudyOut'];

export class Sandbox extends BesideTable implements TableState {
  stored = $state.raw<View | null>(null);
  held = $state.raw<unknown>(null);
  readonly draft = new Drafting((words) => this.#preview(words));

  #position = '';
  #allowed = $state.raw<readonly string[]>([]);
  #view = $derived.by(() => {
    const end = this.draft.end;
    return this.stored && end ? merge(this.stored, end.changes) : this.stored;
  });

  /** `asMyTurn` turns a position into one in which it is my turn. */
  constructor(
    of: TableState,
    readonly seat: number,
    private asMyTurn: (position: string, seat: number) => string,
  ) {
    super(of);
  }

  /** Stand where the table stands now. False: what was tried does not fit any more. Fails where nothing can be. */
  async renew(): Promise<boolean> {
    const told = await get('/api/tables/{table}/position', { path: { table: this.of.info.id } });
    this.#position = this.asMyTurn(told.position, this.seat);
    const { view, legal } = await this.#study([]);
    this.stored = view ?? null;
    this.#allowed = legal ?? [];
    return this.draft.renew();
  }

  // --- what is there ------------------------------------------------------------------------------

  get view(): View | null {
    return this.#view;
  }

  get legal(): readonly string[] {
    return (this.draft.end ? this.draft.end.legal : this.#allowed) ?? [];
  }

  get acting(): readonly number[] {
    return this.draft.waits ? [] : [this.seat];
  }

  get spot(): Spot | null {
    return this.of.spot;
  }

  set spot(spot: Spot | null) {
    this.of.spot = spot;
  }

  get entries(): readonly Entry[] {
    return this.of.entries;
  }

  get number() {
    return this.of.number;
  }

  get decision() {
    return this.of.decision;
  }

  get clocks() {
    return this.of.clocks;
  }

  get connection() {
    return this.of.connection;
  }

  // --- what can be done ---------------------------------------------------------------------------

  pick(...words: string[]): Promise<boolean> {
    return this.draft.pick(words);
  }

  undo(): void {
    this.held = null;
    this.draft.undo();
  }

  reset(): void {
    this.held = null;
    this.draft.reset();
  }

  look(words: string[]): Promise<PreviewOut | null> {
    return this.draft.look(words);
  }

  confirm = no;

  // --- inside -------------------------------------------------------------------------------------

  async #preview(words: readonly string[]): Promise<Reply> {
    try {
      const { entries, changes, alone, legal } = await this.#study(words);
      const events = entries.flatMap((entry) => entry.events);
      if (alone)
        return { type: 'preview', id: 0, changes: alone, events, waits: true, legal: null };
      return { type: 'preview', id: 0, changes: changes ?? {}, events, waits: !legal, legal };
    } catch (error) {
      if (error instanceof ProblemError) return { type: 'problem', id: 0, problem: error.problem };
      return { type: 'lost' };
    }
  }

  #study(words: readonly string[]): Promise<StudyOut> {
    const entries = words.map((word) => `${this.seat} ${word}`);
    const known = words.length ? 0 : null;
    return post('/api/games/{game}/study', {
      path: { game: this.info.game },
      body: { position: this.#position, seat: this.seat, entries, known },
    });
  }
}
