/**
 * The catalogues as the build sees them: `.ftl` files become modules without comments, and the keys
 * of the English ones become a type. `npm run keys` writes the type; the dev server keeps it current.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const GAMES = join(SOURCE, 'games');
const KEYS = join(SOURCE, 'i18n/keys.gen.ts');

/** The catalogues of a language: those of the shell, and those in the folders of games. @param {string} lang */
export function catalogues(lang) {
  const ofGames = readdirSync(GAMES).map((game) => join(GAMES, game, 'words', lang));
  const homes = [join(SOURCE, 'i18n', lang), ...ofGames].filter((home) => existsSync(home));
  const files = homes.flatMap((home) => readdirSync(home).map((file) => join(home, file)));
  return files.filter((file) => file.endsWith('.ftl')).sort();
}

/** Every key of the English catalogues, in order. @returns {string[]} */
export function keys() {
  /** @type {Set<string>} */
  const found = new Set();
  for (const file of catalogues('en')) {
    const text = readFileSync(file, 'utf8');
    for (const [, key = ''] of text.matchAll(/^([a-z][\w-]*) *=/gm)) found.add(key);
  }
  return [...found];
}

/** Writes `keys.gen.ts` where it has changed. */
function writeKeys() {
  const lines = keys().map((key) => `  | '${key}'`);
  const text = `/** Made from the English catalogues by \`npm run keys\`. */\nexport type Key =\n${lines.join('\n')};\n`;
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
        if (file.endsWith('.ftl') && file.includes('/en/')) writeKeys();
      });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeKeys();
