// The three games of the page, each loaded when it is needed: rules, drawing and words in the reader's language.
import type { Game, Playable } from '@undercroft/engine';
import type { SetUpView } from '../pages/set-up-contract.ts';
import type { EndView, GameView } from '../stage/contract.ts';
import type { PageWords } from '../words/en/page.ts';
import { type AllWords, type Areas, type GameId, type Language, loadWords } from '../words/index.ts';

/** What a part is made of: the words of its game, and of the page. */
interface Said<G extends GameId, Page = PageWords> {
  readonly game: Areas[G];
  readonly page: Page;
}

/** What a table of a game needs, one file of the build. */
interface TableParts<G extends GameId> {
  readonly rules: unknown;
  view(words: Said<G>): unknown;
  setUp(words: Said<G>): SetUpView;
}

interface Parts<G extends GameId> {
  table(): Promise<TableParts<G>>;
  /** The whole of the rules. */
  judge(): Promise<{ readonly rules: unknown }>;
  end(): Promise<{ end(words: Said<G, AllWords>): unknown }>;
  /** The file of the symbols its board is made of. */
  readonly symbols?: string;
}

const PARTS: { readonly [G in GameId]: Parts<G> } = {
  'sub-terra': {
    table: () => import('../games/sub-terra/table.ts'),
    judge: () => import('../games/sub-terra/judge.ts'),
    end: () => import('../games/sub-terra/end.ts'),
    symbols: 'cave',
  },
  'infernos-edge': {
    table: () => import('../games/infernos-edge/table.ts'),
    judge: () => import('../games/infernos-edge/judge.ts'),
    end: () => import('../games/infernos-edge/end.ts'),
    symbols: 'temple',
  },
  'pocket-sub': {
    table: () => import('../games/pocket-sub/table.ts'),
    judge: () => import('../games/pocket-sub/judge.ts'),
    end: () => import('../games/pocket-sub/end.ts'),
  },
};

/** The rules as a table needs them. */
export const loadGame = async (id: GameId): Promise<Playable> => (await PARTS[id].table()).rules as Playable;

/** The whole of the rules: to judge what comes from a file or from the browser's database. */
export const loadJudge = async (id: GameId): Promise<Game> => (await PARTS[id].judge()).rules as Game;

export async function loadView(id: GameId, language: Language, page: PageWords): Promise<GameView> {
  const { symbols, table } = PARTS[id];
  const [{ view }, game, defs] = await Promise.all([table(), loadWords(language, id), symbols && loadSymbols(symbols)]);
  const made = view({ game, page } as never) as GameView;
  return defs ? { ...made, defs } : made;
}

/** What can be set before a game. */
export async function loadSetUp(id: GameId, language: Language, page: PageWords): Promise<SetUpView> {
  const [{ setUp }, game] = await Promise.all([PARTS[id].table(), loadWords(language, id)]);
  return setUp({ game, page } as never);
}

/** What is told when it is over. */
export async function loadEnd(id: GameId, language: Language, page: AllWords): Promise<EndView> {
  const [{ end }, game] = await Promise.all([PARTS[id].end(), loadWords(language, id)]);
  return end({ game, page } as never) as EndView;
}

/** The symbols of a board, written when the page was built (build/drawings.ts). */
async function loadSymbols(stone: string): Promise<string> {
  const file = await fetch(`./drawings/${stone}.svg`);
  if (!file.ok) throw new Error(`drawings/${stone}.svg: ${file.status}`);
  const text = await file.text();
  return text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
}
