import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sourceAliases } from './scripts/modules.mjs';

// Tests run on the sources of all modules, so a change needs no build and a stack trace names the line you edit.
export default defineConfig({
  resolve: { alias: sourceAliases() },
  test: {
    include: ['{packages,games,examples}/*/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
    // Only there to end a hang: a busy machine takes its time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Many tests wait for programs they have started, or for time to pass: one file more at a time than there are cores.
    maxWorkers: availableParallelism() + 1,
  },
});
