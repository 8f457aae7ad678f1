/** The home page as the server sent it, before the script came: see prerender.ts and inline.ts. */
import { get } from '../api/http';
import type { MeOut } from '../api/types';
import type { Lang } from '../i18n/index.svelte';
import type { Opened } from '../live/known';
import { fetchAhead, go } from './opening';
import { lastQuick } from './quick';

/** What the page says to the script inside it. */
export interface Told {
  lang: Lang;
  /** What the button says while a table is being opened. */
  busy: string;
  /** Names to begin with, as in `look-nicknames`. */
  names: string;
  /** What the page of a table needs, by game. */
  files: Record<string, string[]>;
  /** Left out where the page was made for somebody, who has to be asked for. */
  me?: MeOut;
}

/** What the script inside the page has done so far. */
export interface Early {
  me: Promise<MeOut>;
  /** A table, once "Play now" was pressed. */
  opened: Promise<Opened> | null;
}

declare global {
  interface Window {
    waldbach?: Early;
  }
}

/** Undefined where the page came without a script inside it: only home has one. */
export const early = globalThis.window?.waldbach;

let inVain = false;

/**
 * Goes on with a press on "Play now" that came before the script. The page stays as it is, saying that it is busy, until the
 * table can be shown instead of it.
 */
export async function goOn(): Promise<void> {
  if (!early?.opened) return;
  try {
    await early.me; // then the table was asked for, and what is fetched now does not stand in its way
    const fetched = fetchAhead(lastQuick().game);
    const opened = await early.opened;
    await fetched;
    go(opened);
  } catch {
    inVain = true;
  }
}

/** Was it pressed, and no table came of it? Said once. */
export function pressedInVain(): boolean {
  const said = inVain;
  inVain = false;
  return said;
}

/** Clears the place for the real page, and says who I am as far as that was asked already. */
export function takeOver(place: HTMLElement): Promise<MeOut> | undefined {
  delete place.dataset['early'];
  place.replaceChildren();
  return early?.me.catch(() => get('/api/me'));
}
