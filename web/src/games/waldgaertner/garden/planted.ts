/** How the card of a plant is shown, with what lies on it. */
import type { PartnerState } from '../names';
import { cardOf, type Planted, type WaldView } from '../view';

export function shownOf(view: WaldView, plant: Planted) {
  const { markers } = plant;
  return { card: cardOf(view, plant.card), markers, partner: partnerOf(view, plant) };
}

function partnerOf(view: WaldView, { card, fertile }: Planted): PartnerState {
  if (!cardOf(view, card).partners.length) return null;
  return fertile ? 'here' : 'missing';
}
