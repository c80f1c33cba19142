import type { GameWords } from '@undercroft/words/game-words';
import type { AboutCaveWords } from './en/about.ts';
import type { SubTerraEndWords } from './en/end.ts';
import type { SubTerraEventWords } from './en/events.ts';
import type { SubTerraWords } from './en/index.ts';

/** With what a table loads after the first decision: what happens, and what is told on request. */
export interface LoadedWords extends SubTerraWords {
  loadAbout(): Promise<AboutCaveWords>;
  loadEvents(): Promise<SubTerraEventWords>;
  /** When it is over. */
  loadEnd(): Promise<SubTerraEndWords>;
}

export const words: GameWords<LoadedWords> = {
  id: 'sub-terra',
  load: {
    en: async () => ({
      default: {
        ...(await import('./en/index.ts')).default,
        loadAbout: async () => (await import('./en/about.ts')).default,
        loadEvents: async () => (await import('./en/events.ts')).default,
        loadEnd: async () => (await import('./en/end.ts')).default,
      },
    }),
    hu: async () => ({
      default: {
        ...(await import('./hu/index.ts')).default,
        loadAbout: async () => (await import('./hu/about.ts')).default,
        loadEvents: async () => (await import('./hu/events.ts')).default,
        loadEnd: async () => (await import('./hu/end.ts')).default,
      },
    }),
  },
};

export { CAVER_ABILITIES } from './abilities.ts';
export { askedClauses } from './asked.ts';
export type { AboutCaveWords } from './en/about.ts';
export { card as englishCard } from './en/card.ts';
export type { DangerWords } from './en/dangers.ts';
export type { SubTerraEndWords } from './en/end.ts';
export type { SubTerraEventWords } from './en/events.ts';
export type { Harm, SubTerraWords } from './en/index.ts';
export type { SubTerraMomentWords } from './en/moments.ts';
export type { TerminalWords } from './en/terminal.ts';
export { card as hungarianCard } from './hu/card.ts';
export type { CavePlace } from './place.ts';
export { reasons } from './reasons.ts';
export { terminalWords } from './terminal-words.ts';
