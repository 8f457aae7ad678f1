/**
 * The texts that a game brings along from its own folder (`texts/` there), which the server hands out. Keys
 * begin with the game's name: `GAME-title`, `GAME-event-EVENT`. docs/adding-a-game.md lists them.
 */
import type { FluentVariable } from '@fluent/bundle';
import { get } from '../api/http';
import { bring, maybe, type Lang } from '../i18n/index.svelte';

type Args = Record<string, FluentVariable>;

const asked = new Map<string, Promise<void>>();
const rules = new Map<string, readonly string[]>();

/** Makes them ready; doing it again costs nothing. */
export function loadOwnWords(game: string): Promise<void> {
  const known = asked.get(game);
  if (known) return known;
  const words = bring(`game ${game}`, (lang) => fetchWords(game, lang));
  asked.set(game, words);
  words.catch(() => asked.delete(game));
  return words;
}

async function fetchWords(game: string, lang: Lang): Promise<string> {
  const { texts } = await get('/api/games/{game}/words', { path: { game }, query: { lang } });
  const found = texts.matchAll(new RegExp(`^${game}-rule-([\\w-]+) *=`, 'gm'));
  rules.set(
    game,
    [...found].map(([, rule]) => rule!),
  );
  return texts;
}

const wished = new Set<string>();

/** The same for a name in passing: asks once, and nobody waits for it. */
export function askForWords(game: string): void {
  if (wished.has(game) || typeof window === 'undefined') return;
  wished.add(game);
  loadOwnWords(game).catch(() => undefined); // its page will say what is wrong
}

/** A text of the game, such as `ownText('x', 'event', 'sown', { … })`; null if it brings none. */
export function ownText(game: string, kind: string, name = '', args?: Args): string | null {
  const prefix = name ? `${game}-${kind}-` : `${game}-`;
  return maybe(prefix, name || kind, args) ?? null;
}

/** What a thing of the game is called. */
export function nameOf(game: string, name: string): string {
  return ownText(game, 'name', name) ?? name;
}

/** The numbers of the rules that it tells, in order. */
export function rulesOf(game: string): readonly string[] {
  return rules.get(game) ?? [];
}
