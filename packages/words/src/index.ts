// The words around the games: English is the source, every other language must match its type. Each area of each language
// is a file of its own that is loaded when it is needed.
import type { AwayWords } from './en/away.ts';
import type { BotsWords } from './en/bots.ts';
import type { HintWords } from './en/hints.ts';
import type { LearnWords } from './en/learn.ts';
import type { PageWords } from './en/page.ts';
import type { MoreWords } from './en/pages.ts';
import type { SpokenWords } from './en/spoken.ts';
import type { TablesWords } from './en/tables.ts';
import type { TogetherWords } from './en/together.ts';
import type { Language } from './game-words.ts';

/** What is said in each area. */
export interface Areas {
  page: PageWords;
  /** Of pages that are seldom open. */
  pages: MoreWords;
  hints: HintWords;
  /** To those who listen. */
  spoken: SpokenWords;
  /** Of learning a game. */
  learn: LearnWords;
  /** Of your tables on home. */
  tables: TablesWords;
  /** Of playing over a server. */
  together: TogetherWords;
  /** Of being away from such a table, and coming back. */
  away: AwayWords;
}
export type Area = keyof Areas;

type Loaders = { readonly [A in Area]: () => Promise<{ readonly default: Areas[A] }> };

const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: {
    page: () => import('./en/page.ts'),
    pages: () => import('./en/pages.ts'),
    hints: () => import('./en/hints.ts'),
    spoken: () => import('./en/spoken.ts'),
    learn: () => import('./en/learn.ts'),
    tables: () => import('./en/tables.ts'),
    together: () => import('./en/together.ts'),
    away: () => import('./en/away.ts'),
  },
  hu: {
    page: () => import('./hu/page.ts'),
    pages: () => import('./hu/pages.ts'),
    hints: () => import('./hu/hints.ts'),
    spoken: () => import('./hu/spoken.ts'),
    learn: () => import('./hu/learn.ts'),
    tables: () => import('./hu/tables.ts'),
    together: () => import('./hu/together.ts'),
    away: () => import('./hu/away.ts'),
  },
};

export async function loadWords<A extends Area>(language: Language, area: A): Promise<Areas[A]> {
  const { default: words } = await LOADERS[language][area]();
  return words;
}

export type { Language } from './game-words.ts';
export { type MarkedText, type Odds, parts, plain, type TextPart } from './grammar.ts';
/** Everything that is said around the games. */
export type AllWords = PageWords & MoreWords;
/** Of bots of every game. */
export type CommonMotive = keyof HintWords['reasons'];
export type {
  AwayWords,
  BotsWords,
  HintWords,
  LearnWords,
  MoreWords,
  PageWords,
  SpokenWords,
  TablesWords,
  TogetherWords,
};
