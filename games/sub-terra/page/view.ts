// Sub Terra for the stage.

import type { Refusal } from '@undercroft/engine';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { SubTerra } from '@undercroft/sub-terra';
import type { LoadedWords } from '@undercroft/sub-terra/words';
import { boardOf } from './board.ts';
import type { Later } from './later.ts';
import { subTerra } from './rules.ts';
import { sceneOf, type Words } from './scene.ts';

type ViewWords = Words & { readonly game: LoadedWords };

export function subTerraView(words: ViewWords): GameView<SubTerra> {
  const { game } = words;
  const later: Later = {};
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
        scene: (seating) => sceneOf(position, seating, words, later),
        board: (targeting) => boardOf(position, targeting, game),
      };
    },
    noun: ({ type }) => game.noun(type),
    does: (option) => later.about?.does[option as 'move'],
    refusal: (refused) => later.about?.refusal(refused as Refusal<SubTerra['RefusalKind']>) ?? game.impossible,
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
      const [{ dangersOf }, { whyNotWith }, danger, about] = await Promise.all([
        import('./dangers.ts'),
        import('./later/why-not.ts'),
        game.loadDangers(),
        game.loadAbout(),
      ]);
      later.about = about;
      later.whyNot = whyNotWith(about);
      return (position, scope) => dangersOf(position, scope, { game, danger });
    },
  };
}
