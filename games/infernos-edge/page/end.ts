// The end of an expedition.

import {
  END_RULES,
  type Event,
  type Explorer,
  type InfernosEdge,
  type InfernosEdgeEnding,
  markerFor,
  startingHealth,
} from '@undercroft/infernos-edge';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { EndView, PastEvent, ResultView, Seating } from '@undercroft/page-kit/game-view';
import { pictureFile } from '@undercroft/page-kit/picture-file';
import { withPlayer } from '@undercroft/page-kit/with-player';
import type { AllWords } from '@undercroft/words';
import { explorerState } from './draw/board.ts';
import { templeSpaces } from './draw/tile.ts';
import { infernosEdge } from './rules.ts';
import type { Words } from './scene.ts';
import type { Expedition } from './viewpoint.ts';

type EndWords = Words & { readonly page: AllWords };

export const end = (words: EndWords): EndView<InfernosEdge> => ({
  result: (ending, expedition, seating, history = []) =>
    resultOf(ending as unknown as InfernosEdgeEnding, { expedition, seating, history }, words),
  medal: ({ how }) => medalOf(how as InfernosEdgeEnding['how']),
  outcome: ({ how }) => words.game.end.ranks[how as InfernosEdgeEnding['how']],
  round: (expedition) => infernosEdge.save(expedition).round,
  measures: measuresOf,
  measureNames: {
    health: words.page.end.measures.health,
    tiles: words.page.end.measures.tiles,
    danger: words.page.end.measures.danger,
  },
  measureRules: { health: 'IE-SETUP-2', tiles: 'IE-COMP-1', danger: 'IE-ROUND-3' },
});

const medalOf = (how: InfernosEdgeEnding['how']): string => pictureFile(`medal-infernos-edge-${how}`);

interface Over {
  readonly expedition: Expedition;
  readonly seating: Seating;
  readonly history: readonly PastEvent<InfernosEdge>[];
}

function resultOf(ending: InfernosEdgeEnding, over: Over, words: EndWords): ResultView {
  const { game, page } = words;
  const { options, explorers, round } = infernosEdge.save(over.expedition);
  const people = options.explorers.map(({ explorer, seat }) => {
    const member = explorers[explorer];
    const lost = ending.lost.includes(explorer);
    const state = member ? explorerState(member) : 'lost';
    const fate = lost ? lostFate(explorer, over, words) : outFate(explorer, over, words);
    return {
      face: portrait(explorer, { state: lost ? 'down' : state, holds: member?.holds ?? null }),
      name: game.explorers[explorer].name,
      text: withPlayer(fate, seat, over.seating, page),
      lost,
    };
  });
  return {
    medal: medalOf(ending.how),
    title: game.end.ranks[ending.how],
    text: game.end.result(ending, people.length),
    decided: `${game.end.why(ending)} ${page.end.thatWas(round)}`,
    rule: ending.how === 'forgotten' ? END_RULES[ending.end] : ending.rule,
    people,
  };
}

const FATES: ReadonlySet<Event['type']> = new Set(['escaped', 'died', 'downed', 'stood-up']);

/** The last that became of somebody. */
const lastFate = (explorer: Explorer, { history }: Over): PastEvent<InfernosEdge> | undefined =>
  history.findLast(({ event }) => FATES.has(event.type) && 'explorer' in event && event.explorer === explorer);

function outFate(explorer: Explorer, over: Over, { page }: EndWords): string {
  const { explorers, round: last } = infernosEdge.save(over.expedition);
  const health = explorers[explorer]?.health ?? 0;
  const round = lastFate(explorer, over)?.round ?? last;
  return health >= startingHealth(explorer) ? page.end.fate.outUnhurt(round) : page.end.fate.out(round, health);
}

function lostFate(explorer: Explorer, over: Over, { game, page }: EndWords): string {
  const { dead, downed, leftInside } = game.end;
  const isDead = infernosEdge.save(over.expedition).explorers[explorer]?.state === 'dead';
  const fate = lastFate(explorer, over);
  if (fate?.event.type === 'died') return page.end.fate.inRound(dead, fate.round);
  if (isDead) return dead;
  return fate?.event.type === 'downed' ? page.end.fate.inRound(downed(fate.event.source), fate.round) : leftInside;
}

/** IE-COMP-1. */
const TILES = 30;
const NOT_FROM_BAG = /^(journal|sanctum|ledge)/;

/** Shares of one: health of the team, tiles found; how far the volcano is, then what it has burnt. */
function measuresOf(expedition: Expedition): Record<string, number> {
  const snapshot = infernosEdge.save(expedition);
  const { explorers } = snapshot.options;
  const full = explorers.reduce((sum, { explorer }) => sum + startingHealth(explorer), 0);
  // In the end only those count who got out.
  const counted = explorers.flatMap(({ explorer }) => snapshot.explorers[explorer] ?? []);
  const isOver = infernosEdge.status(expedition).type === 'over';
  const health = counted.reduce((sum, one) => sum + (isOver && one.state !== 'escaped' ? 0 : one.health), 0);
  const spaces = templeSpaces(snapshot);
  const burnt = spaces.filter(({ marks }) => marks.includes('burnt')).length / spaces.length;
  const used = 1 - snapshot.marker / markerFor(snapshot.options.difficulty, explorers.length);
  return {
    health: health / full,
    tiles: snapshot.temple.filter(({ tile }) => !NOT_FROM_BAG.test(tile)).length / TILES,
    danger: snapshot.erupted ? (1 + burnt) / 2 : used / 2,
  };
}
