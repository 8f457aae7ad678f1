/**
 * What a person has chosen for this client: theme, motion, language, and the aids of each game. Kept in
 * this browser at once; `session` takes it along to the person's other devices.
 */
import { SvelteMap } from 'svelte/reactivity';
import { LANGUAGES, preferred, speak, type Lang } from '../i18n/index.svelte';

export type Theme = 'system' | 'light' | 'dark';
type Motion = 'on' | 'fast' | 'off';

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['on', 'fast', 'off'];

/** As it is stored: only what was chosen. */
interface Choices {
  theme?: Theme;
  motion?: Motion;
  lang?: Lang;
  /** `game.name` of an aid, and its choice. */
  aids?: Record<string, string>;
}

const STORE = 'waldbach';
const YEAR = 31_536_000;

class Settings {
  theme = $state<Theme>('system');
  /** What was chosen; undefined: as the system wishes. */
  chosenMotion = $state<Motion | undefined>();
  lang = $state<Lang | undefined>();
  /** Told after every change by the person. */
  onchange: () => void = () => {};

  #aids = new SvelteMap<string, string>();
  #systemDark = $state(false);
  #systemStill = $state(false);

  /** How much may move. */
  get motion(): Motion {
    return this.chosenMotion ?? (this.#systemStill ? 'off' : 'on');
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.#systemDark : this.theme === 'dark';
  }

  /** The choice of an aid; null: the game's default. */
  aid(game: string, name: string): string | null {
    return this.#aids.get(`${game}.${name}`) ?? null;
  }

  setAid(game: string, name: string, choice: string): void {
    this.#aids.set(`${game}.${name}`, choice);
    this.#changed();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#changed();
  }

  setMotion(motion: Motion): void {
    this.chosenMotion = motion;
    this.#changed();
  }

  async setLang(lang: Lang): Promise<void> {
    this.lang = lang;
    this.#changed();
    await speak(lang);
  }

  /** Reads what was kept, and speaks the language. Call once, before anything is shown. */
  async start(): Promise<void> {
    follow('(prefers-color-scheme: dark)', (on) => (this.#systemDark = on));
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#systemStill = on));
    this.#take(read(localStorage.getItem(STORE)));
    this.#show();
    await speak(this.lang ?? preferred(navigator.languages));
  }

  get choices(): Choices {
    const kept: Choices = {};
    if (this.theme !== 'system') kept.theme = this.theme;
    if (this.chosenMotion) kept.motion = this.chosenMotion;
    if (this.lang) kept.lang = this.lang;
    if (this.#aids.size) kept.aids = Object.fromEntries(this.#aids);
    return kept;
  }

  /** What a person has chosen elsewhere goes before what was chosen here. Is something of ours new to it? */
  async merge(stored: unknown): Promise<boolean> {
    const theirs = read(JSON.stringify(stored));
    const mine = this.choices;
    this.#take(theirs);
    this.#keep();
    if (this.lang) await speak(this.lang);
    return addsTo(mine, theirs);
  }

  #take(choices: Choices): void {
    this.theme = choices.theme ?? this.theme;
    this.chosenMotion = choices.motion ?? this.chosenMotion;
    this.lang = choices.lang ?? this.lang;
    for (const [name, choice] of Object.entries(choices.aids ?? {})) this.#aids.set(name, choice);
  }

  #changed(): void {
    this.#keep();
    this.onchange();
  }

  #keep(): void {
    localStorage.setItem(STORE, JSON.stringify(this.choices));
    this.#show();
  }

  /** The style sheets read these; cookies let the server send the right theme and language from the start. */
  #show(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.motion;
    cookie('theme', this.theme);
    if (this.lang) cookie('lang', this.lang);
  }
}

function cookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** Calls back with whether a media query holds, now and when that changes. */
function follow(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => tell(media.matches));
}

/** Stored choices as far as they make sense. */
export function read(stored: string | null): Choices {
  const raw = parse(stored);
  const choices: Choices = {};
  const theme = THEMES.find((one) => one === raw['theme']);
  const motion = MOTIONS.find((one) => one === raw['motion']);
  const lang = LANGUAGES.find((one) => one === raw['lang']);
  if (theme) choices.theme = theme;
  if (motion) choices.motion = motion;
  if (lang) choices.lang = lang;
  if (isRecord(raw['aids'])) {
    const texts = Object.entries(raw['aids']).filter(([, choice]) => typeof choice === 'string');
    choices.aids = Object.fromEntries(texts) as Record<string, string>;
  }
  return choices;
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(stored ?? '{}');
    return isRecord(raw) ? raw : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Do the first choices say something that the second ones leave open? */
export function addsTo(mine: Choices, theirs: Choices): boolean {
  const { aids: myAids = {}, ...my } = mine;
  const { aids: theirAids = {}, ...their } = theirs;
  return (
    Object.keys(my).some((name) => !(name in their)) ||
    Object.keys(myAids).some((name) => !(name in theirAids))
  );
}

export const settings = new Settings();
