// Inferno's Edge for the stage.
import type { Refusal } from '@undercroft/engine';
import type { InfernosEdge } from '@undercroft/infernos-edge';
import type { GameView } from '@undercroft/page-kit/game-view';
import { boardOf } from './board.ts';
import { animationStepOf } from './event-view.ts';
import { logGroupingOf, logLineOf } from './log-lines.ts';
import { infernosEdge } from './rules.ts';
import { sceneOf, type Words } from './scene.ts';
import { placesOf } from './viewpoint.ts';

export function infernosEdgeView(words: Words): GameView<InfernosEdge> {
  const { game, page } = words;
  return {
    game: infernosEdge,
    theme: 'temple',
    echo: 0.6,
    showsWholeBoard: false,
    title: game.name,
    boardName: game.board,
    defs: '',
    draftsTurns: false,
    at: (state) => {
      const position = { state, snapshot: infernosEdge.save(state) };
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
    refusal: (refused, expedition) =>
      page.refusal(refused, page.common.player) ??
      game.refusal(refused as Refusal<InfernosEdge['RefusalKind']>, {
        places: placesOf(infernosEdge.save(expedition), { named: false }),
      }),
    loadPlaceInfo: async () => {
      const [{ placeInfoOf }, about] = await Promise.all([import('./place-info.ts'), game.loadAbout()]);
      return (position, place) => placeInfoOf(position, place, { ...words, about });
    },
  };
}
