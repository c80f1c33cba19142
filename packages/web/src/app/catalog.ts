// The three games of the page, each loaded when it is needed: rules, drawing and words in the reader's language.
import type { Game, Playable } from '@undercroft/engine';
import type { SetUpView } from '../pages/set-up-contract.ts';
import type { GameView } from '../stage/contract.ts';
import type { PageWords } from '../words/en/page.ts';
import { type GameId, type Language, loadWords } from '../words/index.ts';

export const GAME_IDS: readonly GameId[] = ['sub-terra', 'infernos-edge', 'pocket-sub'];
export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

/** The rules as a table needs them. */
export async function loadGame(id: GameId): Promise<Playable> {
  switch (id) {
    case 'sub-terra':
      return (await import('../games/sub-terra/rules.ts')).subTerra as unknown as Playable;
    case 'infernos-edge':
      return (await import('../games/infernos-edge/rules.ts')).infernosEdge as unknown as Playable;
    case 'pocket-sub':
      return (await import('../games/pocket-sub/rules.ts')).pocketSub as unknown as Playable;
    default:
      return id satisfies never;
  }
}

/** The whole of the rules: to judge what comes from a file or from the browser's database. */
export async function loadJudge(id: GameId): Promise<Game> {
  switch (id) {
    case 'sub-terra':
      return (await import('../games/sub-terra/judge.ts')).subTerra as unknown as Game;
    case 'infernos-edge':
      return (await import('../games/infernos-edge/judge.ts')).infernosEdge as unknown as Game;
    case 'pocket-sub':
      return (await import('../games/pocket-sub/judge.ts')).pocketSub as unknown as Game;
    default:
      return id satisfies never;
  }
}

export async function loadView(id: GameId, language: Language, page: PageWords): Promise<GameView> {
  switch (id) {
    case 'sub-terra': {
      const [{ subTerraView }, game, defs] = await Promise.all([
        import('../games/sub-terra/view.ts'),
        loadWords(language, id),
        symbols('cave'),
      ]);
      return { ...subTerraView({ game, page }), defs } as unknown as GameView;
    }
    case 'infernos-edge': {
      const [{ infernosEdgeView }, game, defs] = await Promise.all([
        import('../games/infernos-edge/view.ts'),
        loadWords(language, id),
        symbols('temple'),
      ]);
      return { ...infernosEdgeView({ game, page }), defs } as unknown as GameView;
    }
    case 'pocket-sub': {
      const [{ pocketSubView }, game] = await Promise.all([
        import('../games/pocket-sub/view.ts'),
        loadWords(language, id),
      ]);
      return pocketSubView({ game, page }) as unknown as GameView;
    }
    default:
      return id satisfies never;
  }
}

/** What can be set before a game. */
export async function loadSetUp(id: GameId, language: Language, page: PageWords): Promise<SetUpView> {
  switch (id) {
    case 'sub-terra': {
      const [{ subTerraSetUp }, game] = await Promise.all([
        import('../games/sub-terra/set-up.ts'),
        loadWords(language, id),
      ]);
      return subTerraSetUp({ game, page });
    }
    case 'infernos-edge': {
      const [{ infernosEdgeSetUp }, game] = await Promise.all([
        import('../games/infernos-edge/set-up.ts'),
        loadWords(language, id),
      ]);
      return infernosEdgeSetUp({ game, page });
    }
    case 'pocket-sub': {
      const [{ pocketSubSetUp }, game] = await Promise.all([
        import('../games/pocket-sub/set-up.ts'),
        loadWords(language, id),
      ]);
      return pocketSubSetUp({ game, page });
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
