// Sub Terra for the stage.

import type { Refusal } from '@undercroft/engine';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { SubTerra } from '@undercroft/sub-terra';
import type { LoadedWords } from '@undercroft/sub-terra/words';
import { boardOf } from './board.ts';
import { subTerra } from './rules.ts';
import { sceneOf, type Words } from './scene.ts';

type ViewWords = Words & { readonly game: LoadedWords };

export function subTerraView(words: ViewWords): GameView<SubTerra> {
  const { game, page } = words;
  return {
    game: subTerra,
    theme: 'cave',
    echo: 1.8,
    showsWholeBoard: false,
    title: game.name,
    boardName: game.board,
    defs: '',
    at: (state) => {
      const position = { state, snapshot: subTerra.save(state) };
      return {
        ...position,
        scene: (seating) => sceneOf(position, seating, words),
        board: (targeting) => boardOf(position, targeting, game),
      };
    },
    noun: ({ type }) => game.noun(type),
    refusal: (refused) =>
      page.refusal(refused, page.common.player) ?? game.refusal(refused as Refusal<SubTerra['RefusalKind']>),
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
      const [{ dangersOf }, danger] = await Promise.all([import('./dangers.ts'), game.loadDangers()]);
      return (position, scope) => dangersOf(position, scope, { game, danger });
    },
  };
}
