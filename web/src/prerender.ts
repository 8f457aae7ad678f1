/** The home page as HTML, made by the build: it is seen as soon as the styles are there. */
import { render } from 'svelte/server';
import App from './App.svelte';
import { LANGUAGES, speak } from './i18n/index.svelte';

/** By language. Nothing takes it over, so it needs no marks for that, and the policy allows no inline styles. */
export async function prerender(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const lang of LANGUAGES) {
    await speak(lang);
    const { body } = render(App);
    pages[lang] = body.replace(/<!--.*?-->/gs, '').replace(/ style="[^"]*"/g, '');
  }
  return pages;
}
