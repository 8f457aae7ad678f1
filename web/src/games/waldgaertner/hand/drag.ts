/** Dragging a card from the hand. What follows the pointer is moved by its transform alone. */
import { SELL, type Play } from '../play.svelte';

const SLACK = 6; // pixels before a press becomes a drag
const ABOVE_FINGER = 40; // so that the finger does not hide what it holds

export interface Drag {
  play: Play;
  card: string;
  /** The element that follows; there only while something is dragged. */
  floater: () => HTMLElement | null;
}

/** For `{@attach}`: the card can be picked up. A press without a drag stays a click. */
export function draggable(drag: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let from: PointerEvent | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      [from, dragged] = [event, false];
      node.setPointerCapture(event.pointerId); // a quick hand is elsewhere by the next event
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLACK;
      if (!dragged && far) begin();
      if (dragged) follow(event, drag);
    }

    function begin(): void {
      dragged = true;
      drag.play.take(drag.card);
      drag.play.dragging = true;
    }

    function up(event: PointerEvent): void {
      if (from && dragged) drop(event, drag);
      from = null;
    }

    /** The click that follows a drag is none. */
    function click(event: MouseEvent): void {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    }

    const stop = new AbortController();
    const options = { signal: stop.signal };
    node.addEventListener('pointerdown', down, options);
    node.addEventListener('pointermove', move, options);
    node.addEventListener('pointerup', up, options);
    node.addEventListener('pointercancel', up, options);
    node.addEventListener('click', click, { ...options, capture: true });
    return () => stop.abort();
  };
}

export type At = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'>;

/** The spot under a pointer. A finger points a little above itself at places, but presses what sells. */
export function spotUnder(play: Pick<Play, 'placeUnder' | 'sellsAt'>, at: At): string | null {
  const { clientX: x, clientY: y } = at;
  return play.sellsAt(x, y) ? SELL : play.placeUnder(x, y - liftOf(at));
}

function liftOf({ pointerType }: At): number {
  return pointerType === 'mouse' ? 0 : ABOVE_FINGER;
}

function follow(event: PointerEvent, { play, floater }: Drag): void {
  const spot = spotUnder(play, event); // measures, so before anything is changed
  const node = floater();
  const y = event.clientY - liftOf(event);
  if (node) node.style.transform = `translate(${event.clientX}px, ${y}px) translate(-50%, -78%)`;
  if (spot !== play.over) play.over = spot;
}

function drop(event: PointerEvent, { play }: Drag): void {
  const spot = event.type === 'pointerup' ? spotUnder(play, event) : null;
  play.dragging = false;
  play.over = null;
  if (spot) void play.put(spot);
  else play.drop();
}
