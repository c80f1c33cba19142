// Counts how far games come: which milestones they reach, and when.
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import { type Share, wilson } from './statistics.ts';

export interface MilestoneTally extends Share {
  readonly name: string;
  /** How many of the games that reached it were won. */
  readonly won: number;
  /** When it was reached, and what had been counted until then, on average. */
  readonly round: number;
  readonly counts: Readonly<Record<string, number>>;
}

interface Sums {
  games: number;
  won: number;
  rounds: number;
  readonly counts: Record<string, number>;
}

export class MilestoneCounter {
  readonly #sums = new Map<string, Sums>();

  add({ milestones = {} }: Pick<GameResult, 'milestones'>, result: { readonly isWon: boolean }): void {
    for (const [name, { round, counts }] of Object.entries(milestones)) {
      const sums = this.#sums.get(name) ?? { games: 0, won: 0, rounds: 0, counts: {} };
      this.#sums.set(name, sums);
      sums.games++;
      sums.rounds += round;
      if (result.isWon) sums.won++;
      for (const [what, n] of Object.entries(counts)) sums.counts[what] = (sums.counts[what] ?? 0) + n;
    }
  }

  /** Of this many games; the milestone that most of them reached first. */
  result(games: number): MilestoneTally[] {
    const tallies = [...this.#sums].map(([name, sums]) => ({
      name,
      ...wilson(sums.games, games),
      won: sums.won,
      round: sums.rounds / sums.games,
      counts: Object.fromEntries(Object.entries(sums.counts).map(([what, sum]) => [what, sum / sums.games])),
    }));
    return tallies.sort((a, b) => b.count - a.count);
  }
}
