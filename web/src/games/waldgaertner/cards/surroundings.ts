/**
 * What cards have to know of the table around them: the facts of their partners, and the phase of the
 * year. Whoever shows cards (board, tray, encyclopedia) says it once for all cards inside.
 */
import { getContext, setContext } from 'svelte';
import type { Cards } from '../names';

interface Surroundings {
  readonly cards: Cards;
  /** Null where no year is going on. */
  readonly phase: number | null;
}

const KEY = Symbol('surroundings of cards');
const NOTHING: Surroundings = { cards: {}, phase: null };

/** Pass an object with getters, so that cards follow changes. */
export function surroundCards(surroundings: Surroundings): void {
  setContext(KEY, surroundings);
}

export function surroundings(): Surroundings {
  return getContext<Surroundings | undefined>(KEY) ?? NOTHING;
}
