/**
 * How the build is cut into files, and what it does at its end: it tells the server which files a page will ask for next, makes the home
 * page that is seen before its script, names the first files in the service worker, and packs everything
 * with gzip and Brotli, so that the server only has to send it.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORKER = new URL('../worker/service-worker.js', import.meta.url);
/** Typefaces are packed already. */
const PACKED = /\.(woff2|png|br|gz)$/;
/** Where the server says things to the script inside the page (src/inline.ts). */
const TOLD = '<script type="application/json" id="told"></script>';
/** Below that packing gains nothing. */
const LEAST = 256;

/**
 * Files that will be asked for next: by page, by language, by game, and by game and language.
 * @typedef {Record<string, string[]>} Files
 * @typedef {{ pages: Files, words: Files, games: Files, gameWords: Record<string, Files> }} Ahead
 * @typedef {Pick<import('vite').Rolldown.ChunkingContext, 'getModuleInfo'>} Modules
 * @typedef {import('vite').Rolldown.OutputBundle} Bundle
 * @typedef {import('vite').Rolldown.OutputChunk} Chunk
 */

/** Vite's plugin. @returns {import('vite').Plugin} */
export function packing() {
  return {
    name: 'waldbach-packing',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const page = readFileSync(join(dir, 'index.html'), 'utf8');
        const known = new Set([...page.matchAll(/"\/app\/([^"]+)"/g)].map(([, path = '']) => path));
        const ahead = lookAhead(bundle, known);
        writeFileSync(join(dir, 'ahead.json'), JSON.stringify(ahead));
        writeFileSync(
          join(dir, 'service-worker.js'),
          worker(page, known, ahead, Object.keys(bundle)),
        );
        const { addresses, pages } = await prerendered();
        writeFileSync(join(dir, 'addresses.json'), JSON.stringify(addresses));
        writeFileSync(join(dir, 'early.json'), JSON.stringify(early(pages, ahead, dir)));
        writeFileSync(join(dir, 'home.html'), await home(page, dir));
        for (const file of filesIn(dir)) pack(file);
        writeFileSync(join(dir, '.packages'), packages(bundle).join('\n') + '\n');
      },
    },
  };
}

/**
 * Whose code went into the files: the names for THIRD-PARTY.md (tools/notices.py).
 * @param {Bundle} bundle
 */
function packages(bundle) {
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? Object.keys(file.modules) : [],
  );
  const found = modules.flatMap((id) => {
    const path = /.*\/node_modules\/((@[^/]+\/)?[^/]+)\//.exec(id);
    return path?.[1] ? [path[1]] : [];
  });
  return [...new Set(found)].sort();
}

/**
 * The home page with its styles and its first script inside: nothing else has to come before it is seen and pressed. The link that
 * asks for nothing stays, or the styles would be fetched for a later page and come behind those of that page.
 * @param {string} page @param {string} dir
 */
async function home(page, dir) {
  const link = /<link rel="stylesheet" crossorigin href="\/app\/([^"]+)">/.exec(page);
  if (!link?.[1]) throw new Error('the page has no styles');
  const styles = readFileSync(join(dir, link[1]), 'utf8').trim();
  const script = await inlineScript();
  if (/<\/style|<\/script|<!--/.test(styles + script)) throw new Error('cannot stand in a page');
  const still = link[0].replace('>', ' disabled>');
  return page
    .replace(link[0], () => `<style>${styles}</style>\n    ${still}`)
    .replace('<script ', () => `${TOLD}\n    <script>${script}</script>\n    <script `);
}

/** src/inline.ts as one text. @returns {Promise<string>} */
async function inlineScript() {
  const built = await build({
    mode: 'inside',
    logLevel: 'error',
    build: { write: false, lib: { entry: 'src/inline.ts', formats: ['iife'], name: 'inline' } },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('nothing was built');
  return result.output[0].code.trim();
}

/**
 * The home page as HTML and what its script is told, by language. Large files first: they take longest.
 * @param {Record<string, { html: string }>} pages @param {Ahead} ahead @param {string} dir
 */
function early(pages, ahead, dir) {
  const size = (/** @type {string} */ file) => statSync(join(dir, file)).size;
  /** @type {Record<string, { html: string, told: object }>} */
  const made = {};
  for (const [lang, { html, ...words }] of Object.entries(pages)) {
    const files = Object.entries(ahead.games).map(([game, needed]) => {
      const all = [
        ...(ahead.pages['Table'] ?? []),
        ...needed,
        ...(ahead.gameWords[game]?.[lang] ?? []),
      ];
      return [game, [...new Set(all)].sort((one, other) => size(other) - size(one))];
    });
    made[lang] = { html, told: { lang, ...words, files: Object.fromEntries(files) } };
  }
  return made;
}

/** The home page by language, and addresses of games' pages: built for Node beside the real build, and run. */
async function prerendered() {
  const outDir = mkdtempSync(join('node_modules', '.prerender-'));
  try {
    const ssr = 'src/prerender.ts';
    await build({
      mode: 'inside',
      logLevel: 'error',
      build: { ssr, outDir },
    });
    const made = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return { addresses: made.addresses, pages: await made.prerender() };
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/**
 * Tells of a module whether a file needs it at once, by what imports what.
 * @param {string} root the end of the file's path
 */
export function neededAtOnce(root) {
  /** @type {Set<string>} */
  const sure = new Set();
  return isNeeded;

  /** @param {string} id @param {Modules} modules @returns {boolean} */
  function isNeeded(id, modules, seen = new Set()) {
    if (sure.has(id)) return true;
    if (seen.has(id)) return false; // imports in a circle
    seen.add(id);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const found = id.endsWith(root) || importers.some((one) => isNeeded(one, modules, seen));
    if (found) sure.add(id);
    return found;
  }
}

/** @param {Bundle} bundle @param {Set<string>} known @returns {Ahead} */
function lookAhead(bundle, known) {
  /** @type {Ahead} */
  const ahead = { pages: {}, words: {}, games: {}, gameWords: {} };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const of = chunk.facadeModuleId ?? '';
    const files = [...neededBy(chunk, bundle)].filter((file) => !known.has(file));
    const page = /\/routes\/(\w+)\.svelte$/.exec(of)?.[1];
    if (page) ahead.pages[page] = files;
    const [, whose, own] = /\/games\/(\w+)\/pages\/(\w+)\.svelte$/.exec(of) ?? [];
    if (whose) ahead.pages[`${whose}/${own}`] = files;
    const lang = /\/i18n\/first\/(\w+)\.ts$/.exec(of)?.[1];
    if (lang) ahead.words[lang] = files;
    const game = /\/games\/(\w+)\/index\.ts$/.exec(of)?.[1];
    if (game) ahead.games[game] = files;
    const [, spoken, part] = /\/games\/\w+\/words\/(\w\w)\/(\w+)\.ftl$/.exec(of) ?? [];
    if (spoken && part) (ahead.gameWords[part] ??= {})[spoken] = files;
  }
  return ahead;
}

/**
 * A file with everything that it imports at once, and their styles.
 * @param {Chunk} chunk @param {Bundle} bundle @param {Set<string>} found @returns {Set<string>}
 */
function neededBy(chunk, bundle, found = new Set()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') neededBy(next, bundle, found);
  }
  return found;
}

/**
 * The service worker with what has to be there without a network: the frame, the words, the home page.
 * @param {string} page @param {Set<string>} known @param {Ahead} ahead @param {string[]} names
 */
function worker(page, known, ahead, names) {
  const first = [...known, ...Object.values(ahead.words).flat(), ...(ahead.pages['Home'] ?? [])];
  const files = [...new Set(first)].map((name) => `/app/${name}`);
  const said = names.sort().join() + page;
  const version = createHash('sha256').update(said).digest('hex').slice(0, 12);
  const head = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n`;
  return head + readFileSync(WORKER, 'utf8');
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

/** @param {string} file */
function pack(file) {
  if (PACKED.test(file)) return;
  const data = readFileSync(file);
  if (data.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
  writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
}
