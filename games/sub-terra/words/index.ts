import type { GameWords } from '@undercroft/words/game-words';
import type { SubTerraWords } from './en/index.ts';

export const words: GameWords<SubTerraWords> = {
  id: 'sub-terra',
  load: { en: () => import('./en/index.ts'), hu: () => import('./hu/index.ts') },
};

export { CAVER_ABILITIES } from './abilities.ts';
export { card as englishCard } from './en/card.ts';
export type { DangerWords } from './en/dangers.ts';
export type { Harm, SubTerraWords } from './en/index.ts';
export type { TerminalWords } from './en/terminal.ts';
export { card as hungarianCard } from './hu/card.ts';
export type { CavePlace } from './place.ts';
export { reasons } from './reasons.ts';
export { terminalWords } from './terminal-words.ts';
