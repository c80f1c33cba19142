// The words of the page: English is the source, every other language must match its type. Each area of each language is
// a file of its own that is loaded when it is needed, so a table carries only its own game in its reader's language.
import type { AboutWords } from './en/about.ts';
import type { BotsWords } from './en/bots.ts';
import type { InfernosEdgeWords } from './en/infernos-edge.ts';
import type { PageWords } from './en/page.ts';
import type { PocketSubWords } from './en/pocket-sub.ts';
import type { SubTerraWords } from './en/sub-terra.ts';

export type Language = 'en' | 'hu';

/** What is said in each area; the areas of games are called as the games. */
export interface Areas {
  page: PageWords;
  about: AboutWords;
  bots: BotsWords;
  'sub-terra': SubTerraWords;
  'infernos-edge': InfernosEdgeWords;
  'pocket-sub': PocketSubWords;
}
export type Area = keyof Areas;

type Loaders = { readonly [A in Area]: () => Promise<{ readonly default: Areas[A] }> };

const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: {
    page: () => import('./en/page.ts'),
    about: () => import('./en/about.ts'),
    bots: () => import('./en/bots.ts'),
    'sub-terra': () => import('./en/sub-terra.ts'),
    'infernos-edge': () => import('./en/infernos-edge.ts'),
    'pocket-sub': () => import('./en/pocket-sub.ts'),
  },
  hu: {
    page: () => import('./hu/page.ts'),
    about: () => import('./hu/about.ts'),
    bots: () => import('./hu/bots.ts'),
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
export type { AboutWords, BotsWords, InfernosEdgeWords, PageWords, PocketSubWords, SubTerraWords };
