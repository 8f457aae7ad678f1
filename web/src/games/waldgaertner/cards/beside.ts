/** Where a large card stands: beside what it belongs to, wherever there is room, and never outside. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

/** To the right of the anchor, else to the left, else above or below it, inside the window. */
export function beside(
  anchor: Box,
  card: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
) {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - card.width;
  const middle = within(
    anchor.top + anchor.height / 2 - card.height / 2,
    card.height,
    window.height,
  );
  if (right + card.width + EDGE <= window.width) return { left: right, top: middle };
  if (left >= EDGE) return { left, top: middle };
  const above = anchor.top - GAP - card.height;
  const top = above >= EDGE ? above : anchor.top + anchor.height + GAP;
  return {
    left: within(anchor.left + anchor.width / 2 - card.width / 2, card.width, window.width),
    top: within(top, card.height, window.height),
  };
}

function within(start: number, size: number, most: number): number {
  return Math.max(EDGE, Math.min(start, most - EDGE - size));
}
