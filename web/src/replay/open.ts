/** Fetching all that a replay needs. */
import { get } from '../api/http';
import { loadGame } from '../games/index';
import { fetchCourse } from './course';
import { Replay } from './replay.svelte';

/** A game to look at, from entry `at` on; once it is over everything is open. */
export async function openReplay(table: string, at: number): Promise<Replay> {
  const info = await get('/api/tables/{table}', { path: { table } });
  const over = info.status === 'finished';
  const [client, course, results] = await Promise.all([
    loadGame(info.game),
    fetchCourse(table, over ? 'all' : undefined),
    over ? fetchResults(table) : null,
  ]);
  return new Replay(info, client, course, results, at);
}

async function fetchResults(table: string) {
  const { results } = await get('/api/tables/{table}/view', { path: { table } });
  return results ?? null;
}
