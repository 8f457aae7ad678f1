/** Something that is read from the server: its value, whether it is on its way, and why it is not here. */
import { ProblemError } from '../api/http';
import { t } from '../i18n/index.svelte';

export class Fetched<T> {
  /** The last one read; stays while a newer one is on its way. */
  value = $state.raw<T | null>(null);
  problem = $state<string | null>(null);
  busy = $state(false);

  #ask: () => Promise<T>;
  #turn = 0;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  /** Reads anew. Of several at once only the last counts. */
  async load(): Promise<void> {
    const mine = ++this.#turn;
    this.busy = true;
    try {
      const value = await this.#ask();
      if (mine !== this.#turn) return;
      this.value = value;
      this.problem = null;
    } catch (error) {
      if (mine === this.#turn) this.problem = reason(error);
    }
    if (mine === this.#turn) this.busy = false;
  }
}

/** What to say about an error: the server's own sentence where it has one. */
export function reason(error: unknown): string {
  if (error instanceof ProblemError) return error.problem.detail;
  console.warn(error);
  return t('look-unreachable');
}

/** Calls back now and then while somebody looks, and when they look again. Returns how to stop. */
export function whileSeen(call: () => void, pause: number): () => void {
  const seen = () => document.visibilityState === 'visible' && call();
  const timer = setInterval(seen, pause);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
