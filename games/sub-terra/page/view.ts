// Sub Terra for the stage.

import type { Refusal } from '@undercroft/engine';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { SubTerra } from '@undercroft/sub-terra';
import { boardOf } from './board.ts';
import { animationStepOf } from './event-view.ts';
import { logGroupingOf, logLineOf } from './log-lines.ts';
import { subTerra } from './rules.ts';
import { sceneOf, type Words } from './scene.ts';

export function subTerraView(words: Words): GameView<SubTerra> {
  const { game, page } = words;
  return {
    game: subTerra,
    theme: 'cave',
    echo: 1.8,
    showsWholeBoard: false,
    title: game.name,
    boardName: game.board,
    defs: '',
    draftsTurns: false,
    at: (state) => {
      const position = { state, snapshot: subTerra.save(state) };
      return {
        ...position,
        scene: (seating) => sceneOf(position, seating, words),
        board: (targeting) => boardOf(position, targeting, game),
      };
    },
    logLine: (event, when) => logLineOf(event, when, game),
    logGrouping: logGroupingOf,
    animationStep: (event, before, earlier) => animationStepOf(event, before, earlier, game),
    noun: ({ type }) => game.noun(type),
    refusal: (refused) =>
      page.refusal(refused, page.common.player) ?? game.refusal(refused as Refusal<SubTerra['RefusalKind']>),
    loadMoments: async () => {
      const [{ momentsOf }, moments] = await Promise.all([import('./moments.ts'), game.loadMoments()]);
      return momentsOf({ game, moments });
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
