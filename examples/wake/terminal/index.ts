// Wake in the terminal and in the laboratory.
import type { GameManifest } from '@undercroft/terminal/manifest';
import type { Wake } from '@undercroft/wake';
import type { TerminalWords, WakeWords } from '@undercroft/wake/words';

export const terminal: GameManifest<Wake, WakeWords, TerminalWords> = {
  id: 'wake',
  loadScreen: async (words) => (await import('./screen.ts')).wakeScreen(words),
};
