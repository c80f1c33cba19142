import type { GameWords } from '@undercroft/words/game-words';
import type { AboutTempleWords } from './en/about.ts';
import type { InfernosEdgeWords } from './en/index.ts';

/** With what a table loads later: what is told on request. */
export interface LoadedWords extends InfernosEdgeWords {
  loadAbout(): Promise<AboutTempleWords>;
}

const withAbout = (own: InfernosEdgeWords, loadAbout: LoadedWords['loadAbout']) => ({ default: { ...own, loadAbout } });

export const words: GameWords<LoadedWords> = {
  id: 'infernos-edge',
  load: {
    en: async () =>
      withAbout((await import('./en/index.ts')).default, async () => (await import('./en/about.ts')).default),
    hu: async () =>
      withAbout((await import('./hu/index.ts')).default, async () => (await import('./hu/about.ts')).default),
  },
};

export { EXPLORER_ABILITIES, type ExplorerAbility, usesLeft } from './abilities.ts';
export type { AboutTempleWords } from './en/about.ts';
export { card as englishCard } from './en/card.ts';
export type { Harm, InfernosEdgeWords, SlotWords } from './en/index.ts';
export type { TerminalWords } from './en/terminal.ts';
export { card as hungarianCard } from './hu/card.ts';
export { type PlaceAction, TEMPLE_KINDS, type TempleKind, type TemplePlace } from './place.ts';
export { reasons } from './reasons.ts';
export { terminalWords } from './terminal-words.ts';
