/** The places of a garden in words, for those who hear it. */
import { t } from '../../../i18n/index.svelte';
import type { TableState } from '../../../live/state';
import { cardName, phaseName, spokenCard } from '../names';
import { seatName } from '../seats';
import { cardOf, seatOf, type Planted, type WaldView } from '../view';
import { shownOf } from './planted';
import { placeOf, type Place } from './places';

export function gardenName(table: TableState, seat: number): string {
  if (seat === table.seat) return t('waldgaertner-garden-mine');
  return t('waldgaertner-garden-of', { name: seatName(table, seat) });
}

/** `row 2, place 3` */
export function placeName(name: string): string {
  const { row, slot, extra } = placeOf(name);
  if (row > 5) return t('waldgaertner-garden-place-top');
  if (!extra) return t('waldgaertner-garden-place', { row, slot });
  return slot
    ? t('waldgaertner-garden-place-right', { row })
    : t('waldgaertner-garden-place-left', { row });
}

export function spokenPlace(view: WaldView, seat: number, name: string): string {
  const plant = seatOf(view, seat).garden[name];
  const what = plant ? spokenPlant(view, plant) : spokenFree(view, seat, placeOf(name));
  return `${placeName(name)}: ${what}`;
}

function spokenFree(view: WaldView, seat: number, { row, extra }: Place): string {
  if (!extra) return t('waldgaertner-garden-free');
  const left = seatOf(view, seat).extras.find((one) => one.row === row);
  if (!left) return t('waldgaertner-garden-extra-used');
  const { cost } = left;
  return left.open
    ? t('waldgaertner-garden-extra-open', { cost })
    : t('waldgaertner-garden-extra-closed', { cost });
}

function spokenPlant(view: WaldView, plant: Planted): string {
  const { card, ...more } = shownOf(view, plant);
  const parts = [spokenCard(card, view.cards, more)];
  if (plant.flower)
    parts.push(t('waldgaertner-garden-flower', { season: phaseName(card.harvest) }));
  if (plant.nitrogen) parts.push(t('waldgaertner-garden-fed', { count: plant.nitrogen }));
  parts.push(t('waldgaertner-garden-counts', { points: plant.points }));
  return parts.join(', ');
}

/** Said when a card is taken, or let go. */
export function spokenHeld(view: WaldView, held: string | null, count: number): string {
  if (!held) return t('waldgaertner-garden-dropped');
  return t('waldgaertner-garden-held', { card: cardName(cardOf(view, held)), count });
}
