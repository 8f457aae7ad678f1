/** A judged choice: what was played, what the bot would have played, and what speaks for that. */
import { beforeAll, expect, test } from 'vitest';
import type { TableOut } from '../src/api/types';
import type { GameClient } from '../src/games/game';
import { advise } from '../src/games/renature/advice';
import { tell } from '../src/games/renature/tell';
import { load, speak } from '../src/i18n/index.svelte';
import { choiceOf } from '../src/replay/choice';
import type { Course } from '../src/replay/course';
import { Replay } from '../src/replay/replay.svelte';
import type { Verdict } from '../src/replay/turning';
import { plain } from '../src/table/log';

beforeAll(async () => {
  await speak('en');
  await load('renature');
});

const client = { tell, advise, turn: () => null } as unknown as GameClient;
const seats = ['Ada', 'Ben'].map((name, index) => ({ seat: index + 1, name, mine: !index }));
const info = { id: 't', status: 'finished', seats } as unknown as TableOut;

/** Area 7, which would pay so much to each seat. */
function areas(...pay: number[]) {
  const standings = pay.map((points, index) => ({ colour: String(index + 1), points }));
  return { 7: { area: 7, closed: false, standings } };
}

const before = { spaces: {}, areas: areas(0, 6) };
const planted = { event: 'planted', seat: 1, owner: 'own', plant: 'turf', space: 'c4', area: 3 };
const course: Course = {
  eyes: 'all',
  views: [before, before, before],
  acting: [[1], [1], []],
  entries: [
    { number: 1, seat: 1, word: 'plant own turf c4', at: 0, events: [planted] },
    { number: 2, seat: 1, word: 'no-plant', at: 0, events: [] },
  ],
};

function said(more: Partial<Verdict> = {}) {
  const verdict: Verdict = {
    number: 1,
    seat: 1,
    word: 'plant own turf c4',
    best: 'plant own bush d4',
    before: [0.6, 0.4],
    after: [0.5, 0.5],
    loss: 0.1,
    events: [{ event: 'points', seat: 1, source: 'plants', points: 3 }],
    changes: { areas: areas(6, 0) },
    ...more,
  };
  const { played, best, why } = choiceOf(new Replay(info, client, course, null), verdict);
  return { played: plain(played), best: plain(best), why: plain(why) };
}

test.each([
  [
    'en',
    'Planted turf on c4 (area 3)',
    'Plant bush on d4',
    '+3 points at once; in area 7 Ada would now get 6 points instead of 0; ' +
      'in area 7 Ben would now get 0 points instead of 6. ',
  ],
  [
    'de',
    'Gras auf c4 gepflanzt (Gebiet 3)',
    'Auf d4 pflanzen: Busch',
    'Sofort +3 Punkte; in Gebiet 7 bekäme Ada jetzt 6 Punkte statt 0; ' +
      'in Gebiet 7 bekäme Ben jetzt 0 Punkte statt 6. ',
  ],
  [
    'pl',
    'Posadzono: runo na c4 (nieużytek 3)',
    'Posadź: podszyt na d4',
    '+3 punkty od razu; nieużytek 7 daje teraz 6 punktów zamiast 0 (gracz: Ada); ' +
      'nieużytek 7 daje teraz 0 punktów zamiast 6 (gracz: Ben). ',
  ],
] as const)('it is told with its reasons in %s', async (lang, played, best, why) => {
  await speak(lang);
  expect(said()).toEqual({ played, best, why });
  await speak('en');
});

test('what leaves no trace in the log is told too', () => {
  expect(said({ number: 2, word: 'no-plant' }).played).toBe('Plant nothing');
});

test('an older analysis knows what the bot would have played, but not why', () => {
  const { best, why } = said({ changes: null });
  expect([best, why]).toEqual(['Plant bush on d4', '']);
});
