/** Opening a table, sitting down, and going there. */
import type { components } from '../api/api.gen';
import { post } from '../api/http';
import { session } from '../api/session.svelte';
import { loadGame } from '../games';
import { dial } from '../live/dial';
import { handOver, type Opened } from '../live/known';
import { component, navigate } from '../routes/router.svelte';
import { quickTable, remember, type Quick } from './quick';
import type { NewTable } from './wish';

type Find = components['schemas']['Find'];

/** One tap: somebody to be, a table with a bot, and there we are. */
export async function playNow(quick: Quick): Promise<void> {
  remember(quick);
  await openTable(quickTable(quick));
}

export async function openTable(wish: NewTable, name?: string): Promise<void> {
  void fetchAhead(wish.game);
  await session.ensure(name);
  const table = await post('/api/tables', { body: wish });
  go({ table, line: dial(table.id) });
}

export function go(opened: Opened): void {
  handOver(opened);
  navigate(`/tables/${opened.table.id}`);
}

/** What the table will need comes while the server opens it. Who fails here fails again there, and says so. */
export async function fetchAhead(game: string): Promise<void> {
  await Promise.allSettled([component('Table'), loadGame(game)]);
}

export async function sitDown(table: string, name?: string): Promise<void> {
  await session.ensure(name);
  await post('/api/tables/{table}/seats', {
    path: { table },
    body: { seat: null, name: null },
  });
  navigate(`/tables/${table}`);
}

const SOON = 1500; // milliseconds

/** Sit down where somebody waits, or wait. Who began to wait in the same moment is met by asking twice. */
export async function findPlayer(wish: Find): Promise<void> {
  void fetchAhead(wish.game);
  await session.ensure();
  let table = await post('/api/tables/find', { body: wish });
  if (table.status === 'open') {
    await new Promise((resolve) => setTimeout(resolve, SOON));
    table = await post('/api/tables/find', { body: { ...wish, waiting: table.id } });
  }
  navigate(`/tables/${table.id}`);
}
