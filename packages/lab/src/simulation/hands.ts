// Those who play a plan's games: the threads of this machine, or workers elsewhere.
import type { Result } from '@undercroft/engine';
import type { GameResult } from '../results/game-result.ts';
import type { Plan } from '../results/plan.ts';

export interface Hands {
  /** How many pieces are worth handing out at once. */
  readonly count: number;
  /**
   * Plays the games from index `from` up to, but not including, `to`. Fewer come back where it was told to stop. What
   * cannot go on (a full disk) is said in a sentence.
   */
  play(plan: Plan, from: number, to: number): Promise<Result<GameResult[], string>>;
  /** What is going on comes to an end soon, with what is finished. */
  stop(): void;
  close(): Promise<void>;
}
