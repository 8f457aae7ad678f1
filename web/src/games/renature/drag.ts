/** Dragging from the tray onto the board. What follows the pointer is moved by its transform alone. */
import type { Held } from './held';
import type { Play } from './play.svelte';
import type { Choices } from './words';

const SLACK = 6; // pixels before a press becomes a drag
const ABOVE_FINGER = 44; // so that the finger does not hide what it holds

export interface Drag {
  play: Play;
  held: Held;
  choices: () => Choices;
  /** The element that follows; there only while something is dragged. */
  floater: () => HTMLElement | null;
}

/** For `{@attach}`: the element can be picked up. A press without a drag stays a click. */
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
      drag.play.take(drag.held);
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

function pointUnder(event: PointerEvent): [number, number] {
  const lift = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER;
  return [event.clientX, event.clientY - lift];
}

function follow(event: PointerEvent, { play, floater }: Drag): void {
  const [x, y] = pointUnder(event);
  const space = play.spaceUnder(x, y); // measures, so before anything is changed
  const node = floater();
  if (node) node.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  if (space !== play.over) play.over = space;
}

function drop(event: PointerEvent, { play, choices }: Drag): void {
  const space = event.type === 'pointerup' ? play.spaceUnder(...pointUnder(event)) : null;
  play.dragging = false;
  play.over = null;
  if (space) void play.put(choices(), space);
  else play.drop();
}
