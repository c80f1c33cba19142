// Games finish in any order, but are counted in the order of the plan, so that sums are exactly reproducible.
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import { indexOf, type Plan } from './plan.ts';

export class ReorderBuffer {
  readonly #plan: Plan;
  readonly #deliver: (game: GameResult) => void;
  readonly #waiting = new Map<number, GameResult>();
  #next = 0;

  constructor(plan: Plan, deliver: (game: GameResult) => void) {
    this.#plan = plan;
    this.#deliver = deliver;
  }

  add(games: readonly GameResult[]): void {
    for (const game of games) this.#waiting.set(indexOf(this.#plan, game), game);
    for (let game = this.#waiting.get(this.#next); game; game = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next++);
      this.#deliver(game);
    }
  }

  /** Delivers what still waits for games that were not played. */
  end(): void {
    const left = [...this.#waiting.keys()].sort((a, b) => a - b);
    for (const index of left) this.#deliver(this.#waiting.get(index) as GameResult);
    this.#waiting.clear();
  }
}
