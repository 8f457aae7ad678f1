/**
 * The catalogues as the build sees them: `.ftl` files become modules without comments, and the keys
 * of the English ones become a type. `npm run keys` writes the type; the dev server keeps it current.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('../src/i18n/', import.meta.url));
const KEYS = join(HOME, 'keys.gen.ts');

/** Every key of the English catalogues, in order. @returns {string[]} */
export function keys() {
  /** @type {Set<string>} */
  const found = new Set();
  for (const file of readdirSync(join(HOME, 'en')).sort()) {
    if (!file.endsWith('.ftl')) continue;
    const text = readFileSync(join(HOME, 'en', file), 'utf8');
    for (const [, key = ''] of text.matchAll(/^([a-z][\w-]*) *=/gm)) found.add(key);
  }
  return [...found];
}

/** Writes `keys.gen.ts` where it has changed. */
export function writeKeys() {
  const lines = keys().map((key) => `  | '${key}'`);
  const text = `/** Made from en/*.ftl by \`npm run keys\`. */\nexport type Key =\n${lines.join('\n')};\n`;
  if (!existsSync(KEYS) || readFileSync(KEYS, 'utf8') !== text) writeFileSync(KEYS, text);
}

/** Vite's plugin for `.ftl` files. @returns {import('vite').Plugin} */
export function words() {
  return {
    name: 'waldbach-words',
    transform: {
      filter: { id: /\.ftl$/ },
      handler(text) {
        const short = text.replace(/^#.*\n?/gm, '').replace(/\n{2,}/g, '\n');
        return {
          code: `export default ${JSON.stringify(short)};`,
          map: null,
          moduleType: 'js',
        };
      },
    },
    configureServer(server) {
      writeKeys();
      server.watcher.on('all', (_, file) => {
        if (file.endsWith('.ftl') && file.includes('/i18n/en/')) writeKeys();
      });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeKeys();
