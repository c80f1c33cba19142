// Pocket Sub for the stage.

import type { Refusal } from '@undercroft/engine';
import type { GameView, Planner } from '@undercroft/page-kit/game-view';
import type { PocketSub } from '@undercroft/pocket-sub';
import { boardOf, turnFor } from './board.ts';
import type { Turn } from './draw/plan.ts';
import { pocketSubPlanner } from './planner.ts';
import { pocketSub } from './rules.ts';
import { sceneOf } from './scene.ts';
import { placesOf, type Words } from './sea.ts';

export function pocketSubView(words: Words): GameView<PocketSub> {
  const { game } = words;
  // How the chart was last drawn: what moves on it moves that way up.
  let turn: Turn = 0;
  const later: { does?: (button: string) => string | undefined } = {};
  return {
    game: pocketSub,
    theme: 'sea',
    echo: 0.9,
    showsWholeBoard: true,
    title: game.name,
    boardName: game.board,
    defs: '',
    at: (state) => {
      const position = { state, snapshot: pocketSub.save(state) };
      return {
        ...position,
        scene: (seating) => sceneOf(position, seating, words),
        board: (targeting) => {
          turn = turnFor(targeting);
          return boardOf(position, targeting, game);
        },
      };
    },
    spoken: game.spoken,
    noun: ({ type }) => game.noun(type),
    does: (button) => later.does?.(button),
    refusal: (refused, sea) => game.refusal(refused as Refusal<PocketSub['RefusalKind']>, placesOf(sea)),
    loadEvents: async () => {
      const [{ eventViewOf }, moments] = await Promise.all([import('./events.ts'), game.loadMoments()]);
      return eventViewOf({ game, moments }, () => turn);
    },
    loadPlaceInfo: async () => {
      const { placeInfoOf } = await import('./place-info.ts');
      return (position, place) => placeInfoOf(position, place, words);
    },
    loadDangers: async () => {
      const { dangersOf, doesWith } = await import('./dangers.ts');
      later.does = doesWith(game);
      return (position, scope) => dangersOf(position, scope, { words: game, turn });
    },
    planner: pocketSubPlanner(game) as Planner<PocketSub>,
  };
}
