// Sub Terra for the stage.
import type { SubTerra } from '@undercroft/sub-terra';
import type { GameView } from '../../stage/contract.ts';
import { aboutOf } from './about.ts';
import { boardOf } from './board.ts';
import { beatOf, lineOf, partOf } from './happenings.ts';
import { subTerra } from './rules.ts';
import { sceneOf, type Words } from './scene.ts';

export function subTerraView(words: Words): GameView<SubTerra> {
  const { game, page } = words;
  return {
    game: subTerra,
    mood: 'cave',
    title: page.games['sub-terra'].name,
    boardName: page.table.cave,
    defs: '',
    drafting: false,
    scene: (descent, seating) => sceneOf(descent, seating, words),
    board: (descent, aiming) => boardOf(descent, aiming, game),
    line: (event, when) => lineOf(event, when, game),
    part: partOf,
    beat: (event, before, earlier) => beatOf(event, before, earlier, game),
    noun: ({ type }) => game.noun(type),
    about: (descent, place) => aboutOf(descent, place, words),
    refusal: (refused) => page.refusal(refused, page.common.player) ?? game.refusal(refused),
  };
}
