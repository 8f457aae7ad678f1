/**
 * Mouse, finger and wheel on the board, as what they mean: pointing, tapping, sliding, pinching.
 * It knows points of the screen only.
 */
import type { Point } from './layout';
import { apart, hear, isPart, pointOf } from './pointing';

interface Gestures {
  /** The pointer is there; null: it has gone. */
  point(at: Point | null): void;
  /** A short press, or the end of a slide with something in hand. */
  tap(at: Point, slid: boolean): void;
  /** With nothing in hand: otherwise two quick taps are two places for it. */
  doubleTap(at: Point): void;
  /** Does a slide move what is in hand, and not the board? */
  carries(): boolean;
  pan(dx: number, dy: number): void;
  pinch(by: number, at: Point): void;
  /** Fingers touch the board, or none any more. */
  hold(held: boolean): void;
  /** One notch of the wheel; true: it was used. */
  wheel(notch: 1 | -1, at: Point, zooms: boolean): boolean;
}

const SLACK = 8; // pixels that a tap may wander
const TWICE = 320; // milliseconds between the taps of a double tap

export function gestures(node: Element, on: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let slid = false;
  let pinched = false;
  let last = { at: -Infinity, x: 0, y: 0 };

  function down(event: PointerEvent): void {
    if (event.button > 0 || isPart(event.target)) return;
    const at = pointOf(event);
    fingers.set(event.pointerId, at);
    if (fingers.size === 1) [start, slid, pinched] = [at, false, false];
    else pinched = true;
    if (event.pointerType !== 'mouse') {
      node.setPointerCapture(event.pointerId);
      on.hold(true);
    }
    if (!pinched) on.point(at);
  }

  function move(event: PointerEvent): void {
    const [at, before] = [pointOf(event), fingers.get(event.pointerId)];
    if (!before) {
      if (event.pointerType === 'mouse') on.point(at);
      return;
    }
    fingers.set(event.pointerId, at);
    if (fingers.size === 2) pinch(before, at, event.pointerId);
    else if (!pinched) slide(before, at);
  }

  function slide(before: Point, at: Point): void {
    slid ||= start !== null && apart(start, at) > SLACK;
    if (!slid) return;
    if (on.carries()) on.point(at);
    else on.pan(at.x - before.x, at.y - before.y);
  }

  function pinch(before: Point, at: Point, moved: number): void {
    const other = [...fingers].find(([id]) => id !== moved)![1];
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    on.pinch(apart(at, other) / Math.max(1, apart(before, other)), middle);
    on.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
  }

  function up(event: PointerEvent): void {
    const at = pointOf(event);
    const first = fingers.delete(event.pointerId) && fingers.size === 0;
    if (!first) return;
    on.hold(false);
    if (pinched || event.type === 'pointercancel') return on.point(null);
    const second = !slid && event.pointerType !== 'mouse' && isSecond(event);
    if (second && !on.carries()) return on.doubleTap(at);
    if (!slid || on.carries()) on.tap(at, slid);
    if (event.pointerType !== 'mouse') on.point(null);
  }

  function isSecond(event: PointerEvent): boolean {
    const soon = event.timeStamp - last.at < TWICE && apart(last, pointOf(event)) < 3 * SLACK;
    last = { at: soon ? -Infinity : event.timeStamp, ...pointOf(event) };
    return soon;
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !fingers.size) on.point(null);
  }

  function wheel(event: WheelEvent): void {
    if (!event.deltaY) return;
    const used = on.wheel(event.deltaY > 0 ? 1 : -1, pointOf(event), event.ctrlKey);
    if (used) event.preventDefault();
  }

  return hear(node, {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    pointerleave: leave,
    wheel,
  });
}
