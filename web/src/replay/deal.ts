/** The sealed deal of a finished game: the hash that was shown before it, made again from the file. */

const HEAD = 'waldbach deal 1';

/** The lines of a game file that the hash is made of; null where its deal was not sealed. */
export function sealedText(file: string): string | null {
  const lines = file.split('\n');
  const from = lines.findIndex((line) => line.startsWith('game '));
  const to = lines.findIndex((line) => line.startsWith('secret '));
  if (from < 0 || to < from) return null;
  const sealed = lines.slice(from, to + 1).filter((line) => !line.startsWith('deal '));
  return [HEAD, ...sealed].map((line) => `${line}\n`).join('');
}

/** The SHA-256 of a text as hexadecimal digits; null where the browser makes none (no https). */
async function hashOf(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Checked = 'holds' | 'broken' | 'unsealed' | 'unable';

/** Does the file of a game fit the hash that was shown? */
export async function check(file: string, shown: string): Promise<Checked> {
  const text = sealedText(file);
  if (text === null) return 'unsealed';
  const hash = await hashOf(text);
  if (hash === null) return 'unable';
  return hash === shown ? 'holds' : 'broken';
}
