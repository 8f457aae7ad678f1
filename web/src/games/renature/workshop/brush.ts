/**
 * Mouse and fingers on the drawing board, as what they mean: one paints, two move the board and bring it
 * closer. It knows points of the screen only.
 */
import type { Point } from '../layout';
import { apart, hear, isPart, pointOf } from '../pointing';

interface Painting {
  press(at: Point): void;
  move(at: Point): void;
  lift(): void;
  /** What was painted since the press was not meant. */
  spill(): void;
  pan(dx: number, dy: number): void;
  pinch(by: number, at: Point): void;
  /** Fingers move the board, or none any more. */
  hold(held: boolean): void;
  /** One notch of the wheel with the key held that zooms. */
  zoom(notch: 1 | -1, at: Point): void;
}

export function painting(node: Element, on: Painting): () => void {
  const fingers = new Map<number, Point>();
  let paints = false;

  function down(event: PointerEvent): void {
    if (event.button > 0 || isPart(event.target)) return;
    fingers.set(event.pointerId, pointOf(event));
    node.setPointerCapture(event.pointerId);
    if (fingers.size === 1) {
      paints = true;
      on.press(pointOf(event));
    } else {
      if (paints) on.spill();
      paints = false;
      on.hold(true);
    }
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const at = pointOf(event);
    fingers.set(event.pointerId, at);
    if (paints) {
      // Between two frames a fast pointer passes several places.
      const passed = event.getCoalescedEvents?.() ?? [];
      for (const one of passed.length ? passed : [event]) on.move(pointOf(one));
    } else if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)![1];
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      on.pinch(apart(at, other) / Math.max(1, apart(before, other)), middle);
      on.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    }
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (paints && event.type === 'pointercancel') on.spill();
    else if (paints) on.lift();
    paints = false;
    if (!fingers.size) on.hold(false);
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey || !event.deltaY) return;
    event.preventDefault();
    on.zoom(event.deltaY > 0 ? 1 : -1, pointOf(event));
  }

  return hear(node, {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    wheel,
  });
}
