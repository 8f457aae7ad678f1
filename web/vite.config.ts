import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { neededAtOnce, packing } from './tools/packing.js';
import { words } from './tools/words.js';

type Modules = Rolldown.ChunkingContext;

const server = process.env.WALDBACH_SERVER ?? 'http://localhost:8000';

/**
 * HTTP/1.1 has six connections, and every further file waits for another answer. So the frame and the home page
 * come in one file, a table in another, and what further pages share in a third.
 */
const isFirst = neededAtOnce('/src/main.ts');
const isTable = neededAtOnce('/src/routes/Table.svelte');
/** What a game's table shares with its lessons and its workshop is one file, or it would be cut into many. */
const roots = [neededAtOnce('/learn/index.ts'), neededAtOnce('/workshop/index.ts')];
const drawings = (id: string, modules: Modules) => {
  const game = /\/src\/games\/(\w+)\/(?!learn\/|workshop\/|book\/)/.exec(id)?.[1];
  return game && roots.some((isShown) => isShown(id, modules)) ? `${game}-drawn` : null;
};
const groups = [
  { name: (id: string, modules: Modules) => (isFirst(id, modules) ? 'first' : null), priority: 3 },
  { name: 'shared', test: /\/src\/(home|look\/(?!Chart|qr\.))/, priority: 2 },
  { name: (id: string, modules: Modules) => (isTable(id, modules) ? 'table' : null), priority: 1 },
  { name: drawings },
];

export default defineConfig(({ command, mode }) => ({
  // Pages live at `/`, what was built at `/app/`.
  base: command === 'build' ? '/app/' : '/',
  plugins: [svelte(), words(), ...(mode === 'inside' ? [] : [packing()])],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: mode === 'inside' ? {} : { codeSplitting: { groups } },
      checks: { pluginTimings: false },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/static': server } },
  // Runes need Svelte's browser half, which vitest would not choose by itself.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'] },
}));
