/** Where the client begins: choices and words first, then what is shown. */
import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './api/session.svelte';
import { takeOver } from './home/early';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { start } from './routes/router.svelte';
import { settings } from './settings/settings.svelte';

start();
const worded = settings.start();
session.refresh().catch((error: unknown) => console.warn('who I am is not known yet', error));
await worded;
const target = document.getElementById('app')!;
takeOver(target);
mount(App, { target });
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js');
