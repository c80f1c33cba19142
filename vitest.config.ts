import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const packages = readdirSync(here('packages'));

// Tests run on the sources of all packages, so a change needs no build and a stack trace names the line one edits.
export default defineConfig({
  resolve: {
    alias: packages.map((name) => ({
      find: `@undercroft/${name}`,
      replacement: here(`packages/${name}/src/index.ts`),
    })),
  },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
    testTimeout: 120_000,
    // Many tests wait for programs they have started: on two cores as well, two files at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
