/** What all workshops share: links that carry a text, and what is kept. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Checking } from '../src/workshop/checking.svelte';
import { MOST_TEXT } from '../src/workshop/materials';
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

  test.each(['.', ')', ',', ').', '”', '%E2%80%9D', '>', '…', '%20'])(
    'is whole with a %s of the sentence that it stood in',
    async (behind) => {
      expect(await linked(`board=${await pack(TEXT)}${behind}`, 'board')).toBe(TEXT);
    },
  );

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

describe('what the server says of a text', () => {
  const fetched = vi.fn<() => Promise<Response>>();
  const says = (code: string) => async () =>
    Response.json({ problems: [{ code }], playable: false });

  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => vi.unstubAllGlobals());

  async function asked(checking: Checking, text: string): Promise<void> {
    checking.follow(text, {});
    await vi.waitUntil(() => !checking.busy);
  }

  test('is about the present one', async () => {
    const checking = new Checking({ game: 'g', option: 'o' }, 0);
    fetched.mockImplementation(says('first'));
    await asked(checking, 'one');
    expect(checking.answer?.problems.map(({ code }) => code)).toEqual(['first']);
    expect([checking.knows('one'), checking.knows('two')]).toEqual([true, false]);
  });

  test('is not kept for another text that it cannot be asked about', async () => {
    const checking = new Checking({ game: 'g', option: 'o' }, 0);
    fetched.mockImplementation(says('first'));
    await asked(checking, 'one');
    const refused = { status: 400, detail: 'No.', code: 'no' };
    fetched.mockImplementation(async () => Response.json(refused, { status: 400 }));
    await asked(checking, 'two');
    expect([checking.answer, checking.failed]).toEqual([null, 'No.']);
  });

  test('is not asked for where the text is longer than any that is read', async () => {
    const checking = new Checking({ game: 'g', option: 'o' }, 0);
    fetched.mockImplementation(says('first'));
    await asked(checking, '\u{1F33F}'.repeat(MOST_TEXT)); // counted as the server does
    expect([checking.tooLong, checking.answer === null]).toEqual([false, false]);
    fetched.mockClear();
    await asked(checking, 'a'.repeat(MOST_TEXT + 1));
    expect([checking.tooLong, checking.answer, checking.failed]).toEqual([true, null, null]);
    expect(fetched).not.toHaveBeenCalled();
    await asked(checking, 'one');
    expect(checking.tooLong).toBe(false);
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

  test('drops nothing that somebody has made, however much there is', async () => {
    const shelf = await fresh();
    for (let count = 0; count < 100; count += 1) shelf.keep({ ...one, id: `made ${count}` });
    for (let count = 0; count < 50; count += 1) {
      shelf.keep({ ...one, id: `invented ${count}`, untouched: true });
    }
    expect(shelf.all).toHaveLength(101);
    expect(shelf.all[0]?.id).toBe('invented 49');
  });

  test('keeps the last invention of each sort, and all that were changed', async () => {
    const shelf = await fresh();
    shelf.keep({ ...one, id: 'elsewhere', game: 'h', untouched: true });
    shelf.keep({ ...one, id: 'changed', untouched: true });
    shelf.keep({ ...one, id: 'changed', untouched: false, text: 'more' });
    shelf.keep({ ...one, id: 'left', untouched: true });
    shelf.keep({ ...one, id: 'drawn' });
    shelf.keep({ ...one, id: 'last', untouched: true });
    expect(shelf.all.map(({ id }) => id)).toEqual(['last', 'drawn', 'changed', 'elsewhere']);
  });

  function withoutRoom(): void {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
  }

  test('says so where nothing can be kept', async () => {
    const shelf = await fresh();
    withoutRoom();
    shelf.keep(one);
    shelf.work('g', 'a');
    expect(shelf.full).toBe(true);
    expect(shelf.find('a')?.text).toBe('one');
  });

  test('has what found no room as long as the page is open, and keeps it once there is some', async () => {
    const shelf = await fresh();
    shelf.keep({ ...one, id: 'old' });
    const { localStorage } = globalThis;
    withoutRoom();
    shelf.keep(one);
    shelf.keep({ ...one, id: 'b', text: 'two' });
    expect(shelf.all.map(({ id }) => id)).toEqual(['b', 'a', 'old']);
    vi.stubGlobal('localStorage', localStorage);
    shelf.remove('old');
    expect(shelf.full).toBe(false);
    vi.resetModules();
    expect((await fresh()).all.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('does not mind what others have written there', async () => {
    store.set('waldbach-workshop', '[{"id": 3}, null, 7]');
    expect((await fresh()).all).toEqual([]);
    vi.resetModules();
    store.set('waldbach-workshop', 'nonsense');
    expect((await fresh()).all).toEqual([]);
  });
});
