/** The drawn examples of the rules and of the list of lessons. */
import type { Example } from './diagram';

export const SCENES: Record<string, Example> = {
  turn: {
    board: `
      .  OW HA HA .
      .  _  1b SN .
      .  _  2t .  .`,
    pairs: 'b1-c1 d1-d2',
    good: 'c2',
  },
  match: {
    board: `
      .  OW HA HA .
      .  _  .  SN .
      .  _  _  .  .`,
    pairs: 'b1-c1 d1-d2',
    good: 'd1 d2',
  },
  mismatch: {
    board: `
      .  OW HA SN .
      .  _  .  HA .
      .  _  _  .  .`,
    pairs: 'b1-c1 d1-d2',
    bad: 'c1 d1',
  },
  joker: {
    board: `
      .  OW HA .  .
      .  _  BU SN .
      .  _  _  .  .`,
    pairs: 'b1-c1 c2-d2',
    good: 'c1 c2',
  },
  beside: {
    board: `
      _  .  .  .  _
      _  OW HA .  _
      _  _  .  _  _`,
    pairs: 'b2-c2',
    good: 'a2 b3',
    bad: 'd3',
  },
  points: {
    board: `
      .  SN SN .
      2t 1p np .
      _  2b 1o .`,
    pairs: 'b1-c1',
    good: 'b2',
  },
  open: {
    board: `
      OW HA HA FR .
      1p 2b _  FR TU
      _  _  .  FR .
      .  .  .  SN .`,
    pairs: 'a1-b1 c1-d1 d2-e2 d3-d4',
    bad: 'a4 b4 c3 c4',
  },
  closed: {
    board: `
      OW HA HA FR .
      1p 2b _  FR TU
      _  _  .  FR .
      .  BA SN SN .`,
    pairs: 'a1-b1 c1-d1 d2-e2 d3-d4 b4-c4',
    good: 'a4 c3',
    grown: [1],
  },
  tie: {
    board: `
      .  OW HA .
      2t 1b 2b SN
      np _  .  SN
      .  FR FR .`,
    pairs: 'b1-c1 d2-d3 b4-c4',
    tokens: { 1: [5, 2] },
  },
  clouds: {
    board: `
      .  OW HA HA .
      2t 1p nb SN .
      _  2b .  .  .`,
    pairs: 'b1-c1 d1-d2',
    good: 'b2 c2',
  },
  end: {
    board: `
      .  OW HA .  .
      1o 2b HA SN .
      2t _  .  .  .`,
    pairs: 'b1-c1 c2-d2',
    tokens: { 1: [4, 2] },
  },
  valley: {
    board: `
      .  OW HA .1 .
      P  _  .  .  _
      .  _  _  .1 _`,
    pairs: 'b1-c1',
    meadow: true,
    good: 'd1',
  },
  variant: {
    board: `
      .  OW HA .  .
      P  _1 .  .  _
      .  _  _  .  _1`,
    pairs: 'b1-c1',
    meadow: true,
    good: 'b2',
  },
  mushroom: {
    board: `
      2t 1b m  _  1o .
      .  .  .  SA SA OW
      .  .  .  FR .  .`,
    pairs: 'd2-d3 e2-f2',
    meadow: true,
    good: 'c1',
  },
  'lesson-first': {
    board: `
      .  OW HA .  .  S  .
      _  1b HA FR 2t _  .
      _  _2 HA 1b 2p .  .
      .  .  SN SN BA .  .`,
    pairs: 'b1-c1 c2-d2 c3-c4 d4-e4',
    tokens: { 1: [4, 2], 2: [4, 2] },
  },
  'lesson-clouds': {
    board: `
      OW _  _  BA
      HA 2t _  FR
      HA _2 1b .
      SN .  .  .`,
    pairs: 'a1-a2 a3-a4 d1-d2',
    good: 'b3',
  },
  'lesson-ties': {
    board: `
      OW HA HA FR .
      1p 2b nt FR TU
      _  _  .  FR .
      .  BA SN SN .`,
    pairs: 'a1-b1 c1-d1 d2-e2 d3-d4 b4-c4',
    good: 'a4 c3',
    tokens: { 1: [5, 2] },
  },
  'lesson-mushrooms': {
    board: `
      P  2t 1b m  _
      .  .  .  .  SA
      .  T  .  .1 FR
      .  _  _  .  .`,
    pairs: 'e2-e3',
    meadow: true,
    good: 'd1',
  },
};
