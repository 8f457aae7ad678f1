/** What is looked for in the encyclopedia; it outlives a look at one plant. */
import { NO_WISH, type Wish } from './search';

class Looking {
  wish = $state<Wish>({ ...NO_WISH });
  /** How many plants are shown; more come when the end is reached. */
  most = $state(48);

  clear(): void {
    this.wish = { ...NO_WISH, sort: this.wish.sort };
  }
}

export const looking = new Looking();
