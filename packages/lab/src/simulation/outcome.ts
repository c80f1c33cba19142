// Who won a game, as the laboratory counts it.
import type { Facts } from '@undercroft/engine';
import type { GameResult } from '../results/game-result.ts';
import type { Setting } from '../results/plan.ts';

/** Together any medal is a victory; against each other a draw is none. */
export const isWon = (goal: Facts['goal'], score: number): boolean => (goal === 'co-op' ? score > 0 : score === 1);

/** What the game was worth to a bot, on average over its seats; undefined where it did not sit. */
export function scoreOf({ bots, scores }: GameResult, { bots: names }: Setting, name: string): number | undefined {
  const own = scores.filter((_, seat) => names[bots[seat] as number] === name);
  return own.length > 0 ? own.reduce((sum, score) => sum + score, 0) / own.length : undefined;
}

/** A setting's bots, each once. */
export const botsOf = ({ bots }: Setting): string[] => [...new Set(bots)];
