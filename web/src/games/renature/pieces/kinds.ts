/** The names of what is drawn, as the server spells them, and the measures all drawings share. */

export const ANIMALS = [
  'butterfly',
  'salamander',
  'owl',
  'woodpecker',
  'badger',
  'turtle',
  'snail',
  'hare',
  'frog',
  'trout',
] as const;
export type AnimalName = (typeof ANIMALS)[number];

/** In the order of their values: the first is worth 1. */
export const PLANTS = ['turf', 'bush', 'pine', 'oak'] as const;
export type PlantName = (typeof PLANTS)[number];

/** Seat 1 is orange, seat 2 blue and so on (Y-01), unless somebody wishes it otherwise (Y-02). */
export const COLOURS = ['orange', 'blue', 'black', 'white', 'neutral'] as const;
export type Colour = (typeof COLOURS)[number];

export const LETTERS: Record<Colour, string> = {
  orange: 'O',
  blue: 'B',
  black: 'K',
  white: 'W',
  neutral: 'N',
};

/** How half a domino is shown that nothing can be put beside any more (Y-07). */
export type Dimming = 'none' | 'dim' | 'hide';

/** The side of a space on the board. */
export const UNIT = 24;

/** What every drawing takes: where it stands, how large it is, and its name if it is to be spoken. */
export interface PieceProps {
  x?: number;
  y?: number;
  size?: number | string;
  label?: string;
}
