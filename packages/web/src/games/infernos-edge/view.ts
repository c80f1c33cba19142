// Inferno's Edge for the stage.
import type { InfernosEdge } from '@undercroft/infernos-edge';
import type { GameView } from '../../stage/contract.ts';
import { aboutOf } from './about.ts';
import { boardOf } from './board.ts';
import { beatOf, lineOf, partOf } from './happenings.ts';
import { infernosEdge } from './rules.ts';
import { sceneOf, type Words } from './scene.ts';
import { placesOf } from './seen.ts';

export function infernosEdgeView(words: Words): GameView<InfernosEdge> {
  const { game, page } = words;
  return {
    game: infernosEdge,
    mood: 'temple',
    title: page.games['infernos-edge'].name,
    boardName: page.table.temple,
    defs: '',
    drafting: false,
    scene: (expedition, seating) => sceneOf(expedition, seating, words),
    board: (expedition, aiming) => boardOf(expedition, aiming, game),
    line: (event, when) => lineOf(event, when, game),
    part: partOf,
    beat: (event, before, earlier) => beatOf(event, before, earlier, game),
    noun: ({ type }) => game.noun(type),
    about: (expedition, place) => aboutOf(expedition, place, words),
    refusal: (refused, expedition) =>
      page.refusal(refused, page.common.player) ??
      game.refusal(refused, { places: placesOf(infernosEdge.save(expedition), { named: false }) }),
  };
}
