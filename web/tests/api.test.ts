/** The types of the server's interface are those of its description. */
import { readFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, test } from 'vitest';

test('api.gen.ts is current: `npm run api` makes it', async () => {
  const description = new URL('../../docs/openapi.json', import.meta.url);
  const made = await openapiTS(description, { emptyObjectsUnknown: true });
  const kept = readFileSync(new URL('../src/api/api.gen.ts', import.meta.url), 'utf8');
  expect(kept === COMMENT_HEADER + astToString(made)).toBe(true);
}, 30_000);
