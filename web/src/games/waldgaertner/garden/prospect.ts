/**
 * What selling a card or planting it would bring: the table as it is, compared with the one that the
 * server foresees. Nothing here is worked out.
 */
import { gardenOf, seatOf, type Planted, type WaldView } from '../view';
import type { Said } from '../words';

/** A card leaves the hand. */
export type PlaySaid = Extract<Said, { verb: 'sell' | 'grow' }>;

export interface Prospect {
  card: string;
  /** Null: it is sold. */
  place: string | null;
  /** Coins now: the price, or what the place costs. */
  coins: number;
  /** How many points the garden counts more. */
  points: number;
  /** The plant as it would stand; null: it is sold. */
  plant: Planted | null;
  /** Plants of the garden that get their partner. */
  completes: string[];
  /** Plants that its nitrogen reaches. */
  feeds: string[];
  /** How many colours the garden shows then; null: it shows no new one. */
  colours: number | null;
  /** That brings a card of the market. */
  bonus: boolean;
}

export function prospectOf(
  before: WaldView,
  after: WaldView,
  number: number,
  said: PlaySaid,
): Prospect {
  const place = said.verb === 'grow' ? said.place : null;
  const [was, is] = [seatOf(before, number), seatOf(after, number)];
  const changed = (by: (one: Planted, other: Planted) => boolean) =>
    gardenOf(after, number)
      .filter((plant) => was.garden[plant.place] && by(was.garden[plant.place]!, plant))
      .map((plant) => plant.card);
  return {
    card: said.card,
    place,
    coins: is.coins - was.coins,
    points: is.total - was.total,
    plant: (place && is.garden[place]) || null,
    completes: changed((one, other) => !one.fertile && other.fertile),
    feeds: changed((one, other) => one.nitrogen < other.nitrogen),
    colours: is.colours.length > was.colours.length ? is.colours.length : null,
    bonus: is.bonus.due && !was.bonus.due,
  };
}
