// What the terminal and the laboratory need from a game: one object per game, found through the list in index.ts. Large
// parts are loaded where they are used, so that the threads of a simulation load no screens.
import type { GameTypes } from '@undercroft/engine';
import type { Language } from '@undercroft/words/game-words';
import type { CollectorFactory } from './collect/collector.ts';
import type { ReportWording } from './report/wording.ts';
import type { Screen } from './screen.ts';

/** What a screen says: the words of the game, and those that only a terminal needs. */
export interface ScreenWords<W = unknown, T = unknown> {
  readonly language: Language;
  readonly game: W;
  readonly terminal: T;
}

export interface GameManifest<K extends GameTypes = GameTypes, W = unknown, T = unknown> {
  /** As its rules call it. */
  readonly id: string;
  /** How it is drawn, asked about and described in a terminal. */
  loadScreen(words: ScreenWords<W, T>): Promise<Screen<K>>;
  /** What results keep of games with these options besides rounds, ending and scores; without, just these. */
  loadCollector?(options: K['Options']): Promise<CollectorFactory<K['Event']>>;
  /** What reports and tables call its things; without, they call them as the rules do. */
  readonly report?: ReportWording;
  /** Examples for the help, by command, without the name of the program. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
}
