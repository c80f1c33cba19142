// Inferno's Edge for the stage.
import type { InfernosEdge } from '@undercroft/infernos-edge';
import type { AboutTempleWords, LoadedWords } from '@undercroft/infernos-edge/words';
import type { GameView } from '@undercroft/page-kit/game-view';
import { boardOf } from './board.ts';
import { animationStepOf } from './event-view.ts';
import type { Later } from './later.ts';
import { logGroupingOf, logLineOf } from './log-lines.ts';
import { infernosEdge } from './rules.ts';
import { sceneOf, type Words } from './scene.ts';

type ViewWords = Words & { readonly game: Partial<LoadedWords> };

export function infernosEdgeView(words: ViewWords): GameView<InfernosEdge> {
  const { game, page } = words;
  const later: Later = {};
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
        scene: (seating) => sceneOf(position, seating, words, later),
        board: (targeting) => boardOf(position, targeting, game, later),
      };
    },
    logLine: (event, when) => logLineOf(event, when, game),
    logGrouping: logGroupingOf,
    animationStep: (event, before, earlier) => animationStepOf(event, before, earlier, game),
    noun: ({ type }) => game.noun(type),
    refusal: (refused, expedition) =>
      page.refusal(refused, page.common.player) ?? later.parts?.refusal(refused, expedition) ?? game.impossible,
    loadMoments: async () => {
      const [{ momentsOf }, moments] = await Promise.all([import('./moments.ts'), game.loadMoments()]);
      return momentsOf({ game, moments });
    },
    loadPlaceInfo: async () => {
      const [{ placeInfoOf }, about] = await Promise.all([import('./place-info.ts'), aboutOf(words)]);
      return (position, place) => placeInfoOf(position, place, { ...words, about });
    },
    loadDangers: async () => {
      const [{ partsWith, dangersWith }, about] = await Promise.all([import('./later/parts.ts'), aboutOf(words)]);
      later.parts = partsWith({ ...words, about });
      return dangersWith({ ...words, about });
    },
  };
}

/** What is told on request has words of its own. */
function aboutOf({ game: { loadAbout } }: ViewWords): Promise<AboutTempleWords> {
  if (!loadAbout) throw new TypeError('these words cannot load what is told on request');
  return loadAbout();
}
