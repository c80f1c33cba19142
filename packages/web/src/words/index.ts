// The words of the page: English is the source, every other language must match its type. Each area of each language is
// a file of its own that is loaded when it is needed, so a table carries only its own game in its reader's language.
import type { BotsWords } from './en/bots.ts';
import type { HintWords } from './en/hints.ts';
import type { InfernosEdgeWords } from './en/infernos-edge.ts';
import type { PageWords } from './en/page.ts';
import type { MoreWords } from './en/pages.ts';
import type { PocketSubWords } from './en/pocket-sub.ts';
import type { SubTerraWords } from './en/sub-terra.ts';

export type Language = 'en' | 'hu';

/** What is said in each area; the areas of games are called as the games. */
export interface Areas {
  page: PageWords;
  /** Of pages that are seldom open. */
  pages: MoreWords;
  hints: HintWords;
  'sub-terra': SubTerraWords;
  'infernos-edge': InfernosEdgeWords;
  'pocket-sub': PocketSubWords;
}
export type Area = keyof Areas;

type Loaders = { readonly [A in Area]: () => Promise<{ readonly default: Areas[A] }> };

const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: {
    page: () => import('./en/page.ts'),
    pages: () => import('./en/pages.ts'),
    hints: () => import('./en/hints.ts'),
    'sub-terra': () => import('./en/sub-terra.ts'),
    'infernos-edge': () => import('./en/infernos-edge.ts'),
    'pocket-sub': () => import('./en/pocket-sub.ts'),
  },
  hu: {
    page: () => import('./hu/page.ts'),
    pages: () => import('./hu/pages.ts'),
    hints: () => import('./hu/hints.ts'),
    'sub-terra': () => import('./hu/sub-terra.ts'),
    'infernos-edge': () => import('./hu/infernos-edge.ts'),
    'pocket-sub': () => import('./hu/pocket-sub.ts'),
  },
};

export async function loadWords<A extends Area>(language: Language, area: A): Promise<Areas[A]> {
  const { default: words } = await LOADERS[language][area]();
  return words;
}

export type { GameId } from './en/page.ts';
export { type Line, type Odds, type Part, parts, plain } from './grammar.ts';
/** Everything that is said around the games. */
export type AllWords = PageWords & MoreWords;
export type { BotsWords, HintWords, InfernosEdgeWords, MoreWords, PageWords, PocketSubWords, SubTerraWords };
