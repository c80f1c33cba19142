// What only a terminal says.
import type { MoreGameWords } from '@undercroft/words/game-words';
import type { TerminalWords } from './en/terminal.ts';

export const terminalWords: MoreGameWords<TerminalWords> = {
  id: 'sub-terra',
  load: { en: () => import('./en/terminal.ts'), hu: () => import('./hu/terminal.ts') },
};
