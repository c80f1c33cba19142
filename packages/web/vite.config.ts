import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fileOf } from './build/chunks.ts';
import { withClassicJsx } from './build/classic-jsx.ts';
import { staticDrawings } from './build/drawings.ts';
import { keepOffline } from './build/keep-offline.ts';
import { withNamedImports } from './build/named-imports.ts';
import { withPlainImports } from './build/plain-imports.ts';
import { squeeze } from './build/squeeze.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const packages = readdirSync(here('..'));

// The page is built from the sources of all packages; every path in it is relative, so it can lie in any folder.
export default defineConfig({
  root: here('.'),
  base: './',
  resolve: {
    alias: packages.map((name) => ({ find: `@undercroft/${name}`, replacement: here(`../${name}/src/index.ts`) })),
  },
  plugins: [
    withClassicJsx(),
    withNamedImports(),
    withPlainImports(),
    staticDrawings(),
    squeeze(),
    keepOffline(here('public')),
  ],
  // Bots think in a worker; each game's bots are a file of their own.
  worker: { format: 'es', plugins: () => [withNamedImports()] },
  build: {
    target: 'es2022',
    outDir: here('dist'),
    emptyOutDir: true,
    reportCompressedSize: false,
    modulePreload: false,
    rollupOptions: {
      checks: { pluginTimings: false },
      input: { index: here('index.html'), sw: here('src/offline/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf, debugName: 'files' }] },
      },
    },
  },
});
