/** The drawn examples of the rules and of the list of lessons. */
import type { Example } from './example';

const FULL = `
  5: common-walnut
  4: sweet-cherry-kassins sweet-rowan
  3: medlar black-mulberry filbert
  2: sour-cherry quince common-hazel dog-rose
  1: redcurrant european-raspberry english-lavender bilberry apothecary-rose`;

export const SCENES: Record<string, Example> = {
  card: { cards: 'medlar' },
  bracket: { cards: 'sweet-cherry-kassins' },
  bloom: { cards: 'redcurrant*', phase: 2 },
  harvest: { cards: 'redcurrant$', phase: 5 },
  alone: { cards: '- sweet-cherry-kassins?' },
  pair: { cards: 'sour-cherry sweet-cherry-kassins=' },
  nitrogen: { cards: 'saskatoon oregon-tea-tree highbush-blueberry' },
  'nitrogen-gap': { cards: 'saskatoon oregon-tea-tree -' },
  markers: { cards: 'common-walnut+2' },
  garden: { garden: FULL },
  extra: {
    garden: `
      3: . medlar .
      2: . quince . .
      1: redcurrant european-raspberry english-lavender bilberry lingonberry [apothecary-rose]`,
    good: '1.6',
  },
  colours: { cards: 'thimbleberry virginia-rose silverberry flowering-currant' },
  sun: { mode: 'advanced', garden: '2: . sweet-rowan . .\n1: . . medlar . .', good: '2.2' },
  shade: { mode: 'advanced', garden: '2: . quince . .\n1: . . medlar . .', bad: '2.2' },
  'lesson-first': { garden: FULL },
  'lesson-contests': { cards: 'kaki-persimmon+1 heartnut hedge-prinsepia' },
  'lesson-garden': { cards: 'saskatoon* oregon-tea-tree highbush-blueberry*' },
  'lesson-advanced': {
    mode: 'advanced',
    garden: `
      4: common-walnut .
      3: . wild-cherry fontainebleau-service
      2: medlar sweet-rowan quince .
      1: redcurrant filbert lingonberry . dog-rose`,
  },
};
