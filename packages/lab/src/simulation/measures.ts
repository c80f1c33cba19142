// What is measured of each game, in columns by setting.
import type { Facts } from '@undercroft/engine';
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import { total } from '../results/csv.ts';
import { isWon } from './outcome.ts';

/** One game in numbers. */
export interface GameMeasures {
  readonly won: boolean;
  readonly how: string;
  /** 1 won, 0 lost, in between a draw or a lesser medal: of the team, or of the first bot. */
  readonly points: number;
  readonly rounds: number;
  /** Health, or pieces. */
  readonly lost: number;
}

/** Measures the team, or in duels the first bot, wherever it sits. */
export function measure({ how, scores, bots, rounds, members }: GameResult, goal: Facts['goal']): GameMeasures {
  const points = scores[bots.indexOf(0)] ?? 0;
  const lost = members.reduce((sum, member) => sum + total(member.lost), 0);
  return { won: isWon(goal, points), how, points, rounds, lost };
}

/** The games of each setting, by their numbers. */
export class Columns {
  readonly #goal: Facts['goal'];
  readonly #games: Map<number, GameMeasures>[];

  constructor(settings: number, goal: Facts['goal']) {
    this.#goal = goal;
    this.#games = Array.from({ length: settings }, () => new Map());
  }

  add(game: GameResult): void {
    this.#games[game.setting]?.set(game.game, measure(game, this.#goal));
  }

  of(setting: number): GameMeasures[] {
    return [...(this.#games[setting]?.values() ?? [])];
  }

  /** Pairs of games with the same number in both settings. */
  pairs(a: number, b: number): [a: GameMeasures, b: GameMeasures][] {
    const others = this.#games[b];
    return [...(this.#games[a] ?? [])].flatMap(([game, one]) => {
      const other = others?.get(game);
      return other ? [[one, other]] : [];
    });
  }
}
