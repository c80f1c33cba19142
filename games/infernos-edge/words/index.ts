import type { GameWords } from '@undercroft/words/game-words';
import type { AboutTempleWords } from './en/about.ts';
import type { InfernosEdgeEventWords } from './en/events.ts';
import type { InfernosEdgeWords } from './en/index.ts';

/** With what a table loads after the first decision: what happens, and what is told on request. */
export interface LoadedWords extends InfernosEdgeWords {
  loadAbout(): Promise<AboutTempleWords>;
  loadEvents(): Promise<InfernosEdgeEventWords>;
}

export const words: GameWords<LoadedWords> = {
  id: 'infernos-edge',
  load: {
    en: async () => ({
      default: {
        ...(await import('./en/index.ts')).default,
        loadAbout: async () => (await import('./en/about.ts')).default,
        loadEvents: async () => (await import('./en/events.ts')).default,
      },
    }),
    hu: async () => ({
      default: {
        ...(await import('./hu/index.ts')).default,
        loadAbout: async () => (await import('./hu/about.ts')).default,
        loadEvents: async () => (await import('./hu/events.ts')).default,
      },
    }),
  },
};

export { EXPLORER_ABILITIES, type ExplorerAbility, usesLeft } from './abilities.ts';
export { askedClauses } from './asked.ts';
export type { AboutTempleWords } from './en/about.ts';
export { card as englishCard } from './en/card.ts';
export type { InfernosEdgeEventWords } from './en/events.ts';
export type { Harm, InfernosEdgeWords } from './en/index.ts';
export type { InfernosEdgeMomentWords } from './en/moments.ts';
export type { TerminalWords } from './en/terminal.ts';
export { card as hungarianCard } from './hu/card.ts';
export { type PlaceAction, TEMPLE_KINDS, type TempleKind, type TemplePlace } from './place.ts';
export { reasons } from './reasons.ts';
export { terminalWords } from './terminal-words.ts';
