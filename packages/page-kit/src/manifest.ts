// What the page needs to know of a game before it is loaded, and how its parts are loaded. What the build draws for it is in
// its `drawings.ts`.

import type { AllWords } from '@undercroft/words';
import type { PageWords } from '@undercroft/words/en/page';
import type { GameWords } from '@undercroft/words/game-words';
import type { SetUpView } from './set-up-view.ts';

/** What the parts of a game are made of: its own words, and those of the page. */
interface Words<W, Page = PageWords> {
  readonly game: W;
  readonly page: Page;
}

/** `W`: the words of the game. */
export interface GameManifest<W = unknown> {
  /** With its id and its name. */
  readonly words: GameWords<W>;
  /** What the ids of its rules begin with: 'ST'. */
  readonly rulePrefix: string;
  /** Everything a table needs, in one file of the build. */
  loadTable(): Promise<{
    /** The rules as a table needs them. */
    readonly rules: unknown;
    view(words: Words<W>): unknown;
    setUp(words: Words<W>): SetUpView;
  }>;
  /** All of the rules, with what reads and checks data from outside. */
  loadFullRules(): Promise<{ readonly rules: unknown }>;
  loadEnd(): Promise<{ end(words: Words<W, AllWords>): unknown }>;
}
