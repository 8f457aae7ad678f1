/**
 * What a game brings for learning it: `games/GAME/learn/index.ts`, downloaded when it is first needed.
 * Its words are in the catalogues `GAME-lessons` and `GAME-rules`.
 */
import type { Component } from 'svelte';
import type { IconName } from '../look/icons';
import { load as loadWords } from '../i18n/index.svelte';

/** Part of the rules. Refusals name rules by their ids, so every id is an anchor. */
export interface Chapter {
  name: string;
  /** Chapters of one part stand together; the words of its heading are called `part-PART`. */
  part: string;
  /** The rules of each point, in order; the words are called `CHAPTER-1` and so on. */
  points: readonly (readonly string[])[];
  /** Is there an example in words, `CHAPTER-example`? */
  example?: boolean;
  /** Drawings, each with a caption `scene-NAME`. */
  scenes?: readonly string[];
}

export interface Learning {
  /** Catalogues that drawings need beside those of lessons and rules. */
  words: readonly string[];
  chapters: readonly Chapter[];
  /** The names of all drawings; a lesson in the list is shown with `lesson-NAME`. */
  scenes: readonly string[];
  /** The words of lessons, such as `first-title`, and of rules, such as `setup-1`. */
  lesson(name: string): string;
  rule(name: string): string;
  Scene: Component<{ name: string }>;
  /** Drawings that need twice the room. */
  wide?: readonly string[];
  /** Its board is full: on a phone the page scrolls, elsewhere the players' own boards are shown beside it. */
  crowded?: boolean;
  /** What stands below the points of a chapter, such as a table. */
  Extra?: Component<{ chapter: string }>;
  /** Further pages about the game; their names are words of lessons. */
  pages?: readonly { href: string; icon: IconName; name: string }[];
}

const loaders = import.meta.glob<{ default: Learning }>('../games/*/learn/index.ts');

/** The guided first game, which every game that can be learnt has. */
export const FIRST_LESSON = 'first';

/** The games that can be learnt here. */
export const learnable: readonly string[] = Object.keys(loaders).map((path) => path.split('/')[2]!);

/** How to learn a game, with the words of its lessons or of its rules; null where there is nothing. */
export async function loadLearning(
  game: string,
  part: 'lessons' | 'rules',
): Promise<Learning | null> {
  const load = loaders[`../games/${game}/learn/index.ts`];
  if (!load) return null;
  const [module] = await Promise.all([load(), loadWords(`${game}-${part}`)]);
  await loadWords(...module.default.words);
  return module.default;
}
