// The results of an arena as tables.

import type { Screen } from '@undercroft/terminal/screen';
import { table } from '@undercroft/terminal/text/layout';
import type { Plan } from '../results/plan.ts';
import { count, percent, percentInterval } from '../words/numbers.ts';
import type { RankedSetting } from './ranking.ts';
import type { Tournament } from './tournament.ts';

export interface ArenaSummary {
  readonly screen: Screen;
  readonly plan: Plan;
  readonly games: number;
  /** How wide a line may be. */
  readonly width: number;
}

const title = ({ screen, plan }: ArenaSummary, what: string): string => {
  const { options } = plan.settings[0] ?? { options: {} };
  return `${screen.game.facts.title}, ${screen.describeOptions(options)}: ${what}, seed ${plan.seed}`;
};

export function tournamentText(summary: ArenaSummary, tournament: Tournament): string[] {
  const { standings } = tournament;
  return [
    title(summary, `${count(summary.games)} games, seats alternating`),
    '',
    ...table(
      [
        ['', 'bot', 'Elo', '95 % interval', 'games', 'points', '95 % interval'],
        ...standings.map(({ bot, elo, low, high, games: own, points }, i) => [
          `${i + 1}`,
          bot,
          rating(elo),
          `${rating(low)} to ${rating(high)}`,
          count(own),
          percent(points.share),
          percentInterval(points),
        ]),
      ],
      [2, 3, 4, 5, 6],
      summary.width,
    ),
    '',
    ...crossTable(tournament),
    '',
    'Elo by maximum likelihood (Bradley and Terry), the average is 0; a draw is half a win for each.',
    'Each bot is thought to have drawn one game more against somebody average, so that nobody is infinitely strong.',
  ];
}

const rating = (elo: number): string => `${elo < -0.5 ? '−' : elo > 0.5 ? '+' : ''}${Math.abs(elo).toFixed(0)}`;

/** A row shows what a bot scored against each of the others. */
function crossTable({ standings, against }: Tournament): string[] {
  const cell = (bot: string, other: string) => {
    const share = against(bot, other);
    return share ? percent(share.share) : '';
  };
  return table(
    [
      ['', 'against', ...standings.map((_, i) => `${i + 1}`)],
      ...standings.map(({ bot }, i) => [
        `${i + 1}`,
        bot,
        ...standings.map(({ bot: other }) => (other === bot ? '·' : cell(bot, other))),
      ]),
    ],
    standings.map((_, i) => i + 2),
  );
}

/** In cooperative games bots are ranked by the games they win. */
export function rankingText(summary: ArenaSummary, ranking: readonly RankedSetting[]): string[] {
  return [
    title(summary, `${count(summary.games)} games`),
    '',
    ...table(
      [
        ['', 'bot', 'games', 'won', '95 % interval', 'score', 'rounds'],
        ...ranking.map(({ name, games: own, won, score, rounds }, i) => [
          `${i + 1}`,
          name,
          count(own),
          percent(won.share),
          percentInterval(won),
          score.toFixed(3),
          rounds.toFixed(1),
        ]),
      ],
      [2, 3, 4, 5, 6],
      summary.width,
    ),
  ];
}
