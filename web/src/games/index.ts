/**
 * The games, each loaded when it is first needed. A game is a folder here with an `index.ts`; one that has
 * none is shown by what the server tells of it (`plain/`).
 */
import { load as loadWords } from '../i18n/index.svelte';
import type { GameClient } from './game';

const loaders = import.meta.glob<{ default: GameClient }>('./*/index.ts');
const loaded = new Map<string, Promise<GameClient>>();

/** Those that are drawn here. */
export const games: readonly string[] = Object.keys(loaders).map((path) => path.split('/')[1]!);

/** A game and its words, whose catalogue is called like it. */
export function loadGame(name: string): Promise<GameClient> {
  const known = loaded.get(name);
  if (known) return known;
  const load = loaders[`./${name}/index.ts`];
  const game = load
    ? Promise.all([load(), loadWords(name)]).then(([module]) => module.default)
    : import('../plain/client').then(({ plainGame }) => plainGame(name));
  loaded.set(name, game);
  game.catch(() => loaded.delete(name)); // a broken line may be better next time
  return game;
}
