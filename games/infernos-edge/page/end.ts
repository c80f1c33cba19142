// The end of an expedition.
import {
  END_RULES,
  type InfernosEdge,
  type InfernosEdgeEnding,
  markerFor,
  startingHealth,
} from '@undercroft/infernos-edge';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { EndView, ResultView } from '@undercroft/page-kit/game-view';
import type { AllWords } from '@undercroft/words';
import { explorerState } from './draw/board.ts';
import { infernosEdgeMedal } from './draw/medal.ts';
import { templeSpaces } from './draw/tile.ts';
import { infernosEdge } from './rules.ts';
import type { Words } from './scene.ts';
import type { Expedition } from './viewpoint.ts';

export const end = (words: Words & { readonly page: AllWords }): EndView<InfernosEdge> => ({
  result: (ending, expedition) => resultOf(ending as unknown as InfernosEdgeEnding, expedition, words),
  measures: measuresOf,
  measureNames: {
    health: words.page.end.measures.health,
    tiles: words.page.end.measures.tiles,
    danger: words.page.end.measures.danger,
  },
});

function resultOf(ending: InfernosEdgeEnding, expedition: Expedition, { game }: Words): ResultView {
  const { options, explorers } = infernosEdge.save(expedition);
  const people = options.explorers.map(({ explorer }) => {
    const member = explorers[explorer];
    const lost = ending.lost.includes(explorer);
    const state = member ? explorerState(member) : 'lost';
    const left = member?.state === 'dead' ? game.end.dead : game.end.leftInside;
    return {
      face: portrait(explorer, { state: lost && state === 'awake' ? 'down' : state, holds: member?.holds ?? null }),
      name: game.explorers[explorer].name,
      text: lost ? left : game.end.health(member?.health ?? 0),
      lost,
    };
  });
  return {
    medal: infernosEdgeMedal(ending.how),
    title: game.end.ranks[ending.how],
    text: game.end.result(ending, people.length),
    decided: game.end.why(ending),
    rule: ending.how === 'forgotten' ? END_RULES[ending.end] : ending.rule,
    people,
  };
}

/** IE-COMP-1. */
const TILES = 30;
const NOT_FROM_BAG = /^(journal|sanctum|ledge)/;

/** Shares of one: health of the team, tiles found; how far the volcano is, then what it has burnt. */
function measuresOf(expedition: Expedition): Record<string, number> {
  const snapshot = infernosEdge.save(expedition);
  const { explorers } = snapshot.options;
  const full = explorers.reduce((sum, { explorer }) => sum + startingHealth(explorer), 0);
  const health = explorers.reduce((sum, { explorer }) => sum + (snapshot.explorers[explorer]?.health ?? 0), 0);
  const spaces = templeSpaces(snapshot);
  const burnt = spaces.filter(({ marks }) => marks.includes('burnt')).length / spaces.length;
  const used = 1 - snapshot.marker / markerFor(snapshot.options.difficulty, explorers.length);
  return {
    health: health / full,
    tiles: snapshot.temple.filter(({ tile }) => !NOT_FROM_BAG.test(tile)).length / TILES,
    danger: snapshot.erupted ? (1 + burnt) / 2 : used / 2,
  };
}
