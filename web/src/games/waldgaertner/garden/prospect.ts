/**
 * What selling a card or planting it at a place would bring. The server seals a play and carries it out
 * with those of the others, so its preview shows no garden: this reads what is printed on the cards and
 * lies on the table. Whether something may be done is not asked here.
 */
import {
  cardOf,
  gardenOf,
  seatOf,
  type Card,
  type Planted,
  type WaldView,
  type Way,
} from '../view';
import { harvestsAhead } from './calendar';
import { neighbour, placeOf, type Taken } from './places';

export interface Prospect {
  card: string;
  /** Null: it is sold. */
  place: string | null;
  /** Coins now: the price, or what the place costs. */
  coins: number;
  /** How many points the garden counts more. */
  points: number;
  /** The plant of the garden that fertilises it. */
  partner: string | null;
  /** It needs a partner and there is none yet. */
  lacks: boolean;
  /** Plants of the garden that get their partner. */
  completes: string[];
  /** Harvests to come, once it is fertilised, and coins of each. */
  harvests: number;
  pay: number;
  /** Nitrogen that reaches it, and plants that it reaches. */
  fed: number;
  feeds: string[];
  /** A colour that the garden does not show yet, and how many it shows then. */
  colours: number | null;
}

export function sale(view: WaldView, key: string): Prospect {
  return { ...nothing(key), coins: cardOf(view, key).price };
}

function nothing(card: string): Prospect {
  return {
    card,
    place: null,
    coins: 0,
    points: 0,
    partner: null,
    lacks: false,
    completes: [],
    harvests: 0,
    pay: 0,
    fed: 0,
    feeds: [],
    colours: null,
  };
}

export function planting(view: WaldView, seat: number, key: string, place: string): Prospect {
  const card = cardOf(view, key);
  const { garden, hand, extras, colours } = seatOf(view, seat);
  const plants = gardenOf(view, seat);
  const partner = plants.find((one) => card.partners.includes(one.card))?.card ?? null;
  const lacks = card.partners.length > 0 && partner === null;
  const completed = plants.filter((one) => isCompleted(one, view, key));
  const markers = hand.find((one) => one.card === key)?.markers ?? 0;
  const fed = arrowsAt(view, garden, place);
  return {
    card: key,
    place,
    coins: -costOf(place, extras),
    points: (lacks && card.bracketed ? 0 : card.value + markers) + worth(view, completed),
    partner,
    lacks,
    completes: completed.map((one) => one.card),
    harvests: harvestsAhead(card, view).length,
    pay: earns(card, view) ? 1 + fed : 0,
    fed,
    feeds: plants.filter((one) => isFed(one, garden, card, place)).map((one) => one.card),
    colours: card.colour && !colours.includes(card.colour) ? colours.length + 1 : null,
  };
}

function isCompleted(plant: Planted, view: WaldView, key: string): boolean {
  return !plant.fertile && cardOf(view, plant.card).partners.includes(key);
}

/** What plants count more when they get their partner: those that counted nothing so far. */
function worth(view: WaldView, completed: readonly Planted[]): number {
  return completed
    .filter((one) => one.missing)
    .reduce((sum, one) => sum + cardOf(view, one.card).value + one.markers, 0);
}

function costOf(place: string, extras: readonly { row: number; cost: number }[]): number {
  const { row, extra } = placeOf(place);
  return extra ? (extras.find((one) => one.row === row)?.cost ?? 0) : 0;
}

const OPPOSITE: Record<Way, Way> = { W: 'E', E: 'W', NW: 'SE', SE: 'NW', NE: 'SW', SW: 'NE' };

/** How many nitrogen arrows point at a place. */
export function arrowsAt(view: WaldView, garden: Record<string, Planted>, place: string): number {
  const ways = Object.keys(OPPOSITE) as Way[];
  return ways.filter((way) => {
    const other = neighbour(placeOf(place), OPPOSITE[way], garden);
    const plant = other && garden[other.name];
    return plant && cardOf(view, plant.card).nitrogen.includes(way);
  }).length;
}

/** Does an arrow of a card that stands at `place` point at the plant? */
function isFed(plant: Planted, garden: Taken, card: Card, place: string): boolean {
  return card.nitrogen.some((way) => neighbour(placeOf(place), way, garden)?.name === plant.place);
}

/** Male flowers bring no coins; where females are paid in pairs, nobody can say it ahead. */
function earns(card: Card, view: WaldView): boolean {
  if (!card.sex) return true;
  return card.sex === 'female' && view.options.males !== 'paired';
}
