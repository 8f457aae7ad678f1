/** Has the server look at a text whenever it has rested for a moment; only its last answer counts. */
import { reason } from '../home/fetched.svelte';
import { check, isTooLong, type Checked, type Material } from './materials';

const PAUSE = 300; // milliseconds without a change

export class Checking {
  /** The last answer, */
  answer = $state.raw<Checked | null>(null);
  /** and the text that it is about. */
  about = $state('');
  /** Why there is no answer. */
  failed = $state<string | null>(null);
  /** The text is longer than any that is read, so nobody is asked. */
  tooLong = $state(false);
  busy = $state(false);

  #turn = 0;

  constructor(
    private readonly material: Material,
    private readonly pause = PAUSE,
  ) {}

  /** Asks after a pause. Returns how to take that back. */
  follow(text: string, options: Record<string, string>): () => void {
    const mine = ++this.#turn;
    const long = isTooLong(text);
    this.tooLong = long;
    this.busy = !long;
    if (long) {
      this.#forget(null);
      return () => {};
    }
    const timer = setTimeout(() => void this.#ask(mine, text, options), this.pause);
    return () => clearTimeout(timer);
  }

  /** Is the answer about this text? */
  knows(text: string): boolean {
    return this.answer !== null && this.about === text;
  }

  async #ask(mine: number, text: string, options: Record<string, string>): Promise<void> {
    try {
      const answer = await check(this.material, text, options);
      if (mine !== this.#turn) return;
      this.answer = answer;
      this.about = text;
      this.failed = null;
    } catch (error) {
      if (mine === this.#turn) this.#forget(reason(error));
    }
    if (mine === this.#turn) this.busy = false;
  }

  /** The last answer was about another text. */
  #forget(failed: string | null): void {
    this.answer = null;
    this.about = '';
    this.failed = failed;
  }
}
