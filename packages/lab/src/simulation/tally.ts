// What many games came to: who won, how they ended, how long they were.
import type { Seat } from '@undercroft/engine';
import type { Side } from '../screens/screen.ts';
import type { Played } from './simulation.ts';
import { type Share, wilson } from './statistics.ts';

export interface Tally {
  readonly games: number;
  readonly entries: { readonly mean: number; readonly min: number; readonly max: number };
  readonly outcomes: readonly (Share & { readonly name: string; readonly seats: readonly Seat[] })[];
  readonly draws: Share;
  readonly endings: readonly (Share & { readonly how: string })[];
}

export class Counter {
  readonly #sides: readonly Side[];
  readonly #wins: number[];
  readonly #endings = new Map<string, number>();
  #games = 0;
  #entries = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = 0;

  /** `endings` are all ways a game can end, so that those that never happened are counted too. */
  constructor(sides: readonly Side[], endings: readonly string[]) {
    this.#sides = sides;
    this.#wins = sides.map(() => 0);
    for (const how of endings) this.#endings.set(how, 0);
  }

  add({ entries, ending }: Played): void {
    this.#games++;
    this.#entries += entries;
    this.#min = Math.min(this.#min, entries);
    this.#max = Math.max(this.#max, entries);
    this.#endings.set(ending.how, (this.#endings.get(ending.how) ?? 0) + 1);
    const winner = this.#sides.findIndex(({ seats }) => seats.every((seat) => ending.scores[seat] === 1));
    if (winner >= 0) this.#wins[winner] = (this.#wins[winner] ?? 0) + 1;
  }

  result(): Tally {
    const games = this.#games;
    const won = this.#wins.reduce((sum, wins) => sum + wins, 0);
    return {
      games,
      entries: { mean: this.#entries / games, min: this.#min, max: this.#max },
      outcomes: this.#sides.map((side, i) => ({ ...side, ...wilson(this.#wins[i] ?? 0, games) })),
      draws: wilson(games - won, games),
      endings: [...this.#endings]
        .map(([how, count]) => ({ how, ...wilson(count, games) }))
        .sort((a, b) => b.count - a.count),
    };
  }
}
