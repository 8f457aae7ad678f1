/** The home page as HTML, made by the build: it is seen as soon as the styles are there. */
import { render } from 'svelte/server';
import App from './App.svelte';
import { LANGUAGES, speak, t } from './i18n/index.svelte';
import { OF_GAMES } from './routes/router.svelte';

/** A page, and words for the script inside it (inline.ts). */
interface Early {
  html: string;
  busy: string;
  names: string;
}

/** Of pages that games bring along, as the server writes addresses: it has to know them too. */
export const addresses = Object.fromEntries(
  OF_GAMES.map(({ path, page }) => [path.replace(/:(\w+)/g, '{$1}'), page]),
);

/** By language. Nothing takes it over, so it needs no marks for that, and the policy allows no style attributes. */
export async function prerender(): Promise<Record<string, Early>> {
  const pages: Record<string, Early> = {};
  for (const lang of LANGUAGES) {
    await speak(lang);
    const { body } = render(App);
    const html = body.replace(/<!--.*?-->/gs, '').replace(/ style="[^"]*"/g, '');
    pages[lang] = { html, busy: t('home-play-busy'), names: t('look-nicknames') };
  }
  return pages;
}
