// Inferno's Edge for the stage.
import type { InfernosEdge } from '@undercroft/infernos-edge';
import type { LoadedWords } from '@undercroft/infernos-edge/words';
import type { GameView } from '@undercroft/page-kit/game-view';
import { boardOf } from './board.ts';
import type { Later } from './later.ts';
import { infernosEdge } from './rules.ts';
import { sceneOf, type Words } from './scene.ts';

type ViewWords = Words & { readonly game: LoadedWords };

export function infernosEdgeView(words: ViewWords): GameView<InfernosEdge> {
  const { game } = words;
  const later: Later = {};
  return {
    game: infernosEdge,
    theme: 'temple',
    echo: 0.6,
    showsWholeBoard: false,
    title: game.name,
    boardName: game.board,
    defs: '',
    at: (state) => {
      const position = { state, snapshot: infernosEdge.save(state) };
      return {
        ...position,
        scene: (seating) => sceneOf(position, seating, words, later),
        board: (targeting) => boardOf(position, targeting, game, later),
      };
    },
    noun: ({ type }) => game.noun(type),
    does: (option) => later.parts?.does(option),
    refusal: (refused, expedition) => later.parts?.refusal(refused, expedition) ?? game.impossible,
    loadEvents: async () => {
      const [{ eventViewOf }, events, moments] = await Promise.all([
        import('./events.ts'),
        game.loadEvents(),
        game.loadMoments(),
      ]);
      return eventViewOf({ game, events, moments });
    },
    loadPlaceInfo: async () => {
      const [{ placeInfoOf }, about] = await Promise.all([import('./place-info.ts'), game.loadAbout()]);
      return (position, place) => placeInfoOf(position, place, { ...words, about });
    },
    loadDangers: async () => {
      const [{ partsWith, dangersWith }, about, events] = await Promise.all([
        import('./later/parts.ts'),
        game.loadAbout(),
        game.loadEvents(),
      ]);
      later.parts = partsWith({ ...words, about, events });
      return dangersWith({ ...words, about, events });
    },
  };
}
