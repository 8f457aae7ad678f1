/** What the year brings: for each of the ten phases, what blooms and ripens in whose garden. */
import { PHASES } from '../names';
import { gardenOf, seatsOf, type Card, type Planted, type WaldView } from '../view';

export interface Blooming {
  card: Card;
  /** It blooms in vain without its partner (W-BLOOM-02). */
  fertile: boolean;
}

export interface Ripening {
  card: Card;
  /** What the harvest brings as the garden stands; none without a flower (W-HARV-02). */
  coins: number;
}

export interface InGarden {
  seat: number;
  blooms: number;
  ripens: number;
}

export interface PhaseOfYear {
  phase: number;
  blooms: Blooming[];
  ripens: Ripening[];
  /** The other gardens in which something happens. */
  others: InGarden[];
}

/** The year as the garden of `seat` has it, and what the others can expect. */
export function yearOf(view: WaldView, seat: number | null): PhaseOfYear[] {
  const plants = seat === null ? [] : plantsOf(view, seat);
  return PHASES.map((phase) => ({
    phase,
    blooms: plants
      .filter(({ card }) => card.bloom === phase)
      .map(({ card, planted }) => ({ card, fertile: planted.fertile })),
    ripens: plants
      .filter(({ card }) => card.harvest === phase)
      .map(({ card, planted }) => ({ card, coins: planted.flower ? planted.harvest : 0 })),
    others: seatsOf(view)
      .filter((other) => other.seat !== seat)
      .map((other) => inGarden(view, other.seat, phase))
      .filter(({ blooms, ripens }) => blooms || ripens),
  }));
}

interface Plant {
  card: Card;
  planted: Planted;
}

function plantsOf(view: WaldView, seat: number): Plant[] {
  return gardenOf(view, seat).flatMap((planted) => {
    const card = view.cards[planted.card];
    return card ? [{ card, planted }] : [];
  });
}

/** Of the others only what brings something: flowers to come, and flowers that turn into coins. */
function inGarden(view: WaldView, seat: number, phase: number): InGarden {
  const plants = plantsOf(view, seat);
  return {
    seat,
    blooms: plants.filter(({ card, planted }) => card.bloom === phase && planted.fertile).length,
    ripens: plants.filter(({ card, planted }) => card.harvest === phase && planted.flower).length,
  };
}

/** How far the marker has come, in phases from the first winter on: it never turns back. */
export function wayOf(view: Pick<WaldView, 'round' | 'rounds' | 'last_cards' | 'phase'>): number {
  const gone = view.last_cards ? view.rounds : Math.max(0, view.round - 1);
  return gone - (gone % 10) + view.phase;
}

/** Where the rings of the wheel lie, from the middle: as it is drawn large, or small without names. */
export interface Rings {
  inner: number;
  /** Between the gardens and the seasons. */
  middle: number;
  outer: number;
  number: number;
  flowers: number;
  crops: number;
  /** How large flowers and crops are drawn. */
  scale: number;
}

export const LARGE: Rings = {
  inner: 62,
  middle: 108,
  outer: 140,
  number: 116,
  flowers: 95,
  crops: 75,
  scale: 1,
};
export const SMALL: Rings = {
  inner: 62,
  middle: 119,
  outer: 142,
  number: 130.5,
  flowers: 104,
  crops: 79,
  scale: 1.25,
};
