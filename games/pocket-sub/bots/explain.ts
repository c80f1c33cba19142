// The reason given for a turn found by search: it decides the game, or a heuristic would choose it too.

import type { Reason } from '@undercroft/bots';
import type { Code } from '@undercroft/engine';
import { CHOOSE_SUB, type Sea } from '@undercroft/pocket-sub';
import { reasonFor, type TurnRater } from './rating.ts';
import { LOST, WON } from './tree.ts';

/** `proof`: whether the search has proved a win or loss for the seat that plays this line. */
export function explain(rater: TurnRater, sea: Sea, line: readonly Code[], proof: number): Reason {
  const byHeuristic = sea.phase < CHOOSE_SUB ? undefined : heuristicFor(rater, sea, line);
  if (byHeuristic?.motive === 'win') return byHeuristic;
  if (proof === WON) return { motive: 'sure-win' };
  if (proof === LOST) return { motive: 'lost-anyway' };
  return byHeuristic ?? { motive: 'best-chance' };
}

function heuristicFor(rater: TurnRater, sea: Sea, line: readonly Code[]): Reason | undefined {
  const rated = rater.rate(sea);
  const chosen = rated.find((one) => one.line.length === line.length && one.line.every((code, i) => code === line[i]));
  return chosen && reasonFor(chosen, rated);
}
