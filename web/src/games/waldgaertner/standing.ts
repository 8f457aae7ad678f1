/** How a garden stands: what its plants still promise. */
import { cardOf, gardenOf, type Planted, type WaldView } from './view';

interface Standing {
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
    ahead: plants.reduce((sum, { ahead }) => sum + ahead.coins, 0),
    missing,
    lost: missing.reduce((sum, { card, markers }) => sum + cardOf(view, card).value + markers, 0),
  };
}
