/**
 * How the build is cut into files, and what it does at its end: it tells the server which files a page will ask for next, names the first
 * files in the service worker, and packs everything with gzip and Brotli, so that the server only has to
 * send it.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORKER = new URL('../worker/service-worker.js', import.meta.url);
/** Typefaces are packed already. */
const PACKED = /\.(woff2|png|br|gz)$/;
/** Below that packing gains nothing. */
const LEAST = 256;

/**
 * Files that will be asked for next, by page and by language.
 * @typedef {{ pages: Record<string, string[]>, words: Record<string, string[]> }} Ahead
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
        writeFileSync(join(dir, 'early.json'), JSON.stringify(await prerendered()));
        for (const file of filesIn(dir)) pack(file);
      },
    },
  };
}

/** The home page as HTML, by language: built for Node beside the real build, and run. */
async function prerendered() {
  const outDir = mkdtempSync(join('node_modules', '.prerender-'));
  try {
    const ssr = 'src/prerender.ts';
    await build({
      mode: 'prerender',
      logLevel: 'error',
      build: { ssr, outDir, copyPublicDir: false },
    });
    const made = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return await made.prerender();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** @type {Map<string, boolean>} */
const first = new Map();

/**
 * Is this needed before anything is shown, that is, imported at once by what the page begins with?
 * @param {string} id @param {Pick<import('vite').Rolldown.ChunkingContext, 'getModuleInfo'>} modules
 * @returns {boolean}
 */
export function isFirst(id, modules) {
  const known = first.get(id);
  if (known !== undefined) return known;
  first.set(id, false); // for imports in a circle
  const info = modules.getModuleInfo(id);
  const found =
    id.endsWith('/src/main.ts') || (info?.importers ?? []).some((one) => isFirst(one, modules));
  first.set(id, found);
  return found;
}

/** @param {Bundle} bundle @param {Set<string>} known @returns {Ahead} */
function lookAhead(bundle, known) {
  /** @type {Ahead} */
  const ahead = { pages: {}, words: {} };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const page = /\/routes\/(\w+)\.svelte$/.exec(chunk.facadeModuleId ?? '')?.[1];
    const files = [...neededBy(chunk, bundle)].filter((file) => !known.has(file));
    if (page) ahead.pages[page] = files;
    const lang = /\/i18n\/first\/(\w+)\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];
    if (lang) ahead.words[lang] = files;
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
