import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sourceAliases } from '../../scripts/modules.mjs';
import { fileOf } from './build/chunks.ts';
import { withClassicJsx } from './build/classic-jsx.ts';
import { withoutDescriptions } from './build/descriptions.ts';
import { withoutEventSchemas } from './build/event-schemas.ts';
import { withoutExamples } from './build/examples.ts';
import { withLiteralConstants } from './build/literal-constants.ts';
import { listOfflineFiles } from './build/offline-files.ts';
import { withOwnCopies } from './build/own-copies.ts';
import { withPlainImports } from './build/plain-imports.ts';
import { staticFiles } from './build/static-files.ts';
import { minifyAgain } from './build/terser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Games of examples/ are part of the page in development. */
const hasExamples = process.env['UNDERCROFT_EXAMPLES'] === '1';
const examples = () => (hasExamples ? [] : [withoutExamples()]);

// The page is built from the sources of all packages; every path in it is relative, so it can lie in any folder.
export default defineConfig({
  root: here('.'),
  base: './',
  resolve: { alias: sourceAliases() },
  define: { UNDERCROFT_EXAMPLES: JSON.stringify(hasExamples) },
  plugins: [
    ...examples(),
    withOwnCopies(),
    withoutEventSchemas(),
    withoutDescriptions(),
    withLiteralConstants(),
    withClassicJsx(),
    withPlainImports(),
    staticFiles(),
    minifyAgain(),
    listOfflineFiles(here('public')),
  ],
  // Bots think in a worker; each game's bots are a file of their own.
  worker: { format: 'es', plugins: () => [...examples(), withoutEventSchemas(), withoutDescriptions()] },
  build: {
    target: 'es2022',
    outDir: here(hasExamples ? 'dist-examples' : 'dist'),
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
