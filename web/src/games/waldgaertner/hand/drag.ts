/** Dragging a card from the hand. What follows the pointer is moved by its transform alone. */
import { carried } from '../../../look/dragging';
import { SELL, type Play } from '../play.svelte';

const ABOVE_FINGER = 40; // so that the finger does not hide what it holds

interface Drag {
  play: Play;
  card: string;
  /** The element that follows; there only while something is dragged. */
  floater: () => HTMLElement | null;
}

/** For `{@attach}`: the card can be picked up. */
export function draggable(drag: Drag): (node: HTMLElement) => () => void {
  const { play, card } = drag;
  return carried({
    begin: () => play.take(card),
    lift: () => (play.dragging = true),
    follow: (event) => follow(event, drag),
    end: (event) => drop(event, drag),
  });
}

type At = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'>;

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
