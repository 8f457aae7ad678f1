/**
 * The words of the interface, in the reader's language. `t` is reactive: what uses it changes at once
 * with the language. Catalogues are Fluent files, one a part and language, those of a game in its folder;
 * only those of the language in use are downloaded.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Key } from './keys.gen';

export type { Key };
export type Lang = 'en' | 'de' | 'pl';
type Args = Record<string, FluentVariable>;
/** Never where a text is missing; names that come from elsewhere can be anything. */
type Member<Prefix extends string, Name extends string | number> = string extends Name
  ? unknown
  : `${Prefix}${Name}` extends Key
    ? unknown
    : never;

export const LANGUAGES: readonly Lang[] = ['en', 'de', 'pl'];
/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', pl: 'Polski' };
/** The parts that every page needs. */
const first = import.meta.glob<string>('./first/*.ts', { import: 'default' });
const further = import.meta.glob<string>(
  [
    './{en,de,pl}/*.ftl',
    '../games/*/words/{en,de,pl}/*.ftl',
    '!./*/{look,home,table}.ftl',
    '!../games/*/words/*/*-home.ftl',
  ],
  { import: 'default' },
);
/** By language and part, wherever they lie: `de/replay.ftl`. */
const files = Object.fromEntries(
  Object.entries(further).map(([path, file]) => [path.split('/').slice(-2).join('/'), file]),
);

interface Words {
  lang: Lang;
  bundle: FluentBundle;
}

/** What was loaded beside the first. */
const parts = new Set<string>();
/** Parts that are not files of the client. */
const elsewhere = new Map<string, (lang: Lang) => Promise<string>>();
let words = $state.raw<Words>({ lang: 'en', bundle: newBundle('en') });
/** Counts changes of the language, so that only the last one wished for comes true. */
let wish = 0;

function newBundle(lang: Lang): FluentBundle {
  return new FluentBundle(lang, { useIsolating: false });
}

/** The text of a key in the present language. */
export function t(key: Key, args?: Args): string {
  const message = words.bundle.getMessage(key);
  if (!message?.value) return key;
  const errors: Error[] = [];
  const text = words.bundle.formatPattern(message.value, args, errors);
  if (errors.length) console.error(`text ${key}:`, ...errors);
  return text;
}

/**
 * The text of a key that is put together while running, such as `family('home-level-', 'seed')`.
 * Writing the beginning out lets the tests know which keys are in use. Where the type of the name says
 * what it can be, there has to be a text for each of them.
 */
export function family<Prefix extends string, Name extends string | number>(
  prefix: Prefix,
  name: Name & Member<Prefix, Name>,
  args?: Args,
): string {
  return t(`${prefix}${name}` as Key, args);
}

/** The same for a name from elsewhere, for which there may be no text: `maybe('home-level-', level) ?? level`. */
export function maybe(prefix: string, name: string, args?: Args): string | undefined {
  const key = `${prefix}${name}`;
  return words.bundle.hasMessage(key) ? t(key as Key, args) : undefined;
}

export function lang(): Lang {
  return words.lang;
}

/** The language as it is written where the reader lives: in `en-GB` times are others than in `en`. */
export function locale(): string {
  const near = globalThis.navigator?.languages ?? [];
  return near.find((one) => one.split('-')[0] === words.lang && isLocale(one)) ?? words.lang;
}

/** Some browsers tell names that are none, such as `en-US@posix`. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** Numbers and dates as the language writes them. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.lang, options).format(value);
}

export function date(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), options).format(at);
}

/** Makes the texts of further parts ready, such as `load('replay')`. Doing it again costs nothing. */
export async function load(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !parts.has(name));
  if (!missing.length) return;
  const { lang, bundle } = words;
  const texts = await Promise.all(fetchParts(lang, missing));
  for (const name of missing) parts.add(name);
  if (words.bundle !== bundle) return speak(words.lang);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  words = { lang, bundle };
}

/** Changes the language, at once and everywhere. */
export async function speak(lang: Lang): Promise<void> {
  const mine = ++wish;
  const names = [...parts];
  const texts = await Promise.all([
    first[`./first/${lang}.ts`]?.() ?? '',
    ...fetchParts(lang, names),
  ]);
  if (mine !== wish) return;
  if (names.length !== parts.size) return speak(lang); // a part was loaded meanwhile
  const bundle = newBundle(lang);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  words = { lang, bundle };
  if (typeof document !== 'undefined') document.documentElement.lang = lang;
}

/** Makes texts ready that do not come with the client: `fetch` gets them in a language. */
export function bring(name: string, fetch: (lang: Lang) => Promise<string>): Promise<void> {
  elsewhere.set(name, fetch);
  return load(name);
}

function fetchParts(lang: Lang, names: string[]): (Promise<string> | string)[] {
  return names.map((name) => elsewhere.get(name)?.(lang) ?? files[`${lang}/${name}.ftl`]?.() ?? '');
}

/** The first of our languages that a browser names. */
export function preferred(wanted: readonly string[]): Lang {
  for (const name of wanted) {
    const found = LANGUAGES.find((lang) => name.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}
