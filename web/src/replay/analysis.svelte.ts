/** The bot's analysis of a finished game: asked for once, then followed while it is being made. */
import type { components } from '../api/api.gen';
import { get, post } from '../api/http';
import { session } from '../api/session.svelte';
import { chancesOf, turningPointsOf, type Verdict } from './turning';

type AnalysisOut = components['schemas']['AnalysisOut'];
const NONE: AnalysisOut = { finished: false, underway: false, done: 0, of: 0, verdicts: [] };
/** Milliseconds between two looks at how far it is. */
const PATIENCE = 1500;

export class Analysis {
  #table: string;
  #told: AnalysisOut = $state.raw(NONE);
  #asked = $state(false);
  chances = $derived(chancesOf(this.#told.verdicts));
  turningPoints = $derived(turningPointsOf(this.#told.verdicts));

  constructor(table: string) {
    this.#table = table;
  }

  get finished(): boolean {
    return this.#told.finished;
  }

  get underway(): boolean {
    return this.#asked || this.#told.underway;
  }

  /** How much of it is there, from 0 to 1. */
  get progress(): number {
    return this.#told.of ? this.#told.done / this.#told.of : 0;
  }

  get of(): number {
    return this.#told.of;
  }

  get done(): number {
    return this.#told.done;
  }

  /** The last choice that was judged from one entry up to another, both included. */
  verdict(from: number, to: number): Verdict | null {
    return this.#told.verdicts.findLast(({ number }) => from <= number && number <= to) ?? null;
  }

  /** Was one made before, or is one under way? */
  async look(): Promise<void> {
    this.#told = await get('/api/tables/{table}/analysis', { path: { table: this.#table } });
  }

  async begin(): Promise<void> {
    this.#asked = true;
    try {
      await session.ensure();
      this.#told = await post('/api/tables/{table}/analysis', { path: { table: this.#table } });
    } finally {
      this.#asked = false;
    }
  }

  /** Call in an effect: looks again after a while; returns how to stop. */
  follow(): (() => void) | undefined {
    if (!this.#told.underway) return undefined;
    const timer = setTimeout(() => void this.look(), PATIENCE);
    return () => clearTimeout(timer);
  }
}
