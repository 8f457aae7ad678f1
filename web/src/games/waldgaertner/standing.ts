/** How a garden stands: what its plants still promise. */
import { harvestsAhead } from './garden/calendar';
import { cardOf, gardenOf, type Planted, type WaldView } from './view';

export interface Standing {
  /** Flowers that lie in the garden. */
  flowers: number;
  /** Coins that its plants will still bring, if nothing changes. */
  ahead: number;
  /** Plants that count nothing without a partner, */
  missing: Planted[];
  /** and what they would count. */
  lost: number;
}

export function standingOf(view: WaldView, seat: number): Standing {
  const plants = gardenOf(view, seat);
  const missing = plants.filter((plant) => plant.missing);
  return {
    flowers: plants.filter((plant) => plant.flower).length,
    ahead: plants.reduce((sum, plant) => sum + aheadOf(view, plant), 0),
    missing,
    lost: missing.reduce((sum, { card, markers }) => sum + cardOf(view, card).value + markers, 0),
  };
}

function aheadOf(view: WaldView, plant: Planted): number {
  if (!plant.harvest) return 0;
  return harvestsAhead(cardOf(view, plant.card), view, plant.flower).length * plant.harvest;
}
