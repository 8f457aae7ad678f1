/** What seats are called in sentences of Renature. */
import { beforeAll, expect, test } from 'vitest';
import { seatName } from '../src/games/renature/names';
import { load, speak } from '../src/i18n/index.svelte';
import type { TableState } from '../src/live/state';

interface Sitting {
  name: string;
  level: string | null;
}

const ADA: Sitting = { name: 'Ada', level: null };
const bot = (level: string): Sitting => ({ name: '', level });

function named(...seats: Sitting[]): string[] {
  const table = { info: { seats, options: {} }, view: null } as unknown as TableState;
  return seats.map((_, index) => seatName(table, index + 1));
}

beforeAll(async () => {
  await speak('en');
  await load('renature');
});

test('a person has a name, a bot its level', () => {
  expect(named(ADA, bot('sapling'))).toEqual(['Ada', 'Sapling']);
});

test('bots of one level are told apart by their colours', () => {
  expect(named(ADA, bot('tree'), bot('tree'))).toEqual(['Ada', 'Blue', 'Black']);
});
