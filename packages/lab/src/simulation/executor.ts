// What plays the games of a plan: the threads of this machine, or another implementation.
import type { Result } from '@undercroft/engine';
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import type { Plan } from '../results/plan.ts';

export interface Executor {
  /** How many chunks it plays in parallel. */
  readonly count: number;
  /**
   * Plays the games from index `from` up to, but not including, `to`. Returns fewer if it was stopped. A failure says
   * what is wrong, such as a full disk.
   */
  play(plan: Plan, from: number, to: number): Promise<Result<GameResult[], string>>;
  /** Running chunks end soon, with the games that are finished. */
  stop(): void;
  close(): Promise<void>;
}
