// Games finish in any order. Whoever counts gets them in the order of the plan, so that sums come out to the last digit.
import type { GameResult } from './game-result.ts';
import { indexOf, type Plan } from './plan.ts';

export class InOrder {
  readonly #plan: Plan;
  readonly #take: (game: GameResult) => void;
  readonly #waiting = new Map<number, GameResult>();
  #next = 0;

  constructor(plan: Plan, take: (game: GameResult) => void) {
    this.#plan = plan;
    this.#take = take;
  }

  add(games: readonly GameResult[]): void {
    for (const game of games) this.#waiting.set(indexOf(this.#plan, game), game);
    for (let game = this.#waiting.get(this.#next); game; game = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next++);
      this.#take(game);
    }
  }

  /** No more will come: what waited for games that were not played is handed on. */
  end(): void {
    const left = [...this.#waiting.keys()].sort((a, b) => a - b);
    for (const index of left) this.#take(this.#waiting.get(index) as GameResult);
    this.#waiting.clear();
  }
}
