import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { isFirst, packing } from './tools/packing.js';
import { words } from './tools/words.js';

type Modules = Rolldown.ChunkingContext;

const server = process.env.WALDBACH_SERVER ?? 'http://localhost:8000';

/** The frame and the home page come in one file, and what further pages share in another. */
const groups = [
  { name: (id: string, modules: Modules) => (isFirst(id, modules) ? 'first' : null), priority: 2 },
  { name: 'shared', test: /\/src\/(home|look\/(?!Chart))/ },
];

export default defineConfig(({ command, mode }) => ({
  // Pages live at `/`, what was built at `/app/`.
  base: command === 'build' ? '/app/' : '/',
  plugins: [svelte(), words(), ...(mode === 'prerender' ? [] : [packing()])],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: mode === 'prerender' ? {} : { codeSplitting: { groups } },
      checks: { pluginTimings: false },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/static': server } },
  // Runes need Svelte's browser half, which vitest would not choose by itself.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'] },
}));
