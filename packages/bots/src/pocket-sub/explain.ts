// Why a turn found by searching is a good one: because it decides the game, or because a rule of thumb would say so too.
import type { Code } from '@undercroft/engine';
import { CHOOSE_SUB, type Sea } from '@undercroft/pocket-sub';
import type { Reason } from '../bot.ts';
import { rate, reasonFor } from './rating.ts';
import { LOST, WON } from './tree.ts';

export const SEARCH_MOTIVES = ['best-chance', 'sure-win', 'lost-anyway'] as const;

/** `proof`: whether the game is known to be won or lost for the seat that plays this line. */
export function explain(sea: Sea, line: readonly Code[], proof: number): Reason {
  const byThumb = sea.phase < CHOOSE_SUB ? undefined : thumbFor(sea, line);
  if (byThumb?.motive === 'win') return byThumb;
  if (proof === WON) return { motive: 'sure-win' };
  if (proof === LOST) return { motive: 'lost-anyway' };
  return byThumb ?? { motive: 'best-chance' };
}

function thumbFor(sea: Sea, line: readonly Code[]): Reason | undefined {
  const rated = rate(sea);
  const chosen = rated.find((one) => one.line.length === line.length && one.line.every((code, i) => code === line[i]));
  return chosen && reasonFor(chosen, rated);
}
