import type { GameWords, MoreGameWords } from '@undercroft/words/game-words';
import type { WakeWords } from './en/index.ts';
import type { TerminalWords } from './en/terminal.ts';

export const words: GameWords<WakeWords> = {
  id: 'wake',
  load: { en: () => import('./en/index.ts'), hu: () => import('./hu/index.ts') },
};

/** What only a terminal says. */
export const terminalWords: MoreGameWords<TerminalWords> = {
  id: 'wake',
  load: { en: () => import('./en/terminal.ts'), hu: () => import('./hu/terminal.ts') },
};

export { askedClauses } from './asked.ts';
export { card as englishCard } from './en/card.ts';
export type { WakeWords } from './en/index.ts';
export type { TerminalWords } from './en/terminal.ts';
export { card as hungarianCard } from './hu/card.ts';
