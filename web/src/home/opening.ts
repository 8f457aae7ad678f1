/** Opening a table, sitting down, and going there. */
import { post } from '../api/http';
import { session } from '../api/session.svelte';
import { loadGame } from '../games';
import { handOver } from '../live/known';
import { component, navigate } from '../routes/router.svelte';
import { FRIENDLY, seat, type NewTable } from './wish';

interface Quick {
  game: string;
  mode: string;
  level: string;
}

const STORE = 'waldbach-quick';
export const FIRST: Quick = { game: 'renature', mode: 'base', level: FRIENDLY };

/** What was played last time. */
export function lastQuick(): Quick {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Quick>;
    return { ...FIRST, ...kept };
  } catch {
    return FIRST;
  }
}

/** One tap: somebody to be, a table with a bot, and there we are. */
export async function playNow(quick: Quick): Promise<void> {
  localStorage.setItem(STORE, JSON.stringify(quick));
  const options: Record<string, string> = quick.mode ? { mode: quick.mode } : {};
  const seats = [seat('me'), seat('bot', quick.level)];
  await openTable({
    game: quick.game,
    seats,
    options,
    pace: 'none',
    privacy: 'link',
    rated: false,
    shuffle: false,
    position: null,
    name: null,
  });
}

export async function openTable(wish: NewTable, name?: string): Promise<void> {
  fetchAhead(wish.game);
  await session.ensure(name);
  const opened = await post('/api/tables', { body: wish });
  handOver(opened);
  navigate(`/tables/${opened.id}`);
}

/** What the table will need comes while the server opens it. Who fails here fails again there, and says so. */
function fetchAhead(game: string): void {
  Promise.all([component('Table'), loadGame(game)]).catch(() => {});
}

export async function sitDown(table: string, name?: string): Promise<void> {
  await session.ensure(name);
  await post('/api/tables/{table}/seats', {
    path: { table },
    body: { seat: null, name: null },
  });
  navigate(`/tables/${table}`);
}
