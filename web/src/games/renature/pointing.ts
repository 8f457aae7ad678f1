/** What gestures on the board are made of: hearing mouse, fingers and wheel, and points of the screen. */
import type { Point } from './layout';

type Hearing = Partial<Record<string, (event: never) => void>>;

/** Hear these events until the answer is called. Only the wheel may be kept from the page. */
export function hear(node: Element, hearing: Hearing): () => void {
  const stop = new AbortController();
  for (const [name, does] of Object.entries(hearing)) {
    node.addEventListener(name, does as (event: Event) => void, {
      signal: stop.signal,
      passive: name !== 'wheel',
    });
  }
  return () => stop.abort();
}

/** Cards and buttons over the board hear for themselves. */
export function isPart(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

export function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

export function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
