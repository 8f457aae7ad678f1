/**
 * How links begin that are given away. Whoever has the server open as `localhost` is on its machine, and
 * that address leads nowhere elsewhere: the server knows the one that does.
 */
import { get } from './http';

const HERE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

class Address {
  #told = $state.raw<string | null | undefined>(undefined);
  #asking: Promise<void> | null = null;

  get origin(): string {
    return this.#told ?? location.origin;
  }

  /** Can nobody else open our links, because the server only listens to its own machine? */
  get alone(): boolean {
    return this.#told === null;
  }

  /** Asks the server where others find it, once and only where that is in doubt. */
  ask(): Promise<void> {
    if (!isHere(location.hostname)) return Promise.resolve();
    this.#asking ??= get('/api/address').then(
      ({ url }) => void (this.#told = url),
      () => void (this.#asking = null), // the page's own address is better than none
    );
    return this.#asking;
  }

  /** A link of ours, so that others can open it. */
  of(link: string): string {
    const { pathname, search, hash } = new URL(link, location.origin);
    return this.origin + pathname + search + hash;
  }
}

export function isHere(host: string): boolean {
  return HERE.test(host);
}

export const address = new Address();
