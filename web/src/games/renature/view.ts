/** What the server describes of a table of Renature, exactly. Nothing here is worked out. */

import { ANIMALS, PLANTS, type AnimalName, type PlantName } from './pieces/kinds';

export { ANIMALS, PLANTS };
export type Animal = AnimalName;
export type Plant = PlantName;

export const OWNERS = ['own', 'neutral'] as const;
export type Owner = (typeof OWNERS)[number];

export const SOURCES = ['start', 'plants', 'areas', 'clouds', 'left', 'backs'] as const;
export type Source = (typeof SOURCES)[number];

/** A seat's number as text, or `neutral`. */
export type Owned = string;

export type Ground = 'brook' | 'start' | 'stump' | 'area' | 'mushroom';
export type Mode = 'base' | 'valley' | 'variant';
type Step =
  | 'choose-start'
  | 'lay-front'
  | 'deal'
  | 'refill'
  | 'learn-back'
  | 'place'
  | 'mushroom'
  | 'plant'
  | 'score'
  | 'end'
  | 'over';

export interface Space {
  space: string;
  ground: Ground;
  area?: number;
  clouds?: number;
  plant?: Plant;
  colour?: Owned;
  animal?: Animal;
  irrelevant?: boolean;
}

export interface Standing {
  colour: Owned;
  total: number;
  /** Struck out by a tie. */
  struck: boolean;
  /** What it would get now. */
  points: number;
}

export interface Area {
  area: number;
  size: number;
  main: number;
  minor: number;
  standings: Standing[];
  closed: boolean;
  /** The seat that has its token. */
  taken?: number;
}

export interface Seat {
  seat: number;
  points: Record<Source, number>;
  own: Record<Plant, number>;
  neutral: Record<Plant, number>;
  total: number;
  place: number;
  clouds: number;
  hand: number;
  reserve: number;
  discarded: number;
  /** The dominoes in hand, as far as the viewer knows them. */
  dominoes: string[];
  box: string[];
  tokens: Record<string, { area: number; back?: number }>;
}

export interface RenatureView {
  mode: Mode;
  step: Step;
  turn: number;
  seat: number;
  start: number;
  joker: Animal;
  mushrooms: number;
  /** The spaces of the domino placed this turn. */
  domino: string[];
  rows: number;
  columns: number;
  spaces: Record<string, Space>;
  areas: Record<string, Area>;
  seats: Record<string, Seat>;
}

/** The value of a plant is its height. */
export function valueOf(plant: Plant): number {
  return PLANTS.indexOf(plant) + 1;
}

export function halvesOf(domino: string): [Animal, Animal] {
  const [one, other] = domino.split('-');
  return [one as Animal, other as Animal];
}

/** A table's view as this game's; null before the game has begun. */
export function viewOf(view: object | null): RenatureView | null {
  return view as RenatureView | null;
}

/** Do areas have tokens here? The back of Valley's board can be played by either rules (Q-V-14). */
export function hasTokens(
  table: { info: { options: Record<string, string> } },
  view: RenatureView,
): boolean {
  const like = view.mode === 'variant' ? table.info.options['variant-rules'] : view.mode;
  return like === 'base';
}
