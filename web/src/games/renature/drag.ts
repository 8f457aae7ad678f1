/** Dragging from the tray onto the board. What follows the pointer is moved by its transform alone. */
import { carried } from '../../look/dragging';
import type { Held } from './held';
import type { Play } from './play.svelte';
import type { Choices } from './words';

const ABOVE_FINGER = 44; // so that the finger does not hide what it holds

interface Drag {
  play: Play;
  held: Held;
  choices: () => Choices;
  /** The element that follows; there only while something is dragged. */
  floater: () => HTMLElement | null;
}

/** For `{@attach}`: the element can be picked up. */
export function draggable(drag: Drag): (node: HTMLElement) => () => void {
  const { play, held } = drag;
  return carried({
    begin: () => play.take(held),
    lift: () => (play.dragging = true),
    follow: (event) => follow(event, drag),
    end: (event) => drop(event, drag),
  });
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
