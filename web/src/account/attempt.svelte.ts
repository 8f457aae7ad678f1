/** One thing that a button or a form does: busy meanwhile, and what the server had against it. */
import { ProblemError } from '../api/http';
import { reason } from '../home/fetched.svelte';

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);
  /** The problem's code, for what can be asked and tried again. */
  code = $state<string | null>(null);

  /** True: it is done. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    this.code = null;
    try {
      await act();
      return true;
    } catch (error) {
      this.problem = reason(error);
      this.code = error instanceof ProblemError ? error.problem.code : null;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
