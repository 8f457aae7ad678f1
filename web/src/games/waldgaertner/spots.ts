/**
 * What texts and lessons point at: `card:quince`, `region:2`, `region:market`, `place:2.3` of my own garden,
 * `plot:1:2.3` of the garden of a seat, `seat:1`, `wheel`.
 */
import type { TableState } from '../../live/state';
import type { Spot } from '../game';
import { playAt } from './play.svelte';
import { boardOf, gardenOf, seatsOf, type WaldView } from './view';

export function plotSpot(seat: number, place: string): Spot {
  return `plot:${seat}:${place}`;
}

export function isPointed(table: TableState, spot: Spot): boolean {
  const pointed = table.spot?.split(' ') ?? [];
  return pointed.includes(spot) || pointed.some((one) => meantBy(table, one).includes(spot));
}

/** Shown in place of it: what stands on a plot; and its garden, for what stands in one that is not open. */
function meantBy(table: TableState, spot: Spot): Spot[] {
  const view = boardOf(table);
  const plot = view && plotOf(view, spot);
  if (!plot) return [];
  const open = playAt(table).visited ?? table.seat ?? 1;
  if (plot.seat !== open) return [`seat:${plot.seat}`];
  return [plot.card === undefined ? `place:${plot.place}` : `card:${plot.card}`];
}

interface Plot {
  seat: number;
  place: string;
  card?: string;
}

function plotOf(view: WaldView, spot: Spot): Plot | undefined {
  const [kind, what = '', place = ''] = spot.split(':');
  if (kind === 'plot') {
    return { seat: Number(what), place, card: view.seats[what]?.garden[place]?.card };
  }
  if (kind !== 'card') return undefined;
  return seatsOf(view)
    .flatMap(({ seat }) => gardenOf(view, seat).map(({ place, card }) => ({ seat, place, card })))
    .find(({ card }) => card === what);
}
