// The three games of the page, each loaded when it is needed: rules, drawing and words in the reader's language.
import type { Game, Playable } from '@undercroft/engine';
import type { SetUpView } from '../pages/set-up-contract.ts';
import type { EndView, GameView } from '../stage/contract.ts';
import type { PageWords } from '../words/en/page.ts';
import { type Areas, type GameId, type Language, loadWords } from '../words/index.ts';

export const GAME_IDS: readonly GameId[] = ['sub-terra', 'infernos-edge', 'pocket-sub'];
export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

/** What a part is made of: the words of its game, and of the page. */
interface Said<G extends GameId> {
  readonly game: Areas[G];
  readonly page: PageWords;
}
type Make<G extends GameId, T> = (words: Said<G>) => T;

interface Parts<G extends GameId> {
  rules(): Promise<unknown>;
  /** The whole of the rules. */
  judge(): Promise<unknown>;
  view(): Promise<Make<G, unknown>>;
  setUp(): Promise<Make<G, SetUpView>>;
  end(): Promise<Make<G, unknown>>;
  /** The file of the symbols its board is made of. */
  readonly symbols?: string;
}

const PARTS: { readonly [G in GameId]: Parts<G> } = {
  'sub-terra': {
    rules: async () => (await import('../games/sub-terra/rules.ts')).subTerra,
    judge: async () => (await import('../games/sub-terra/judge.ts')).subTerra,
    view: async () => (await import('../games/sub-terra/view.ts')).subTerraView,
    setUp: async () => (await import('../games/sub-terra/set-up.ts')).subTerraSetUp,
    end: async () => (await import('../games/sub-terra/end.ts')).subTerraEnd,
    symbols: 'cave',
  },
  'infernos-edge': {
    rules: async () => (await import('../games/infernos-edge/rules.ts')).infernosEdge,
    judge: async () => (await import('../games/infernos-edge/judge.ts')).infernosEdge,
    view: async () => (await import('../games/infernos-edge/view.ts')).infernosEdgeView,
    setUp: async () => (await import('../games/infernos-edge/set-up.ts')).infernosEdgeSetUp,
    end: async () => (await import('../games/infernos-edge/end.ts')).infernosEdgeEnd,
    symbols: 'temple',
  },
  'pocket-sub': {
    rules: async () => (await import('../games/pocket-sub/rules.ts')).pocketSub,
    judge: async () => (await import('../games/pocket-sub/judge.ts')).pocketSub,
    view: async () => (await import('../games/pocket-sub/view.ts')).pocketSubView,
    setUp: async () => (await import('../games/pocket-sub/set-up.ts')).pocketSubSetUp,
    end: async () => (await import('../games/pocket-sub/end.ts')).pocketSubEnd,
  },
};

/** The rules as a table needs them. */
export const loadGame = async (id: GameId): Promise<Playable> => (await PARTS[id].rules()) as Playable;

/** The whole of the rules: to judge what comes from a file or from the browser's database. */
export const loadJudge = async (id: GameId): Promise<Game> => (await PARTS[id].judge()) as Game;

export async function loadView(id: GameId, language: Language, page: PageWords): Promise<GameView> {
  const { symbols, view } = PARTS[id];
  const [made, defs] = await Promise.all([inWords(id, view, language, page), symbols && loadSymbols(symbols)]);
  return defs ? { ...(made as GameView), defs } : (made as GameView);
}

/** What can be set before a game. */
export const loadSetUp = (id: GameId, language: Language, page: PageWords): Promise<SetUpView> =>
  inWords(id, PARTS[id].setUp, language, page);

/** What is told when it is over. */
export const loadEnd = async (id: GameId, language: Language, page: PageWords): Promise<EndView> =>
  (await inWords(id, PARTS[id].end, language, page)) as EndView;

/** A part of a game and its words come at the same time. */
async function inWords<T>(
  id: GameId,
  load: () => Promise<Make<never, T>>,
  language: Language,
  page: PageWords,
): Promise<T> {
  const [make, game] = await Promise.all([load(), loadWords(language, id)]);
  return (make as Make<GameId, T>)({ game, page });
}

/** The symbols of a board, written when the page was built (build/drawings.ts). */
async function loadSymbols(stone: string): Promise<string> {
  const file = await fetch(`./drawings/${stone}.svg`);
  if (!file.ok) throw new Error(`drawings/${stone}.svg: ${file.status}`);
  const text = await file.text();
  return text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
}
