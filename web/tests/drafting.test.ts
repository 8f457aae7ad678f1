/** Looks of a draft: one after the other, and none at a table that has changed meanwhile. */
import { expect, it } from 'vitest';
import { Drafting } from '../src/live/drafting.svelte';
import type { Reply } from '../src/live/socket';

const SEEN = { type: 'preview', id: 0, changes: {}, events: [], waits: true, legal: null } as Reply;

/** A draft at a server that answers when it is told to. */
function drafting() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const draft = new Drafting((words) => {
    sent.push(words.join(' '));
    return new Promise((tell) => answers.push(() => tell(SEEN)));
  });
  return { draft, sent, answer: () => answers.shift()?.() };
}

it('asks the next look when the last one is answered', async () => {
  const { draft, sent, answer } = drafting();
  const [first, second] = [draft.look(['a']), draft.look(['b'])];
  await Promise.resolve();
  expect(sent).toEqual(['a']);
  answer();
  expect(await first).toBe(SEEN);
  await Promise.resolve();
  expect(sent).toEqual(['a', 'b']);
  answer();
  expect(await second).toBe(SEEN);
});

it('does not ask any more what waited while the table changed', async () => {
  const { draft, sent, answer } = drafting();
  const [first, second] = [draft.look(['a']), draft.look(['b'])];
  await Promise.resolve();
  draft.forget();
  answer();
  await first;
  expect(await second).toBeNull();
  expect(sent).toEqual(['a']);
});
