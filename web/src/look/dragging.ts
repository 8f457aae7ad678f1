/** Picking something up and carrying it with mouse, pen or finger. */

const SLACK = 6; // pixels before a press becomes a drag

interface Carrying {
  /** It is taken; what the page shows because of that takes its time, */
  begin(): void;
  /** so what follows the pointer is made in the next frame. */
  lift(): void;
  follow(event: PointerEvent): void;
  /** Let go of, or broken off (`pointercancel`). */
  end(event: PointerEvent): void;
}

/** For `{@attach}`: the element can be picked up. A press without a drag stays a click. */
export function carried(by: Carrying): (node: HTMLElement) => () => void {
  return (node) => {
    let from: PointerEvent | null = null;
    let dragged = false;
    let frame = 0;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      [from, dragged] = [event, false];
      node.setPointerCapture(event.pointerId); // a quick hand is elsewhere by the next event
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLACK;
      if (!dragged && far) {
        dragged = true;
        by.begin();
        frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => by.lift())));
      }
      if (dragged) by.follow(event);
    }

    function up(event: PointerEvent): void {
      cancelAnimationFrame(frame);
      if (from && dragged) by.end(event);
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
