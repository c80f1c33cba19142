import type { GameWords } from '@undercroft/words/game-words';
import type { InfernosEdgeWords } from './en/index.ts';

export const words: GameWords<InfernosEdgeWords> = {
  id: 'infernos-edge',
  load: { en: () => import('./en/index.ts'), hu: () => import('./hu/index.ts') },
};

export { EXPLORER_ABILITIES, type ExplorerAbility, usesLeft } from './abilities.ts';
export type { AboutTempleWords } from './en/about.ts';
export { card as englishCard } from './en/card.ts';
export type { Harm, InfernosEdgeWords } from './en/index.ts';
export type { InfernosEdgeMomentWords } from './en/moments.ts';
export type { TerminalWords } from './en/terminal.ts';
export { card as hungarianCard } from './hu/card.ts';
export { TEMPLE_KINDS, type TempleKind, type TemplePlace } from './place.ts';
export { reasons } from './reasons.ts';
export { terminalWords } from './terminal-words.ts';
