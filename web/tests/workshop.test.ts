/** What all workshops share: links that carry a text, and what is kept. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { linked, linkTo, pack, unpack } from '../src/workshop/share';

const TEXT = 'name: Łąka & Wäldchen\nmode: base\nboard:\nS..\n.aa\n';

describe('a link that carries a text', () => {
  test('gives the text back', async () => {
    const word = await pack(TEXT);
    expect(word).toMatch(/^[\w-]+$/);
    expect(await unpack(word)).toBe(TEXT);
    expect(await linked(`board=${word}`, 'board')).toBe(TEXT);
  });

  test('brings nothing where it is cut, changed or of something else', async () => {
    const word = await pack(TEXT);
    expect(await unpack(word.slice(0, -8))).toBeNull();
    expect(await unpack('%%%')).toBeNull();
    expect(await linked(`cards=${word}`, 'board')).toBeNull();
    expect(await linked('', 'board')).toBeNull();
  });

  test('can be opened by others, also where the page was opened as localhost', async () => {
    const url = 'http://192.168.0.7:8000';
    vi.stubGlobal('location', new URL('http://localhost:8000/workshop/renature'));
    vi.stubGlobal('fetch', async () => Response.json({ url }));
    const link = await linkTo('/workshop/renature', 'board', TEXT);
    vi.unstubAllGlobals();
    expect(link).toBe(`${url}/workshop/renature#board=${await pack(TEXT)}`);
  });

  test('does not unpack without end', async () => {
    expect(await unpack(await pack('a'.repeat(500_000)))).toBeNull();
  });
});

describe('the shelf', () => {
  const store = new Map<string, string>();
  const one = { id: 'a', game: 'g', option: 'o', name: 'One', options: {}, text: 'one' };

  beforeEach(() => {
    store.clear();
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
  });

  async function fresh() {
    return (await import('../src/workshop/shelf.svelte')).shelf;
  }

  test('keeps what was made over a reload, the last changed first', async () => {
    const shelf = await fresh();
    shelf.keep(one);
    shelf.keep({ ...one, id: 'b', text: 'two' });
    shelf.keep({ ...one, text: 'one again' });
    shelf.work('g', 'b');
    vi.resetModules();
    const again = await fresh();
    expect(again.of('g', 'o').map(({ text }) => text)).toEqual(['one again', 'two']);
    expect(again.now('g')?.text).toBe('two');
    expect(again.of('g', 'other')).toEqual([]);
  });

  test('says so where nothing can be kept', async () => {
    const shelf = await fresh();
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    shelf.keep(one);
    expect(shelf.full).toBe(true);
    expect(shelf.find('a')?.text).toBe('one');
  });

  test('does not mind what others have written there', async () => {
    store.set('waldbach-workshop', '[{"id": 3}, null, 7]');
    expect((await fresh()).all).toEqual([]);
    vi.resetModules();
    store.set('waldbach-workshop', 'nonsense');
    expect((await fresh()).all).toEqual([]);
  });
});
