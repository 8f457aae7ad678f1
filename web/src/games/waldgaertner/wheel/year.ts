/** What the year brings: for each of the ten phases, what blooms and ripens in whose garden. */
import { PHASES } from '../names';
import { gardenOf, seatsOf, type Card, type Planted, type WaldView } from '../view';

interface Blooming {
  card: Card;
  /** It blooms in vain without its partner (W-BLOOM-02). */
  fertile: boolean;
}

interface Ripening {
  card: Card;
  /** What the harvest brings as the garden stands; none without a flower (W-HARV-02). */
  coins: number;
}

export interface InGarden {
  seat: number;
  blooms: Card[];
  ripens: Card[];
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
      .filter(({ blooms, ripens }) => blooms.length || ripens.length),
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

/** Of the others only what brings something: plants that get flowers or have one, and their harvests. */
function inGarden(view: WaldView, seat: number, phase: number): InGarden {
  const plants = plantsOf(view, seat);
  return {
    seat,
    blooms: plants
      .filter(({ card, planted }) => card.bloom === phase && planted.fertile)
      .map(({ card }) => card),
    ripens: plants
      .filter(({ card, planted }) => card.harvest === phase && (planted.fertile || planted.flower))
      .map(({ card }) => card),
  };
}

/** What a phase brings to everybody, the garden of `seat` first. */
export function gardensIn(
  { blooms, ripens, others }: PhaseOfYear,
  seat: number | null,
): InGarden[] {
  if (seat === null || !(blooms.length || ripens.length)) return others;
  const cards = (of: { card: Card }[]) => of.map(({ card }) => card);
  return [{ seat, blooms: cards(blooms), ripens: cards(ripens) }, ...others];
}

/** The ring of the others lies so far from the middle, and a phase has so much of it. */
export const RIM = 164;
const ARC = (2 * Math.PI * RIM) / PHASES.length;
const LARGEST = 31;
const MARKER = 11; // half of what it takes of its phase

/** Where the marks of some gardens stand in a phase, in parts of it, and how wide they are; beside the marker. */
export function marksAt(count: number, marked: boolean): { size: number; at: number[] } {
  const before = marked ? Math.ceil(count / 2) : count / 2;
  const free = marked ? MARKER : 0;
  const size = Math.min(LARGEST, (ARC * 0.48 - free) / before);
  const at = Array.from({ length: count }, (_, index) => {
    const side = index < before ? -free : free;
    return ((index + 0.5 - before) * size + side) / ARC;
  });
  return { size, at };
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
