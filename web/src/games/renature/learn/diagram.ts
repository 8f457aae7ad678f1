/** Small drawn examples from text, with the signs of positions: `.` `S` `_` `OW` `1b` `nt` `m`. */
import { numberAreas } from '../areas';
import { ANIMALS, PLANTS, type AnimalName } from '../pieces/kinds';
import { spaceAt } from '../spaces';
import type { Area, Ground, RenatureView, Space } from '../view';

/** An example as it is written down. */
export interface Example {
  /** Rows of signs, each sign a space. */
  board: string;
  /** Which halves are one domino: `b1-c1 c2-d2`. */
  pairs: string;
  meadow?: boolean;
  joker?: AnimalName;
  /** Spaces to look at: what is right, and what is wrong. */
  good?: string;
  bad?: string;
  /** Areas that are closed. */
  grown?: number[];
  /** Tokens by area. */
  tokens?: Record<number, [main: number, minor: number]>;
}

const GROUNDS: Record<string, Ground> = {
  '.': 'brook',
  S: 'start',
  P: 'start',
  T: 'stump',
  _: 'area',
  m: 'mushroom',
};
const SIGNS = new Map(ANIMALS.map((name) => [name.slice(0, 2).toUpperCase(), name]));

/** As a view, as far as drawing needs it. */
export function viewOfExample(example: Example): RenatureView {
  const rows = example.board
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const spaces: Record<string, Space> = {};
  for (const [row, signs] of rows.entries()) {
    for (const [column, sign] of signs.entries()) {
      const space = spaceAt(column, row);
      if (sign !== '#') spaces[space] = readSign(sign, space);
    }
  }
  numberAreas(spaces);
  const known = new Set(Object.values(spaces).flatMap(({ area }) => area ?? []));
  const areas = Object.fromEntries([...known].map((area) => [area, areaOf(example, spaces, area)]));
  const columns = Math.max(...rows.map((row) => row.length));
  return {
    mode: example.meadow ? 'valley' : 'base',
    step: 'place',
    turn: 1,
    seat: 1,
    start: 1,
    joker: example.joker ?? 'butterfly',
    mushrooms: 0,
    domino: [],
    rows: rows.length,
    columns,
    spaces,
    areas,
    seats: {},
  };
}

function readSign(sign: string, space: string): Space {
  const animal = SIGNS.get(sign);
  if (animal) return { space, ground: 'brook', animal };
  const plant = PLANTS.find((name) => name[0] === sign.at(-1));
  if (/^m?[1-4n][tbpo]$/.test(sign) && plant) {
    const colour = sign.at(-2) === 'n' ? 'neutral' : sign.at(-2)!;
    return { space, ground: sign.startsWith('m') ? 'mushroom' : 'area', plant, colour };
  }
  const clouds = Number(sign.slice(1)) || undefined;
  return { space, ground: GROUNDS[sign[0]!] ?? 'brook', ...(clouds && { clouds }) };
}

function areaOf(example: Example, spaces: Record<string, Space>, area: number): Area {
  const size = Object.values(spaces).filter((space) => space.area === area).length;
  const [main, minor] = example.tokens?.[area] ?? [size, Math.floor(size / 2)];
  const closed = example.grown?.includes(area) ?? false;
  return { area, size, main, minor, standings: [], closed };
}
