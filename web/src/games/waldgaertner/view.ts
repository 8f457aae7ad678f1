/** What the server describes of a table of Waldgärtner, exactly. Nothing here is worked out. */
import type { TableState } from '../../live/state';
import { isPlay } from './words';

export const ORIGINS = ['EU', 'NA', 'AS'] as const;
export type Origin = (typeof ORIGINS)[number];

/** A climber has no height of its own; the others are the ranks 1 to 5. */
export const CLASSES = [
  'climber',
  'small-shrub',
  'large-shrub',
  'small-tree',
  'medium-tree',
  'large-tree',
] as const;
export type HeightClass = (typeof CLASSES)[number];

export const COLOURS = ['white', 'yellow', 'pink', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const CROPS = ['fruit', 'nut', 'seed', 'shoot', 'sap', 'flower'] as const;
export type Crop = (typeof CROPS)[number];

const PREPARATIONS = ['raw', 'cooked', 'roasted'] as const;
export type Preparation = (typeof PREPARATIONS)[number];

/** Where a nitrogen arrow points, from the card. */
export type Way = 'W' | 'E' | 'NW' | 'NE' | 'SW' | 'SE';

export const SOURCES = ['plants', 'partners', 'markers'] as const;
export type Source = (typeof SOURCES)[number];

export type Mode = 'basic' | 'advanced';

export type ChanceStep =
  | 'origins'
  | 'market'
  | 'start-cards'
  | 'tops'
  | 'display'
  | 'lucky'
  | 'lot'
  | 'rest'
  | 'order'
  | 'look'
  | 'bonus-order';

export type SeatStep = 'start' | 'select' | 'right' | 'claim' | 'pile' | 'take' | 'play' | 'bonus';

type Step = ChanceStep | SeatStep | 'over';

/** What is printed on a card. */
export interface Card {
  key: string;
  /** As in the card file: `EU-017`. */
  id: string;
  /** `botanical`, `de`, `en`, `pl`; empty where nobody knows the card's names. */
  names: Record<string, string>;
  origin: Origin;
  class: HeightClass;
  /** In metres. */
  height?: number;
  /** 1 to 5; a climber has none. */
  rank?: number;
  value: number;
  /** Counts only beside a partner. */
  bracketed: boolean;
  bloom: number;
  harvest: number;
  crop?: Crop;
  preparation?: Preparation;
  colour?: Colour;
  sex?: 'male' | 'female';
  nitrogen: Way[];
  /** Keys of the cards that fertilise it; empty: it needs none. */
  partners: string[];
  /** Coins for selling it. */
  price: number;
}

/** A card that lies open somewhere. */
export interface Lying {
  card: string;
  markers: number;
}

export interface Region {
  region: number;
  origin: Origin;
  /** How many cards it has, the open one included. */
  cards: number;
  /** Its open card; left out while the top lies face down or there is none. */
  open?: string;
  markers?: number;
}

/** A card in a hand. */
export interface Held {
  origin: Origin;
  /** Do all know it? */
  open: boolean;
  /** Left out where the viewer does not know it, */
  card?: string;
  markers?: number;
  /** and then these are the cards it may be; empty: any. */
  one_of: string[];
}

export interface Planted {
  /** `row.slot`: rows from the south, slots from the left; slot 0 and the last one are extras. */
  place: string;
  row: number;
  extra: boolean;
  card: string;
  markers: number;
  flower: boolean;
  /** Self-fertile, or a partner stands in the garden. */
  fertile: boolean;
  /** How many nitrogen arrows reach it. */
  nitrogen: number;
  /** Coins that a flower of it brings. */
  harvest: number;
  /** Harvests that are still to come, or would be with a partner, and the coins that they will bring. */
  ahead: { harvests: number; coins: number };
  /** What it counts now. */
  points: number;
  /** The card that fertilises it. */
  partner?: string;
  missing?: 'partner';
}

interface Extra {
  row: number;
  cost: number;
  /** Its row is full, so it may be planted. */
  open: boolean;
}

/** A region that the seat has looked through, from the top as it remembers it. */
export interface Memory {
  region: number;
  cards: string[];
  /** Those of them that must be gone. */
  missing: string[];
}

export interface Seat {
  seat: number;
  coins: number;
  /** The older card first. */
  hand: Held[];
  garden: Record<string, Planted>;
  points: Record<Source, number>;
  total: number;
  place: number;
  /** The extras that may still be planted. */
  extras: Extra[];
  colours: Colour[];
  bonus: { due: boolean; settled: number };
  /** By region; only in the seat's own view. */
  memory: Record<string, Memory>;
  /** The die that was shown. */
  die?: number;
  /** The word of a choice that is in but not shown yet; only in the seat's own view. */
  sealed?: string;
}

export interface Contest {
  region: number;
  contenders: number[];
  /** Of every seat, when the dice were shown. */
  coins: number[];
  /** Those who have waived. */
  waiting: number[];
  /** Those who draw blindly, or among whom lots decide who does. */
  drawing: number[];
  /** Who is asked. */
  right?: number;
}

export type Claim = number | 'any';

export interface Sixes {
  tied: number[];
  attempt: number;
  attempts: number;
  /** Those of the last attempt. */
  claims: { seat: number; claim: Claim }[];
  queue: number[];
}

export type Pile = number | 'market';

/** The pile that a six looks through. */
interface OpenPile {
  pile: Pile;
  seat: number;
  /** Empty where the viewer may not see them. */
  cards: Record<string, Lying>;
}

export interface WaldView {
  mode: Mode;
  options: Record<string, string>;
  round: number;
  rounds: number;
  /** The second year is over; only the last hand cards are played. */
  last_cards: boolean;
  phase: number;
  step: Step;
  acting: number[];
  ready: number[];
  regions: Record<string, Region>;
  market: Record<string, Lying>;
  display: Record<string, Lying>;
  /** The display while cards are drawn from it blindly. */
  bag: Record<string, Lying>;
  seats: Record<string, Seat>;
  viewer?: number;
  contest?: Contest;
  sixes?: Sixes;
  pile?: OpenPile;
  /** The facts of every card that occurs, and of those that fertilise it. */
  cards: Record<string, Card>;
}

/** A table's view as this game's; null before the game has begun. */
export function viewOf(view: object | null): WaldView | null {
  return view as WaldView | null;
}

/** Is a card drafted to be sold or planted? That is carried out with the plays of all others. */
export function isPlanned(table: TableState): boolean {
  return table.draft.words.some(isPlay);
}

/** The table as it is drawn: with the draft on top, but nothing sold or planted that is only planned. */
export function boardOf(table: TableState): WaldView | null {
  return viewOf(isPlanned(table) ? table.stored : table.view);
}

export function seatOf(view: WaldView, seat: number): Seat {
  return view.seats[seat]!;
}

export function cardOf(view: WaldView, key: string): Card {
  return view.cards[key]!;
}

export function seatsOf(view: WaldView): Seat[] {
  return Object.values(view.seats);
}

export function regionsOf(view: WaldView): Region[] {
  return Object.values(view.regions);
}

export function gardenOf(view: WaldView, seat: number): Planted[] {
  return Object.values(seatOf(view, seat).garden);
}

/** My own seat as it stands; null for those who watch. */
export function mineOf(table: TableState): Seat | null {
  const view = boardOf(table);
  return view && table.seat !== null ? seatOf(view, table.seat) : null;
}

/** The word that I have picked, or that is sealed already and can still be changed; else null. */
export function chosenOf(table: TableState): string | null {
  return table.draft.words.at(-1) ?? mineOf(table)?.sealed ?? null;
}

/** Does a card's fertilisation stand in that garden? Null: it needs none. */
export function partnerIn(view: WaldView, seat: number, card: Card): 'here' | 'missing' | null {
  if (!card.partners.length) return null;
  const planted = gardenOf(view, seat);
  return planted.some((one) => card.partners.includes(one.card)) ? 'here' : 'missing';
}
