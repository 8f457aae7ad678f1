/** How plants grow: what is drawn for a card, by its height class, its height and its kin. */
import type { Card } from '../view';
import type { Blob } from './outline';

/** A drawing that stands on the point 0 0 and grows upwards, into negative numbers. */
interface Habit {
  /** How high and wide it is drawn; a card's own height is made of it by scaling. */
  tall: number;
  wide: number;
  paint: 'low' | 'shrub' | 'tree' | 'tall' | 'conifer' | 'vine';
  /** Trunk and stems, as filled shapes. */
  trunk?: string;
  /** Thin stems, canes and laths, as lines. */
  stems?: string;
  /** Leaves: their middle, and half their width and height. */
  crown: readonly Blob[];
  /** Leaves of another form than bows, instead of the crown's outline. */
  needles?: string;
  /** Strokes in the leaves. */
  veins: string;
  /** Where flowers and fruits can hang. */
  spots: readonly (readonly [x: number, y: number])[];
}

const MAT: Habit = {
  tall: 15,
  wide: 68,
  paint: 'low',
  crown: [
    [-23, -4.5, 10, 4.5],
    [24, -4.5, 10, 4.5],
    [-10, -6.5, 12, 6.5],
    [11, -6, 12, 6],
    [0, -7.5, 12, 7.5],
  ],
  veins: 'M-20-5l2-2 2 2M-6-7l2-2 2 2M8-6l2-2 2 2M20-5l2-2 2 2',
  spots: [
    [-21, -7],
    [-8, -10],
    [6, -6],
    [19, -8],
  ],
};

const HERB: Habit = {
  tall: 26,
  wide: 46,
  paint: 'low',
  stems:
    'M-12-8C-15-14-18-18-21-22M-6-10C-8-16-9-21-10-25M1-10V-26M7-10C9-16 10-20 12-25M12-8C16-13 19-17 22-21',
  crown: [
    [-11, -7, 10, 7],
    [11, -7, 10, 7],
    [0, -9, 12, 8.5],
  ],
  veins: 'M-12-6l2-3 2 3M-2-8l2-3 2 3M8-6l2-3 2 3',
  spots: [
    [-21, -23],
    [-10, -26],
    [1, -27],
    [12, -26],
    [22, -22],
  ],
};

const CANES: Habit = {
  tall: 36,
  wide: 66,
  paint: 'shrub',
  stems:
    'M-3 0C-6-16-12-30-24-27M-1 0C-2-18-6-36-12-34M1 0C2-18 6-36 13-34M3 0C6-16 13-30 25-26M0 0C0-10-20-24-29-13M0 0C0-10 20-24 29-12',
  crown: [
    [-26, -23, 7, 6],
    [26, -22, 7, 6],
    [-12, -30, 8, 6.5],
    [12, -30, 8, 6.5],
    [-14, -14, 8, 6],
    [14, -14, 8, 6],
    [0, -20, 9, 8],
  ],
  veins: 'M-28-22l2-2 2 2M-14-29l2-2 2 2M10-29l2-2 2 2M24-21l2-2 2 2M-2-19l2-2 2 2',
  spots: [
    [-24, -20],
    [-9, -31],
    [13, -27],
    [27, -25],
    [1, -16],
  ],
};

const BUSH: Habit = {
  tall: 32,
  wide: 54,
  paint: 'shrub',
  stems: 'M-4 0-7-9M0 0V-9M4 0 7-9',
  crown: [
    [-14, -13, 12, 10],
    [14, -13, 12, 10],
    [0, -20, 15, 12],
    [0, -11, 14, 8],
  ],
  veins:
    'M-17-13l2.5-2.5 2.5 2.5M-4-22l2.5-2.5 2.5 2.5M11-12l2.5-2.5 2.5 2.5M-3-11l2.5-2.5 2.5 2.5',
  spots: [
    [-17, -17],
    [-5, -13],
    [5, -25],
    [17, -16],
    [9, -9],
  ],
};

const SHRUB: Habit = {
  tall: 52,
  wide: 64,
  paint: 'shrub',
  stems:
    'M-2 0C-4-9-10-15-14-24M0 0V-26M2 0C4-9 10-15 14-24M-1-4C-3-12-6-18-7-26M1-4C3-12 6-18 7-26',
  crown: [
    [-18, -26, 13, 12],
    [18, -25, 13, 12],
    [-8, -38, 14, 12],
    [10, -38, 13, 12],
    [0, -28, 15, 12],
  ],
  veins: 'M-22-26l3-3 3 3M-10-40l3-3 3 3M8-39l3-3 3 3M16-24l3-3 3 3M-4-27l3-3 3 3',
  spots: [
    [-22, -31],
    [-12, -21],
    [-5, -44],
    [6, -32],
    [16, -42],
    [22, -22],
  ],
};

const SMALL_TREE: Habit = {
  tall: 66,
  wide: 64,
  paint: 'tree',
  trunk:
    'M-3.5 0C-2-8-2.5-16-3-22L-12-34-10-36-1-26 0-36 3-36 3-27 11-36 13-34 3.5-22C3-14 3-7 4.5 0Z',
  crown: [
    [-17, -40, 14, 12],
    [17, -39, 14, 12],
    [0, -51, 17, 14],
    [0, -40, 15, 10],
  ],
  veins:
    'M-20-40l3.5-3.5 3.5 3.5M-5-53l3.5-3.5 3.5 3.5M13-38l3.5-3.5 3.5 3.5M-3-40l3.5-3.5 3.5 3.5',
  spots: [
    [-21, -46],
    [-10, -35],
    [-6, -59],
    [7, -46],
    [21, -44],
    [12, -33],
  ],
};

const MEDIUM_TREE: Habit = {
  tall: 84,
  wide: 74,
  paint: 'tree',
  trunk:
    'M-5.5 0C-3-7-3-18-3.5-28L-14-42-11-44-2-33-2-46 2.5-46 2.5-33 11-44 14-42 4-28C3.5-18 4-7 7 0Z',
  crown: [
    [-21, -47, 15, 14],
    [21, -46, 15, 14],
    [-12, -64, 16, 15],
    [13, -64, 15, 15],
    [0, -69, 14, 14],
    [0, -50, 17, 15],
  ],
  veins: 'M-25-47l4-4 4 4M-16-66l4-4 4 4M9-67l4-4 4 4M18-45l4-4 4 4M-4-52l4-4 4 4',
  spots: [
    [-27, -53],
    [-14, -41],
    [-17, -73],
    [1, -61],
    [17, -73],
    [27, -51],
    [11, -45],
  ],
};

const LARGE_TREE: Habit = {
  tall: 97,
  wide: 60,
  paint: 'tall',
  trunk:
    'M-6 0C-3-6-3-20-3-36L-11-46-8.5-48-2-40-2-56 2.5-56 2.5-42 9-50 11-48 3.5-36C3.5-20 4-6 7 0Z',
  crown: [
    [-17, -50, 12, 11],
    [17, -53, 12, 11],
    [-14, -66, 13, 12],
    [14, -69, 12, 12],
    [-5, -81, 13, 12],
    [7, -83, 11, 12],
    [0, -60, 15, 13],
  ],
  veins: 'M-21-50l4-4 4 4M-18-68l4-4 4 4M-7-85l4-4 4 4M11-70l4-4 4 4M14-52l4-4 4 4M-3-60l4-4 4 4',
  spots: [
    [-20, -55],
    [-17, -73],
    [-4, -89],
    [4, -66],
    [17, -75],
    [21, -55],
    [-4, -52],
  ],
};

const CONIFER: Habit = {
  tall: 94,
  wide: 62,
  paint: 'conifer',
  trunk: 'M-4 0-3-16H3L4 0Z',
  crown: [],
  needles:
    'M0-94C3-84 7-77 13-72 11-71 9-71 7-71 11-62 16-56 20-52 17-51 14-51 12-52 16-42 21-35 27-30 23-28 19-29 17-30 20-22 25-16 30-13 20-9-20-9-30-13-25-16-20-22-17-30-19-29-23-28-27-30-21-35-16-42-12-52-14-51-17-51-20-52-16-56-11-62-7-71-9-71-11-71-13-72-7-77-3-84 0-94Z',
  veins: 'M-8-60q8 4 16 0M-12-42q12 5 24 0M-17-23q17 6 34 0',
  spots: [
    [-9, -54],
    [8, -70],
    [13, -37],
    [-15, -27],
    [7, -21],
  ],
};

/** Pines of the high mountains, that grow as shrubs. */
const DWARF_PINE: Habit = { ...SHRUB, paint: 'conifer' };

const CLIMBER: Habit = {
  tall: 64,
  wide: 54,
  paint: 'vine',
  stems:
    'M-20 0V-62M20 0V-62M-26-58H26M-26-40H26M-26-22H26M0 0C6-12-14-16-10-30S12-44 6-54-12-60-16-60M-8-22C2-24 10-20 16-26',
  crown: [
    [-14, -57, 8, 6],
    [3, -56, 9, 6.5],
    [18, -50, 8, 6],
    [-12, -38, 9, 6.5],
    [8, -40, 9, 6.5],
    [-4, -22, 8, 6],
    [15, -25, 7.5, 5.5],
  ],
  veins:
    'M-16-56l2-2.5 2 2.5M1-55l2-2.5 2 2.5M16-49l2-2.5 2 2.5M-14-37l2-2.5 2 2.5M6-39l2-2.5 2 2.5M-6-21l2-2.5 2 2.5',
  spots: [
    [-9, -50],
    [12, -47],
    [-17, -32],
    [4, -31],
    [20, -20],
  ],
};

const OF_CLASS: Record<string, Habit> = {
  climber: CLIMBER,
  'small-shrub': BUSH,
  'large-shrub': SHRUB,
  'small-tree': SMALL_TREE,
  'medium-tree': MEDIUM_TREE,
  'large-tree': LARGE_TREE,
};
/** Kin that grow in their own way, whatever their height. */
const OF_GENUS: Record<string, Habit> = { Pinus: CONIFER, Rubus: CANES, Rosa: CANES };
/** Metres up to which a small shrub lies on the ground, or is more of a herb. */
const HIGHEST_MAT = 0.3;
const HIGHEST_HERB = 0.7;

export function habitOf(card: Pick<Card, 'class' | 'height' | 'names'>): Habit {
  const genus = card.names.botanical?.split(' ')[0] ?? '';
  if (genus === 'Pinus' && card.class === 'large-shrub') return DWARF_PINE;
  if (OF_GENUS[genus]) return OF_GENUS[genus];
  const { height = 1 } = card;
  if (card.class === 'small-shrub' && height <= HIGHEST_MAT) return MAT;
  if (card.class === 'small-shrub' && height <= HIGHEST_HERB) return HERB;
  return OF_CLASS[card.class] ?? BUSH;
}
