// What is measured of a game, as numbers: columns of a setting, to be compared.
import type { Facts } from '@undercroft/engine';
import { total } from '../results/csv.ts';
import type { GameResult } from '../results/game-result.ts';
import { isWon } from './outcome.ts';

/** One game in numbers. */
export interface Measured {
  readonly won: boolean;
  readonly how: string;
  /** 1 won, 0 lost, in between a draw or a lesser medal: of the team, or of the first bot. */
  readonly points: number;
  readonly rounds: number;
  /** Health, or subs. */
  readonly lost: number;
}

/** Against each other, the first bot is looked at, wherever it sits. */
export function measure({ how, scores, bots, rounds, members }: GameResult, goal: Facts['goal']): Measured {
  const points = scores[bots.indexOf(0)] ?? 0;
  const lost = members.reduce((sum, member) => sum + total(member.lost), 0);
  return { won: isWon(goal, points), how, points, rounds, lost };
}

/** The games of each setting, by their numbers. */
export class Columns {
  readonly #goal: Facts['goal'];
  readonly #games: Map<number, Measured>[];

  constructor(settings: number, goal: Facts['goal']) {
    this.#goal = goal;
    this.#games = Array.from({ length: settings }, () => new Map());
  }

  add(game: GameResult): void {
    this.#games[game.setting]?.set(game.game, measure(game, this.#goal));
  }

  of(setting: number): Measured[] {
    return [...(this.#games[setting]?.values() ?? [])];
  }

  /** Only games that both have: the same number in both is a pair. */
  pairs(a: number, b: number): [a: Measured, b: Measured][] {
    const others = this.#games[b];
    return [...(this.#games[a] ?? [])].flatMap(([game, one]) => {
      const other = others?.get(game);
      return other ? [[one, other]] : [];
    });
  }
}
