/**
 * The page of rules: chapters, their points, and which rules each point tells. The sentences are in the
 * catalogues: `waldgaertner-rules-year-2` and so on.
 */
import type { Chapter } from '../../../learn/learning';

export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'aim',
    part: 'basic',
    points: [['W-COMP-01', 'W-SCORE-05'], ['W-ROUND-05'], ['W-SCORE-03']],
  },
  {
    name: 'card',
    part: 'basic',
    points: [
      ['W-CARD-01', 'W-CARD-02'],
      ['W-CARD-03', 'W-CARD-08'],
      ['W-CARD-04'],
      ['W-CARD-06', 'A-21'],
      ['W-CARD-07', 'W-CARD-09'],
      ['W-CARD-10'],
    ],
    scenes: ['card', 'bracket'],
  },
  {
    name: 'setup',
    part: 'basic',
    points: [
      ['W-COMP-02', 'W-SETUP-02', 'A-39'],
      ['W-SETUP-03', 'W-SETUP-04', 'W-SETUP-09', 'A-38'],
      ['W-SETUP-05', 'A-33'],
      ['W-SETUP-07', 'W-SETUP-08', 'W-SETUP-10', 'A-37'],
      ['W-COMP-03', 'W-COMP-04', 'W-SETUP-01', 'W-SETUP-06', 'A-34'],
    ],
  },
  {
    name: 'round',
    part: 'basic',
    points: [['W-ROUND-01', 'W-ASK'], ['W-ROUND-03', 'W-ROUND-04'], ['W-ROUND-02']],
  },
  {
    name: 'year',
    part: 'basic',
    points: [
      ['W-PHASE-01', 'W-PHASE-02', 'W-PHASE-03'],
      ['W-BLOOM-01'],
      ['W-HARV-01', 'W-HARV-02', 'W-HARV-07'],
      ['W-HARV-06', 'A-25b'],
    ],
    example: true,
    scenes: ['bloom', 'harvest'],
  },
  {
    name: 'partner',
    part: 'basic',
    points: [
      ['W-BLOOM-02', 'W-BLOOM-05', 'A-23'],
      ['W-BLOOM-03', 'W-BLOOM-04'],
      ['A-24'],
      ['W-CARD-11', 'W-HARV-03', 'A-25'],
    ],
    example: true,
    scenes: ['alone', 'pair'],
  },
  {
    name: 'nitrogen',
    part: 'basic',
    points: [
      ['W-HARV-04', 'A-19'],
      ['W-HARV-05', 'A-20'],
    ],
    scenes: ['nitrogen', 'nitrogen-gap'],
  },
  {
    name: 'markers',
    part: 'basic',
    points: [
      ['W-UPG-01', 'W-UPG-02', 'W-UPG-06'],
      ['W-UPG-03'],
      ['W-UPG-04', 'W-UPG-05', 'W-UPG-07'],
    ],
    scenes: ['markers'],
  },
  {
    name: 'choose',
    part: 'basic',
    points: [
      ['W-SEL-01'],
      ['W-SEL-02', 'W-SEL-05', 'A-04'],
      ['W-UNI-01', 'W-UNI-02'],
      ['W-SEL-03', 'A-03'],
      ['W-SEL-04', 'A-01', 'A-02'],
    ],
  },
  {
    name: 'contest',
    part: 'basic',
    points: [
      ['W-CON-01'],
      ['W-CON-02', 'A-06'],
      ['W-CON-03', 'W-CON-11', 'W-CON-12'],
      ['W-CON-04', 'W-CON-05'],
      ['W-CON-06', 'W-CON-07', 'A-14'],
      ['W-CON-08', 'W-CON-09', 'A-13'],
      ['W-CON-10', 'A-05', 'A-12'],
    ],
    example: true,
  },
  {
    name: 'six',
    part: 'basic',
    points: [
      ['W-SIX-01', 'A-07', 'A-08'],
      ['W-SIX-02', 'W-SIX-07', 'A-09'],
      ['W-SIX-03'],
      ['W-SIX-04', 'W-SIX-06'],
      ['W-SIX-05', 'A-10', 'A-11'],
    ],
    example: true,
  },
  {
    name: 'play',
    part: 'basic',
    points: [
      ['W-PLAY-01', 'W-PLAY-02', 'W-PLAY-04'],
      ['A-28'],
      ['W-SELL-02', 'W-SELL-03', 'W-PLAY-03'],
      ['W-SELL-01', 'W-SELL-04', 'A-35'],
    ],
  },
  {
    name: 'garden',
    part: 'basic',
    points: [
      ['W-ROW-01', 'W-ROW-02', 'A-15'],
      ['W-ROW-03'],
      ['W-GROW-01', 'W-ROW-04', 'A-16'],
      ['W-CARD-05', 'W-CLIMB-01', 'A-22'],
    ],
    scenes: ['garden'],
  },
  {
    name: 'extras',
    part: 'basic',
    points: [
      ['W-XTRA-01', 'W-XTRA-02', 'A-17'],
      ['W-XTRA-03', 'W-XTRA-04'],
      ['W-XTRA-05', 'W-XTRA-06'],
    ],
    scenes: ['extra'],
  },
  {
    name: 'colours',
    part: 'basic',
    points: [
      ['W-COL-01', 'W-COL-02'],
      ['W-COL-03', 'A-26'],
      ['W-COL-04', 'A-27'],
    ],
    scenes: ['colours'],
  },
  {
    name: 'end',
    part: 'basic',
    points: [
      ['W-END-01', 'W-END-03', 'A-29'],
      ['W-END-02', 'A-30'],
      ['W-SCORE-01', 'W-SCORE-02', 'A-32'],
      ['W-SCORE-04', 'A-31'],
      ['W-TIE-01', 'W-TIE-02'],
    ],
    example: true,
  },
  {
    name: 'secrets',
    part: 'basic',
    points: [['W-KNOW'], ['A-40'], ['A-36', 'A-41']],
  },
  {
    name: 'advanced',
    part: 'advanced',
    points: [['W-ADV-01'], ['W-ADV-02'], ['W-ADV-03', 'A-18'], ['W-ADV-04']],
    scenes: ['sun', 'shade'],
  },
  { name: 'options', part: 'options', points: [[], [], [], [], [], []] },
];
