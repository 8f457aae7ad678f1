/** Walking over the spoken board with keys. */
import { cellOf, compareSpaces, spaceAt } from './spaces';
import type { RenatureView } from './view';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads from a space; null: it leads nowhere. */
export function reach(
  key: string,
  from: string,
  view: RenatureView,
  spots: ReadonlySet<string>,
): string | null {
  if (key === 'j' || key === 'J') return nextSpot(from, spots);
  const step = STEPS[key];
  return step ? nextSpace(from, step, view) : null;
}

/** The next space in that direction, over what lies outside. */
function nextSpace(
  from: string,
  [dx, dy]: readonly [number, number],
  view: RenatureView,
): string | null {
  let { column, row } = cellOf(from);
  for (;;) {
    column += dx;
    row += dy;
    if (column < 0 || row < 0 || column >= view.columns || row >= view.rows) return null;
    if (view.spaces[spaceAt(column, row)]) return spaceAt(column, row);
  }
}

/** The next place where what is held can go, in reading order and round again. */
function nextSpot(from: string, spots: ReadonlySet<string>): string | null {
  const sorted = [...spots].sort(compareSpaces);
  return sorted.find((space) => compareSpaces(space, from) > 0) ?? sorted[0] ?? null;
}
