/** Where the client begins: choices and words first, then what is shown. */
import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './api/session.svelte';
import type { MeOut } from './api/types';
import { early, goOn, takeOver } from './home/early';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { start } from './routes/router.svelte';
import { settings } from './settings/settings.svelte';

void begin();

/** No `await` outside a function: files that are fetched meanwhile import this one, and would wait for its end. */
async function begin(): Promise<void> {
  const worded = settings.start();
  if (!early) learnWho();
  await worded;
  await goOn();
  start();
  const target = document.getElementById('app')!;
  const told = takeOver(target);
  if (told) learnWho(told);
  mount(App, { target });
  if (import.meta.env.PROD) keepForLater();
}

function learnWho(told?: Promise<MeOut>): void {
  session.refresh(told).catch((error: unknown) => console.warn('who I am is not known yet', error));
}

/** The worker fetches the frame anew: not before all that the page waits for is there. */
function keepForLater(): void {
  const register = () => void navigator.serviceWorker?.register('/service-worker.js');
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
