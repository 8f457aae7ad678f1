/** Requests: addresses, tokens, problems, and what happens when the server is away. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, credentials, get, NetworkError, post, ProblemError } from '../src/api/http';
import { toasts } from '../src/look/toasts.svelte';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
const fetched = vi.fn<Fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  credentials.csrf = null;
  credentials.renew = async () => {};
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const { id } of toasts.list) toasts.close(id);
});

function json(body: unknown, status = 200): Response {
  const headers = {
    'Content-Type': status < 400 ? 'application/json' : 'application/problem+json',
  };
  return new Response(JSON.stringify(body), { status, headers });
}

function problem(status: number, code: string): Response {
  return json({ type: 'about:blank', title: '', status, code, detail: `no: ${code}` }, status);
}

function sent(call: number): { url: string; headers: Record<string, string>; body: unknown } {
  const [url, init] = fetched.mock.calls[call] ?? ['', {}];
  return { url, headers: init.headers as Record<string, string>, body: init.body };
}

test('parameters are filled in and written safely', () => {
  expect(
    address('/api/tables/{table}/replay/{number}', { path: { table: 'a/b', number: 3 } }),
  ).toBe('/api/tables/a%2Fb/replay/3');
  expect(address('/api/tables', { query: { game: 'renature', before: null, limit: 5 } })).toBe(
    '/api/tables?game=renature&limit=5',
  );
});

test('what changes something shows the token, what reads does not', async () => {
  credentials.csrf = 'secret';
  fetched
    .mockResolvedValueOnce(json({}))
    .mockResolvedValueOnce(new Response(null, { status: 204 }));
  await get('/api/games');
  expect(await post('/api/sign-out')).toBeUndefined();
  expect(sent(0).headers['X-CSRF-Token']).toBeUndefined();
  expect(sent(1).headers['X-CSRF-Token']).toBe('secret');
});

test('a problem is thrown as the server told it', async () => {
  fetched.mockResolvedValueOnce(problem(404, 'unknown-table'));
  const wrong = await get('/api/tables/{table}', { path: { table: 'x' } }).catch((error) => error);
  expect(wrong).toBeInstanceOf(ProblemError);
  expect(wrong.problem).toMatchObject({ status: 404, code: 'unknown-table' });
  expect(wrong.message).toBe('no: unknown-table');
});

test('what a proxy answers becomes a problem too', async () => {
  fetched.mockResolvedValueOnce(new Response('<html>Bad gateway', { status: 502 }));
  const wrong = await get('/api/games').catch((error) => error);
  expect(wrong.problem).toMatchObject({ status: 502, code: 'unknown' });
});

test('a stale token is renewed once, and the request sent again', async () => {
  credentials.csrf = 'old';
  credentials.renew = async () => {
    credentials.csrf = 'new';
  };
  fetched
    .mockResolvedValueOnce(problem(403, 'csrf-wrong'))
    .mockResolvedValueOnce(new Response(null, { status: 204 }));
  await post('/api/sign-out');
  expect(sent(1).headers['X-CSRF-Token']).toBe('new');

  fetched.mockImplementation(async () => problem(403, 'csrf-wrong'));
  await expect(post('/api/sign-out')).rejects.toBeInstanceOf(ProblemError);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('whose session has ended is told so, without asking again and again', async () => {
  credentials.csrf = 'old';
  credentials.renew = async () => {
    credentials.csrf = null;
  };
  fetched.mockImplementation(async () => problem(401, 'sign-in-needed'));
  await expect(get('/api/me/bots')).rejects.toBeInstanceOf(ProblemError);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('reading is tried again when the server is away', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no route')).mockResolvedValueOnce(json([]));
  const games = get('/api/games');
  await vi.runAllTimersAsync();
  expect(await games).toEqual([]);
  expect(toasts.list).toHaveLength(0);
});

test('what changes something is sent once, and one calm note tells of the failure', async () => {
  fetched.mockRejectedValue(new TypeError('no route'));
  await expect(post('/api/sign-out')).rejects.toBeInstanceOf(NetworkError);
  await expect(post('/api/sign-out')).rejects.toBeInstanceOf(NetworkError);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(toasts.list).toHaveLength(1);
});
