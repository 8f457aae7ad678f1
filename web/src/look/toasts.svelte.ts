/** Short notes at the edge of the screen: what was done, what went wrong, with at most one thing to do. */
type ToastKind = 'plain' | 'good' | 'warning';

interface Action {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
  action: Action | undefined;
  key: string | undefined;
  /** In milliseconds; 0: until it is closed. */
  stay: number;
}

interface Wishes {
  kind?: ToastKind;
  action?: Action;
  /** A toast with the same key is replaced. */
  key?: string;
  stay?: number;
}

const STAY = 6000;
const MOST = 3;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);

  #next = 1;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  add(text: string, { kind = 'plain', action, key, stay = STAY }: Wishes = {}): number {
    const id = this.#next++;
    const others = this.list.filter((one) => key === undefined || one.key !== key);
    this.list = [...others, { id, text, kind, action, key, stay }].slice(-MOST);
    this.#leave(id, stay);
    return id;
  }

  close(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.list = this.list.filter((one) => one.id !== id);
  }

  /** Somebody is reading: they stay. */
  hold(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** Reading is over: they leave after their time. */
  release(): void {
    for (const { id, stay } of this.list) this.#leave(id, stay);
  }

  #leave(id: number, after: number): void {
    if (after)
      this.#timers.set(
        id,
        setTimeout(() => this.close(id), after),
      );
  }
}

export const toasts = new Toasts();

export function toast(text: string, wishes?: Wishes): number {
  return toasts.add(text, wishes);
}
