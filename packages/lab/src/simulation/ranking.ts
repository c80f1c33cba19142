// Ranks settings by the games they win.
import type { Plan } from '../results/plan.ts';
import type { Columns, GameMeasures } from './measures.ts';
import { type Share, wilson } from './statistics.ts';

export interface RankedSetting {
  readonly setting: number;
  readonly name: string;
  readonly games: number;
  readonly won: Share;
  /** On average: 1 is the best medal. */
  readonly score: number;
  readonly rounds: number;
  readonly lost: number;
}

/** The best first, without settings that have no games. */
export function rank({ settings }: Plan, columns: Columns): RankedSetting[] {
  const ranked = settings.flatMap(({ name }, setting) => {
    const games = columns.of(setting);
    return games.length > 0 ? [rankSetting(name, setting, games)] : [];
  });
  return ranked.sort((a, b) => b.won.share - a.won.share || b.score - a.score || a.setting - b.setting);
}

function rankSetting(name: string, setting: number, games: readonly GameMeasures[]): RankedSetting {
  const mean = (value: (game: GameMeasures) => number) =>
    games.reduce((sum, game) => sum + value(game), 0) / games.length;
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
