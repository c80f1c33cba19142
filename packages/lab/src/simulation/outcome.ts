// How the laboratory counts wins.
import type { Facts } from '@undercroft/engine';
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import type { Setting } from '../results/plan.ts';

/** In cooperative games any medal is a win; in duels a draw is not. */
export const isWon = (goal: Facts['goal'], score: number): boolean => (goal === 'co-op' ? score > 0 : score === 1);

/** A bot's score, averaged over its seats; undefined if it did not play. */
export function scoreOf({ bots, scores }: GameResult, { bots: names }: Setting, name: string): number | undefined {
  const own = scores.filter((_, seat) => names[bots[seat] as number] === name);
  return own.length > 0 ? own.reduce((sum, score) => sum + score, 0) / own.length : undefined;
}

/** A setting's bots, each once. */
export const botsOf = ({ bots }: Setting): string[] => [...new Set(bots)];
