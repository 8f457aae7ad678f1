/** The games, each loaded when it is first needed. A game is a folder here with an `index.ts`. */
import { load as loadWords } from '../i18n/index.svelte';
import type { GameClient } from './game';

const loaders = import.meta.glob<{ default: GameClient }>('./*/index.ts');
const loaded = new Map<string, Promise<GameClient>>();

export const games: readonly string[] = Object.keys(loaders).map((path) => path.split('/')[1]!);

/** A game that the server plays and that has no board here. */
export class NoBoardError extends Error {
  constructor(readonly game: string) {
    super(`No client for the game ${game}`);
  }
}

/** A game and its words, whose catalogue is called like it. */
export function loadGame(name: string): Promise<GameClient> {
  const known = loaded.get(name);
  if (known) return known;
  const load = loaders[`./${name}/index.ts`];
  if (!load) return Promise.reject(new NoBoardError(name));
  const game = Promise.all([load(), loadWords(name)]).then(([module]) => module.default);
  loaded.set(name, game);
  game.catch(() => loaded.delete(name)); // a broken line may be better next time
  return game;
}
