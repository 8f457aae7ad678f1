/**
 * What a game brings for making material of one's own: `games/GAME/workshop/index.ts`, downloaded when it
 * is first opened. Its words are in the catalogue `GAME-workshop`, those that all share in `workshop`.
 */
import type { Component } from 'svelte';
import type { GameOut } from '../api/types';
import { load as loadWords } from '../i18n/index.svelte';

export interface WorkshopProps {
  /** As the server tells it. */
  game: GameOut;
}

export interface Workshop {
  /** Catalogues that its drawings need. */
  words: readonly string[];
  Page: Component<WorkshopProps>;
  /** Its heading. */
  title(): string;
}

const loaders = import.meta.glob<{ default: Workshop }>('../games/*/workshop/index.ts');

/** The games that have a workshop here. */
export const workshops: readonly string[] = Object.keys(loaders).map((path) => path.split('/')[2]!);

/** The workshop of a game and its words; null where there is none. */
export async function loadWorkshop(game: string): Promise<Workshop | null> {
  const load = loaders[`../games/${game}/workshop/index.ts`];
  if (!load) return null;
  const [module] = await Promise.all([load(), loadWords('workshop', `${game}-workshop`)]);
  await loadWords(...module.default.words);
  return module.default;
}
