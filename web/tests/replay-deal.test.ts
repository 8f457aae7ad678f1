/** The hash of a sealed deal, made again from the file of a game. */
import { afterEach, expect, test, vi } from 'vitest';
import { check, sealedText } from '../src/replay/deal';

const SHOWN = 'ffc02bde5324638c0c5e994f314d010387231da0069666d2d62306a65a461a0c';
const FILE = `waldbach game 1
game renature
rules 1
seats 2
option mode base
option board brook
option start random
option discards hidden
option mushroom-on-cloud forbid
option variant-rules valley
deal ${SHOWN}
secret bc51f4247259afe116e53de4eff76b6eb52b5542087d9757e09c21e67949f6cb
entries
chance start 1
`;

afterEach(() => vi.unstubAllGlobals());

test('the hash is made of the lines from game to secret', () => {
  const text = sealedText(FILE);
  expect(text?.startsWith('waldbach deal 1\ngame renature\nrules 1\n')).toBe(true);
  expect(text).not.toContain(SHOWN);
  expect(text?.endsWith('f6cb\n')).toBe(true);
});

test('an honest deal holds, a changed one does not', async () => {
  expect(await check(FILE, SHOWN)).toBe('holds');
  expect(await check(FILE.replace('secret bc', 'secret cb'), SHOWN)).toBe('broken');
  expect(await check(FILE.replace('seats 2', 'seats 3'), SHOWN)).toBe('broken');
});

test('a game without a sealed deal has nothing to check', async () => {
  expect(await check(FILE.replace(/secret.*\n/, ''), SHOWN)).toBe('unsealed');
});

test('where the browser makes no hashes that is said', async () => {
  vi.stubGlobal('crypto', {});
  expect(await check(FILE, SHOWN)).toBe('unable');
});
