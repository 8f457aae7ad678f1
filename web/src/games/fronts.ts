/** What the frame has to know of a game before it is opened: `front.ts` in its folder, which is small. */

interface GamePage {
  /** Its address; parts that begin with a colon become props. */
  path: string;
  /** A file of the folder `pages`. */
  page: string;
  /** Catalogues that it needs. */
  words: readonly string[];
}

export interface Front {
  /** Where it stands among the games; the first one is what newcomers are offered, */
  order: number;
  /** in this mode. */
  mode: string;
  /** Pages of its own beside table, lessons, rules and workshop. */
  pages?: readonly GamePage[];
}

const files = import.meta.glob<Front>('./*/front.ts', { eager: true, import: 'default' });

/** Of all games, in their order. */
export const fronts: readonly (Front & { game: string })[] = Object.entries(files)
  .map(([path, front]) => ({ ...front, game: path.split('/')[1]! }))
  .sort((one, other) => one.order - other.order);
