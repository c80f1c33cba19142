import type { GameWords } from '@undercroft/words/game-words';
import type { PocketSubWords } from './en/index.ts';

export const words: GameWords<PocketSubWords> = {
  id: 'pocket-sub',
  load: { en: () => import('./en/index.ts'), hu: () => import('./hu/index.ts') },
};

export { askedClauses } from './asked.ts';
export { card as englishCard } from './en/card.ts';
export type { PocketSubWords } from './en/index.ts';
export type { PocketSubMomentWords } from './en/moments.ts';
export type { TerminalWords } from './en/terminal.ts';
export { card as hungarianCard } from './hu/card.ts';
export { type DescribedCause, describedCause, type LossText, withCause } from './loss-cause.ts';
export { type SeaPlaces, SPOTS, type Spot, seaPlaces, spotOf } from './places.ts';
export { reasons } from './reasons.ts';
export { terminalWords } from './terminal-words.ts';
