// The results of an arena: who scored how much against whom, and the Elo ratings.

import type { GameResult } from '@undercroft/terminal/collect/game-result';
import type { Side } from '@undercroft/terminal/screen';
import type { Plan, Setting } from '../results/plan.ts';
import { type Encounter, type Rating, ratings } from './elo.ts';
import { type Share, wilson } from './statistics.ts';

export interface BotStanding extends Rating {
  readonly bot: string;
  readonly games: number;
  readonly points: Share;
}

export interface Tournament {
  /** The strongest first. */
  readonly standings: readonly BotStanding[];
  /** What the first scored against the second: 1 where it did better, ½ where neither did. */
  against(bot: string, other: string): Share | undefined;
}

interface Score {
  games: number;
  points: number;
}

export class Scorer {
  readonly #settings: readonly Setting[];
  readonly #sides: readonly Side[];
  readonly #bots: readonly string[];
  readonly #wins: Map<string, number>[];
  readonly #scores = new Map<string, Score>();
  readonly #duels = new Map<string, Score>();

  constructor({ settings }: Plan, sides: readonly Side[]) {
    this.#settings = settings;
    this.#sides = sides;
    this.#bots = [...new Set(settings.flatMap(({ bots }) => bots))];
    this.#wins = settings.map(() => new Map());
  }

  add({ setting, bots: seated, scores }: GameResult): void {
    const { bots } = this.#settings[setting] as Setting;
    const entrants = this.#sides.map(({ seats: [seat = 0] }) => ({
      bot: bots[seated[seat] ?? 0] as string,
      score: scores[seat] ?? 0,
    }));
    const all = entrants.reduce((sum, { score }) => sum + score, 0);
    const isDraw = entrants.every(({ score }) => score === entrants[0]?.score);
    for (const { bot, score } of entrants) {
      // Whatever the scores are, one game is one point to be shared.
      const point = all > 0 ? score / all : 1 / entrants.length;
      this.#wins[setting]?.set(bot, (this.#wins[setting]?.get(bot) ?? 0) + point);
      count(this.#scores, bot, point);
      // Between two who lost to a third, nobody did better.
      for (const other of entrants)
        if (other.bot !== bot && (isDraw || other.score !== score))
          count(this.#duels, `${bot}\n${other.bot}`, better(score, other.score));
    }
  }

  result(): Tournament {
    const rated = ratings(this.#bots.length, this.#encounters());
    const standings = this.#bots.map((bot, i) => {
      const { games, points } = this.#scores.get(bot) ?? { games: 0, points: 0 };
      return { bot, games, points: wilson(points, games), ...(rated[i] as Rating) };
    });
    return {
      standings: standings.sort((a, b) => b.elo - a.elo),
      against: (bot, other) => {
        const duel = this.#duels.get(`${bot}\n${other}`);
        return duel && wilson(duel.points, duel.games);
      },
    };
  }

  /** The wins of a bot that takes part twice are split between both. */
  #encounters(): Encounter[] {
    return this.#settings.map(({ bots }, i) => {
      const entrants = this.#sides.map(({ seats: [seat = 0] }) => bots[seat] as string);
      const share = (bot: string) =>
        (this.#wins[i]?.get(bot) ?? 0) / entrants.filter((entrant) => entrant === bot).length;
      return { entrants: entrants.map((bot) => this.#bots.indexOf(bot)), wins: entrants.map(share) };
    });
  }
}

const better = (score: number, other: number): number => (score > other ? 1 : score === other ? 0.5 : 0);

function count(scores: Map<string, Score>, key: string, points: number): void {
  const score = scores.get(key) ?? { games: 0, points: 0 };
  score.games++;
  score.points += points;
  scores.set(key, score);
}
