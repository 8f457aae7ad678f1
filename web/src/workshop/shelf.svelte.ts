/**
 * What somebody has made in the workshops: kept in this browser alone, the newest first. Whatever is
 * begun gets a place of its own, so that beginning something else loses nothing.
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
}

const STORE = 'waldbach-workshop';
const CURRENT = 'waldbach-workshop-now';
const MOST = 40;

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

  /** Puts something in its place, new or changed. */
  keep(kept: Omit<Kept, 'at'>): void {
    const others = read().filter((one) => one.id !== kept.id); // another tab may have kept something
    this.#write([{ ...kept, at: Date.now() }, ...others].slice(0, MOST));
  }

  remove(id: string): void {
    this.#write(read().filter((one) => one.id !== id));
  }

  /** What is being worked on in the workshop of a game. */
  now(game: string): Kept | null {
    return this.find(localStorage.getItem(`${CURRENT}-${game}`));
  }

  work(game: string, id: string): void {
    localStorage.setItem(`${CURRENT}-${game}`, id);
  }

  #write(all: Kept[]): void {
    this.all = all;
    try {
      localStorage.setItem(STORE, JSON.stringify(all));
      this.full = false;
    } catch {
      this.full = true;
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

export function newId(): string {
  return Math.random().toString(36).slice(2, 10);
}

export const shelf = new Shelf();
