/**
 * Which page is shown: the address, the pages behind addresses, and going from one to another without
 * loading anew. Plain links are caught, so pages write `<a href="/lobby">`.
 */
import type { Component } from 'svelte';
import { fronts } from '../games/fronts';
import Home from './Home.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has props of its own
type Page = Component<any>;

interface Address {
  /** A pattern; parts that begin with a colon become props of the page. */
  path: string;
  /** The file in this folder; `GAME/PAGE` is one that a game brings along. */
  page: string;
  /** The page of the top bar in whose part it is. */
  part?: string;
  /** Catalogues that it needs beside those of the first load. */
  words?: readonly string[];
}

export interface Found extends Address {
  params: Record<string, string>;
}

/** Pages of games are about learning them. */
export const OF_GAMES: readonly Address[] = fronts.flatMap(({ game, pages = [] }) =>
  pages.map(({ path, page, words }) => ({ path, page: `${game}/${page}`, part: 'Learn', words })),
);

export const ADDRESSES: readonly Address[] = [
  { path: '/', page: 'Home' },
  { path: '/new', page: 'NewTable', words: ['workshop'] },
  { path: '/lobby', page: 'Lobby' },
  { path: '/mine', page: 'Mine' },
  { path: '/tables/:id', page: 'Table' },
  { path: '/tables/:id/replay', page: 'Replay', words: ['replay'] },
  { path: '/learn', page: 'Learn', words: ['learn'] },
  { path: '/learn/:game/:lesson', page: 'Lesson', part: 'Learn', words: ['learn'] },
  { path: '/rules/:game', page: 'Rules', part: 'Learn', words: ['learn', 'rules'] },
  { path: '/workshop/:game', page: 'Workshop', part: 'Learn', words: ['workshop'] },
  { path: '/settings', page: 'Settings', words: ['settings'] },
  { path: '/account', page: 'Account', words: ['account'] },
  { path: '/people/:id', page: 'Person', words: ['account'] },
  { path: '/recover', page: 'Recover', words: ['account'] },
  { path: '/confirm-mail', page: 'ConfirmMail', words: ['account'] },
  { path: '/reset', page: 'Reset', words: ['account'] },
  ...OF_GAMES,
];

const NOT_FOUND: Address = { path: '', page: 'NotFound' };
/** The first page comes with the frame; the others are downloaded when they are opened. */
const pages = import.meta.glob<{ default: Page }>([
  './*.svelte',
  '../games/*/pages/*.svelte',
  '!./Home.svelte',
]);

function fileOf(page: string): string {
  return page.includes('/')
    ? `../games/${page.replace('/', '/pages/')}.svelte`
    : `./${page}.svelte`;
}

/** The page behind a path. */
export function find(path: string): Found {
  for (const address of ADDRESSES) {
    const params = match(address.path, path);
    if (params) return { ...address, params };
  }
  return { ...NOT_FOUND, params: {} };
}

/** The parts of a path that a pattern names; null where they do not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/(?<=.)\/$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':') && value) params[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The component of a page that needs no download. */
export function readyComponent(page: string): Page | null {
  return page === 'Home' ? Home : null;
}

/** The component of a page; those that nobody has opened yet are downloaded. */
export async function component(page: string): Promise<Page> {
  const ready = readyComponent(page);
  if (ready) return ready;
  const load = pages[fileOf(page)] ?? pages['./NotFound.svelte'];
  if (!load) throw new Error(`no page ${page}`);
  return (await load()).default;
}

class Route {
  path = $state('/');
  /** What stands behind `?`. */
  query = $state.raw(new URLSearchParams());
  /** What stands behind `#`, without it. */
  hash = $state('');
  /** Counts every move to an address, so that the same one can be opened again. */
  visit = $state(0);

  read(address: URL | Location): void {
    this.path = address.pathname;
    this.query = new URLSearchParams(address.search);
    this.hash = decode(address.hash.slice(1));
    this.visit += 1;
  }
}

export const route = new Route();

/** Opens an address of ours. `replace`: the present one is not kept for going back. */
export function navigate(to: string, { replace = false } = {}): void {
  const address = new URL(to, location.href);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.read(address);
}

/** Changes what stands behind `?`, without a step for going back; null takes a name out. */
export function setQuery(changes: Record<string, string | number | null>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, String(value));
  }
  history.replaceState(history.state, '', address);
  route.query = new URLSearchParams(address.search);
}

/** Follows the address bar and catches links. Returns how to stop. */
export function start(): () => void {
  const moved = () => route.read(location);
  moved();
  window.addEventListener('popstate', moved);
  document.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('popstate', moved);
    document.removeEventListener('click', onClick);
  };
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  if (event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!(link instanceof HTMLAnchorElement) || !isOurs(link)) return;
  event.preventDefault();
  navigate(link.href);
}

/** A link to one of our pages that is to open here. */
function isOurs(link: HTMLAnchorElement): boolean {
  if (!link.href || link.target || link.hasAttribute('download')) return false;
  return link.origin === location.origin && find(link.pathname).page !== NOT_FOUND.page;
}
