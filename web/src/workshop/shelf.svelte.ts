/**
 * What somebody has made in the workshops: kept in this browser alone, the newest first. Whatever is
 * begun gets a place of its own, so that beginning something else loses nothing that was worked on.
 */

export interface Kept {
  id: string;
  game: string;
  /** The option of the game that it is a value of. */
  option: string;
  name: string;
  /** Options that a table on it needs, such as its mode. */
  options: Record<string, string>;
  text: string;
  /** When it was last changed, in milliseconds. */
  at: number;
  /** Nobody has changed it since it was invented or begun with: of such there is one, the last. */
  untouched?: boolean;
}

const STORE = 'waldbach-workshop';
const CURRENT = 'waldbach-workshop-now';

class Shelf {
  all = $state.raw<readonly Kept[]>(read());
  /** The browser has no room any more, or lets nobody keep anything. */
  full = $state(false);

  of(game: string, option: string): Kept[] {
    return this.all.filter((one) => one.game === game && one.option === option);
  }

  find(id: string | null): Kept | null {
    return this.all.find((one) => one.id === id) ?? null;
  }

  /** Puts something in its place, new or changed. What somebody has made never makes room for it. */
  keep(kept: Omit<Kept, 'at'>): void {
    const others = this.#known().filter((one) => one.id !== kept.id && !givesWay(one, kept));
    this.#write([{ ...kept, at: Date.now() }, ...others]);
  }

  remove(id: string): void {
    this.#write(this.#known().filter((one) => one.id !== id));
  }

  /** What is being worked on in the workshop of a game. */
  now(game: string): Kept | null {
    return this.find(localStorage.getItem(`${CURRENT}-${game}`));
  }

  work(game: string, id: string): void {
    this.#store(`${CURRENT}-${game}`, id);
  }

  /** All that there is: another tab may have kept something, and what had no room is here alone. */
  #known(): Kept[] {
    const stored = read();
    if (!this.full) return stored;
    const isOlder = (one: Kept) => stored.some(({ id, at }) => id === one.id && at >= one.at);
    const here = this.all.filter((one) => !isOlder(one));
    return [...here, ...stored.filter((one) => !here.some(({ id }) => id === one.id))];
  }

  #write(all: Kept[]): void {
    this.all = all;
    this.full = !this.#store(STORE, JSON.stringify(all));
  }

  /** Is there room for it? */
  #store(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }
}

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  const kept = one as Partial<Kept> | null;
  return typeof kept?.id === 'string' && typeof kept.text === 'string';
}

/** Whoever has one invented after the other keeps those that they have changed. */
function givesWay(one: Kept, next: Omit<Kept, 'at'>): boolean {
  const alike = one.game === next.game && one.option === next.option;
  return alike && one.untouched === true && next.untouched === true;
}

export function newId(): string {
  return Math.random().toString(36).slice(2, 10);
}

export const shelf = new Shelf();
