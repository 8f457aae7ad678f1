/**
 * Requests to the server, typed by its description. What it refuses is thrown as a `ProblemError`, what
 * does not reach it as a `NetworkError`; the latter is told in a toast as well.
 */
import { t } from '../i18n/index.svelte';
import { toast } from '../look/toasts.svelte';
import type { paths } from './api.gen';
import type { Problem } from './types';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
type With<V extends Verb> = {
  [P in keyof paths]: paths[P] extends Record<V, { responses: unknown }> ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, V extends Verb> = V extends keyof paths[P]
  ? paths[P][V]
  : never;

type PathOf<O> = O extends { parameters: { path: infer T } } ? { path: T } : { path?: never };
type QueryOf<O> = O extends { parameters: { query?: infer T } }
  ? [T] extends [undefined]
    ? { query?: never }
    : { query?: T }
  : { query?: never };
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? { body: T }
  : O extends { requestBody?: { content: { 'application/json': infer T } } }
    ? { body?: T }
    : { body?: never };
type Asked<O> = PathOf<O> & QueryOf<O> & BodyOf<O>;
type Rest<T> = object extends T ? [asked?: T] : [asked: T];

type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;
type Good = 200 | 201 | 202 | 204;
/** What an operation answers with. */
type Answer<O> = O extends { responses: infer R } ? Content<R[Extract<keyof R, Good>]> : never;

/** The server says no, and why. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = 'ProblemError';
  }
}

/** The server could not be reached. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('the server could not be reached', { cause });
    this.name = 'NetworkError';
  }
}

/** What the session knows of itself; `session.svelte.ts` fills it in. */
export const credentials: {
  csrf: string | null;
  renew: () => Promise<void>;
  /** Settles once the server has been asked who I am: before that a change would lack its token. */
  asked: Promise<unknown>;
} = { csrf: null, renew: async () => {}, asked: Promise.resolve() };

/** Waits before another try, in milliseconds. */
const PATIENCE = [400, 1600];

export const get = request('get');
export const post = request('post');
export const put = request('put');
export const patch = request('patch');
export const del = request('delete');

function request<V extends Verb>(verb: V) {
  return <P extends With<V>>(
    path: P,
    ...[asked]: Rest<Asked<Operation<P, V>>>
  ): Promise<Answer<Operation<P, V>>> =>
    answer(verb, address(path, asked), asked?.body) as Promise<Answer<Operation<P, V>>>;
}

/** A path with its parameters filled in. */
export function address(
  path: string,
  { path: parts = {}, query = {} }: { path?: object; query?: object } = {},
): string {
  const given = new Map<string, unknown>(Object.entries(parts));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size ? `${filled}?${search}` : filled;
}

async function answer(verb: Verb, url: string, body: unknown, again = true): Promise<unknown> {
  if (verb !== 'get') await credentials.asked;
  const response = await reach(verb, url, body);
  if (response.ok) return content(response);
  const problem = await problemOf(response);
  if (again && isStale(problem)) {
    await credentials.renew();
    if (credentials.csrf) return answer(verb, url, body, false);
  }
  throw new ProblemError(problem);
}

/** The session may have been renewed, or ended, in another tab. */
function isStale({ status, code }: Problem): boolean {
  return code === 'csrf-wrong' || (status === 401 && credentials.csrf !== null);
}

/** Reading is tried again by itself; what changes something is not, for it may have arrived. */
async function reach(verb: Verb, url: string, body: unknown): Promise<Response> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await fetch(url, init(verb, body));
    } catch (cause) {
      const wait = PATIENCE[tried];
      if (verb !== 'get' || wait === undefined) {
        tellAway();
        throw new NetworkError(cause);
      }
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
}

/** Where the whole device is offline, the page says so anyway. */
function tellAway(): void {
  if (globalThis.navigator?.onLine === false) return;
  toast(t('look-unreachable'), { kind: 'warning', key: 'unreachable' });
}

function init(verb: Verb, body: unknown): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (verb !== 'get' && credentials.csrf) headers['X-CSRF-Token'] = credentials.csrf;
  if (body === undefined) return { method: verb.toUpperCase(), headers };
  headers['Content-Type'] = 'application/json';
  return { method: verb.toUpperCase(), headers, body: JSON.stringify(body) };
}

async function content(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const kind = response.headers.get('Content-Type') ?? '';
  return kind.includes('json') ? response.json() : response.text();
}

/** Also what a proxy in between answers becomes a problem. */
async function problemOf(response: Response): Promise<Problem> {
  const { status, statusText: title } = response;
  try {
    const said = (await response.json()) as Problem;
    if (said.code) return said;
  } catch {
    // not JSON: told as what it is, below
  }
  return {
    type: 'about:blank',
    title,
    status,
    code: 'unknown',
    detail: t('look-trouble', { status }),
  };
}
