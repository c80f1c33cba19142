// The three games of the page, each loaded when it is needed: rules, drawing and words in the reader's language.
import type { Game } from '@undercroft/engine';
import type { SetUpView } from '../pages/set-up-contract.ts';
import type { GameView } from '../stage/contract.ts';
import type { PageWords } from '../words/en/page.ts';
import { type GameId, type Language, loadWords } from '../words/index.ts';

export const GAME_IDS: readonly GameId[] = ['sub-terra', 'infernos-edge', 'pocket-sub'];
export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

export interface Loaded {
  readonly view: GameView;
  readonly setUp: SetUpView;
}

/** The rules alone: to judge a save. */
export async function loadGame(id: GameId): Promise<Game> {
  switch (id) {
    case 'sub-terra':
      return (await import('@undercroft/sub-terra')).subTerra as unknown as Game;
    case 'infernos-edge':
      return (await import('@undercroft/infernos-edge')).infernosEdge as unknown as Game;
    case 'pocket-sub':
      return (await import('@undercroft/pocket-sub')).pocketSub as unknown as Game;
    default:
      return id satisfies never;
  }
}

export async function loadView(id: GameId, language: Language, page: PageWords): Promise<Loaded> {
  switch (id) {
    case 'sub-terra': {
      const [{ subTerraView, subTerraSetUp }, game, defs] = await Promise.all([
        import('../games/sub-terra/index.ts'),
        loadWords(language, id),
        symbols('cave'),
      ]);
      return {
        view: { ...subTerraView({ game, page }), defs } as unknown as GameView,
        setUp: subTerraSetUp({ game, page }),
      };
    }
    case 'infernos-edge': {
      const [{ infernosEdgeView, infernosEdgeSetUp }, game, defs] = await Promise.all([
        import('../games/infernos-edge/index.ts'),
        loadWords(language, id),
        symbols('temple'),
      ]);
      return {
        view: { ...infernosEdgeView({ game, page }), defs } as unknown as GameView,
        setUp: infernosEdgeSetUp({ game, page }),
      };
    }
    case 'pocket-sub': {
      const [{ pocketSubView, pocketSubSetUp }, game] = await Promise.all([
        import('../games/pocket-sub/index.ts'),
        loadWords(language, id),
      ]);
      return { view: pocketSubView({ game, page }) as unknown as GameView, setUp: pocketSubSetUp({ game, page }) };
    }
    default:
      return id satisfies never;
  }
}

/** The symbols of a board, written when the page was built (build/drawings.ts). */
async function symbols(stone: 'cave' | 'temple'): Promise<string> {
  const file = await fetch(`./drawings/${stone}.svg`);
  if (!file.ok) throw new Error(`drawings/${stone}.svg: ${file.status}`);
  const text = await file.text();
  return text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
}
