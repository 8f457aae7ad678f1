/**
 * The page of rules: chapters, their points, and which rules each point tells. The sentences are in the
 * catalogues: `renature-rules-place-2` and so on.
 */
import type { Chapter } from '../../../learn/learning';

export const CHAPTERS: readonly Chapter[] = [
  { name: 'aim', part: 'base', points: [['R-C-01', 'R-C-09', 'R-E-07']] },
  {
    name: 'setup',
    part: 'base',
    points: [
      ['R-C-06', 'R-C-08', 'R-S-07', 'R-S-08', 'R-S-09', 'R-S-10'],
      ['R-C-04', 'R-C-05', 'R-S-01', 'R-S-02', 'R-S-03', 'R-S-04', 'R-S-05'],
      ['R-C-11', 'R-S-06', 'R-S-11', 'R-S-12'],
      ['R-C-02', 'R-C-03', 'R-S-13', 'R-S-14', 'R-S-15', 'R-S-16', 'Q-02'],
      ['R-S-17', 'R-S-18', 'R-S-19', 'Q-01'],
    ],
  },
  {
    name: 'turn',
    part: 'base',
    points: [
      ['R-T-01', 'R-T-02', 'R-T-05', 'R-T-06', 'R-T-07'],
      ['R-T-03', 'R-T-04', 'R-T-10', 'R-A-17', 'R-A-18', 'R-B-12'],
      ['R-T-08', 'R-T-09'],
    ],
    scenes: ['turn'],
  },
  {
    name: 'place',
    part: 'base',
    points: [
      ['R-A-01', 'R-A-02', 'R-A-03', 'R-A-04', 'R-A-05', 'R-A-19'],
      ['R-A-06', 'R-A-14', 'R-A-15', 'R-A-16', 'R-C-10'],
      ['R-A-07', 'R-A-08', 'R-A-12', 'R-A-13'],
      ['R-A-09', 'R-A-10', 'R-A-11'],
    ],
    scenes: ['match', 'mismatch', 'joker'],
  },
  {
    name: 'plant',
    part: 'base',
    points: [
      ['R-B-01', 'R-B-02', 'R-B-10', 'R-B-11'],
      ['R-B-03', 'R-B-09', 'R-B-13', 'R-B-14'],
      ['R-B-04', 'R-B-05'],
      ['R-B-06', 'R-B-07', 'R-B-08', 'Q-30'],
    ],
    scenes: ['beside'],
  },
  {
    name: 'points',
    part: 'base',
    points: [
      ['R-P-01', 'R-P-06'],
      ['R-P-02', 'R-P-03', 'R-P-04', 'R-P-05', 'R-P-07'],
    ],
    scenes: ['points'],
  },
  {
    name: 'close',
    part: 'base',
    points: [
      ['R-Z-01', 'R-Z-04'],
      ['R-Z-02', 'R-Z-03', 'R-Z-05'],
      ['R-Z-06', 'R-Z-07', 'R-Z-24'],
      ['R-Z-08', 'Q-23'],
    ],
    scenes: ['open', 'closed'],
  },
  {
    name: 'score',
    part: 'base',
    points: [
      ['R-Z-09'],
      ['R-Z-10', 'R-Z-11'],
      ['R-Z-12', 'R-Z-13', 'R-Z-14', 'R-Z-15', 'R-Z-16', 'R-Z-17'],
      ['R-Z-18', 'R-Z-19', 'R-Z-22', 'R-Z-23'],
      ['R-Z-20', 'R-Z-21', 'R-C-07'],
    ],
    scenes: ['tie'],
  },
  {
    name: 'refill',
    part: 'base',
    points: [
      ['R-D-01', 'R-D-02', 'R-D-03'],
      ['R-D-04', 'R-D-05', 'R-D-06'],
    ],
  },
  {
    name: 'clouds',
    part: 'base',
    points: [
      ['R-W-01', 'R-W-02', 'R-W-03', 'R-W-17'],
      ['R-W-04', 'R-W-05', 'Q-10'],
      ['R-W-08', 'R-W-09', 'R-W-10', 'R-W-11', 'R-W-14', 'R-W-15', 'R-W-16'],
      ['R-W-12', 'R-W-13'],
      ['R-W-06', 'R-W-07', 'Q-22', 'Q-26'],
    ],
    scenes: ['clouds'],
  },
  {
    name: 'end',
    part: 'base',
    points: [
      ['R-E-01'],
      ['R-E-02', 'R-E-03', 'R-E-04', 'R-E-05', 'R-E-06', 'R-E-10'],
      ['R-E-08', 'R-E-09'],
    ],
    scenes: ['end'],
  },
  {
    name: 'secrets',
    part: 'base',
    points: [['R-I-01', 'R-I-02', 'R-I-03', 'R-I-04', 'R-I-05', 'R-I-07'], ['R-I-06']],
  },
  {
    name: 'valley',
    part: 'valley',
    points: [
      ['V-C-01', 'V-C-02', 'V-C-03', 'V-S-01', 'V-S-02', 'V-S-03', 'V-S-05'],
      ['V-A-01', 'V-A-02', 'V-A-03', 'V-A-07'],
      ['V-S-04', 'V-A-04', 'V-A-05', 'V-A-06'],
      ['V-B-01', 'V-P-01', 'V-P-02', 'V-P-03', 'V-W-01'],
    ],
    scenes: ['valley'],
  },
  {
    name: 'mushrooms',
    part: 'valley',
    points: [
      ['V-M-01', 'V-M-02', 'V-M-07', 'V-M-08'],
      ['V-M-03', 'V-M-04', 'Q-V-02', 'Q-V-03', 'Q-V-04'],
      ['Q-V-05'],
      ['V-M-05', 'V-M-06', 'V-M-09', 'V-M-10', 'V-B-02'],
    ],
    scenes: ['mushroom'],
  },
  {
    name: 'valley-end',
    part: 'valley',
    points: [
      ['V-E-01', 'V-E-02', 'V-E-03', 'V-E-04', 'V-E-05', 'V-E-06'],
      ['V-E-07', 'V-E-08', 'V-E-09'],
      ['V-E-10'],
    ],
  },
  {
    name: 'variant',
    part: 'valley',
    points: [['VV-01', 'VV-02', 'VV-03', 'VV-04', 'VV-05', 'VV-06']],
    scenes: ['variant'],
  },
];
