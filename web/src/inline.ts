/**
 * The script inside the home page (tools/packing.js puts it there). The page is seen before its real script has
 * come; who presses "Play now" by then gets a table at once, and the real script goes on from there
 * (home/early.ts).
 */
import { nicknameOf } from './api/nickname';
import type { MeOut, TableOut } from './api/types';
import type { Early, Told } from './home/early';
import { isFirst, lastQuick, quickTable, type Quick } from './home/quick';
import { dial } from './live/dial';
import type { Opened } from './live/known';

const told = JSON.parse(document.getElementById('told')?.textContent ?? '{}') as Told;
const early: Early = {
  me: told.me ? Promise.resolve(told.me) : ask<MeOut>('/api/me'),
  opened: null,
};
early.me.catch(() => {}); // the real script asks again
window.waldbach = early;
// The button begins what was played last: the page as it was built does not name that.
if (!isFirst(lastQuick())) document.documentElement.dataset['otherQuick'] = '';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-early] #play-now');
  if (button && !early.opened) press(button);
});

function press(button: Element): void {
  const quick = lastQuick();
  button.setAttribute('aria-busy', 'true');
  button.querySelector('strong')?.replaceChildren(told.busy);
  early.me = early.me.then((me) => (me.person ? me : ask('/api/me', newcomer())));
  early.opened = early.me.then((me) => open(me, quick));
  early.opened.catch(() => {}); // the real script tries again, and says why
}

function newcomer(): object {
  return { name: nicknameOf(told.names), lang: told.lang };
}

async function open(me: MeOut, quick: Quick): Promise<Opened> {
  const opening = ask<TableOut>('/api/tables', quickTable(quick), me.csrf);
  // Behind the question, or it would wait for all of them: HTTP/1.1 has six connections.
  for (const file of told.files[quick.game] ?? []) fetchAhead(`/app/${file}`);
  const table = await opening;
  return { table, line: dial(table.id) };
}

async function ask<T>(path: string, body?: object, csrf?: string | null): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body) headers['Content-Type'] = 'application/json';
  if (csrf) headers['X-CSRF-Token'] = csrf;
  const wish = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(path, wish);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json() as Promise<T>;
}

/** The table's page will need it. */
function fetchAhead(href: string): void {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  if (isStyle) link.fetchPriority = 'low'; // else all of them would come before the scripts
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
