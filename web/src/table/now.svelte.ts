/** The present moment, told once a second to whoever shows a clock. */
import { createSubscriber } from 'svelte/reactivity';
import type { TableState } from '../live/state';

class Now {
  #ticks = createSubscriber((update) => {
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  });

  /** Now by the server's clock, as far as this device knows how far it is from its own. */
  at(table: TableState): number {
    this.#ticks();
    return Date.now() - (table.ahead ?? 0);
  }
}

export const now = new Now();
