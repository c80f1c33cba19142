// Pocket Sub for the stage.
import type { PocketSub } from '@undercroft/pocket-sub';
import type { Turn } from '../../draw/sea/plan.ts';
import type { GameView } from '../../stage/contract.ts';
import { Draft } from '../../stage/draft.tsx';
import { aboutOf } from './about.ts';
import { boardOf, DEFS, turnFor } from './board.ts';
import { beatOf, lineOf, partOf } from './happenings.ts';
import { pocketSub } from './rules.ts';
import { sceneOf } from './scene.ts';
import { placesOf, type Words } from './sea.ts';

export function pocketSubView(words: Words): GameView<PocketSub> {
  const { game, page } = words;
  // How the chart was last drawn: what moves on it moves that way up.
  let turn: Turn = 0;
  return {
    game: pocketSub,
    mood: 'sea',
    title: page.games['pocket-sub'].name,
    boardName: page.table.sea,
    defs: DEFS,
    Dock: Draft,
    drafting: true,
    scene: (sea, seating) => sceneOf(sea, seating, words),
    board: (sea, aiming) => {
      turn = turnFor(aiming);
      return boardOf(sea, aiming, game);
    },
    line: (event, when) => lineOf(event, when, game),
    part: partOf,
    beat: (event, before) => beatOf(event, before, turn),
    noun: ({ type }) => game.noun(type),
    about: (sea, place) => aboutOf(sea, place, words),
    refusal: (refused, sea) => page.refusal(refused, page.common.player) ?? game.refusal(refused, placesOf(sea)),
  };
}
