// Settings by the games they win.
import type { Plan } from '../results/plan.ts';
import type { Columns, Measured } from './measures.ts';
import { type Share, wilson } from './statistics.ts';

export interface Ranked {
  readonly setting: number;
  readonly name: string;
  readonly games: number;
  readonly won: Share;
  /** On average: 1 is the best medal. */
  readonly score: number;
  readonly rounds: number;
  readonly lost: number;
}

/** The best first; those of which nothing was played are left out. */
export function rank({ settings }: Plan, columns: Columns): Ranked[] {
  const ranked = settings.flatMap(({ name }, setting) => {
    const games = columns.of(setting);
    return games.length > 0 ? [rankedOne(name, setting, games)] : [];
  });
  return ranked.sort((a, b) => b.won.share - a.won.share || b.score - a.score || a.setting - b.setting);
}

function rankedOne(name: string, setting: number, games: readonly Measured[]): Ranked {
  const mean = (value: (game: Measured) => number) => games.reduce((sum, game) => sum + value(game), 0) / games.length;
  return {
    setting,
    name,
    games: games.length,
    won: wilson(games.filter(({ won }) => won).length, games.length),
    score: mean(({ points }) => points),
    rounds: mean(({ rounds }) => rounds),
    lost: mean(({ lost }) => lost),
  };
}
