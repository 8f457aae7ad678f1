/** Walking over the places of a garden with keys. */
import { eastOf, PLACES, placeOf, placesIn, type Place, type Taken } from './places';

/** Where a key leads from a place; null: nowhere. */
export function reach(
  key: string,
  from: string,
  taken: Taken,
  shown: (row: number) => boolean,
  spots: ReadonlySet<string>,
): string | null {
  const place = placeOf(from);
  switch (key) {
    case 'ArrowLeft':
      return beside(place, -1);
    case 'ArrowRight':
      return beside(place, 1);
    case 'ArrowUp':
      return nearest(place, place.row + 1, taken, shown);
    case 'ArrowDown':
      return nearest(place, place.row - 1, taken, shown);
    case 'Home':
      return placesIn(place.row)[0]!.name;
    case 'End':
      return placesIn(place.row).at(-1)!.name;
    case 'j':
    case 'J':
      return nextSpot(from, spots);
    default:
      return null;
  }
}

function beside({ row, slot }: Place, by: number): string | null {
  return placesIn(row).find((one) => one.slot === slot + by)?.name ?? null;
}

/** The nearest place of another row; of two that are as near, the western one. */
function nearest(
  from: Place,
  row: number,
  taken: Taken,
  shown: (row: number) => boolean,
): string | null {
  const there = shown(row) ? placesIn(row) : [];
  const far = (one: Place) => Math.abs(eastOf(one, taken) - eastOf(from, taken));
  return there.toSorted((one, other) => far(one) - far(other))[0]?.name ?? null;
}

/** The next place where the card in hand can go, from the south-west and round again. */
function nextSpot(from: string, spots: ReadonlySet<string>): string | null {
  const order = PLACES.map((place) => place.name);
  const later = [...order.slice(order.indexOf(from) + 1), ...order];
  return later.find((name) => spots.has(name)) ?? null;
}
