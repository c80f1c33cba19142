// What came of an arena, as tables.
import type { Plan } from '../results/plan.ts';
import type { Screen } from '../screens/screen.ts';
import { table } from '../text/layout.ts';
import { count, percent, percentInterval } from '../words/numbers.ts';
import type { Ranked } from './ranking.ts';
import type { Tournament } from './tournament.ts';

export interface ArenaTold {
  readonly screen: Screen;
  readonly plan: Plan;
  readonly games: number;
  /** How wide a line may be. */
  readonly width: number;
}

const title = ({ screen, plan }: ArenaTold, what: string): string => {
  const { options } = plan.settings[0] ?? { options: {} };
  return `${screen.game.facts.title}, ${screen.describe(options)}: ${what}, seed ${plan.seed}`;
};

export function tournamentText(told: ArenaTold, tournament: Tournament): string[] {
  const { standings } = tournament;
  return [
    title(told, `${count(told.games)} games, seats alternating`),
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
      told.width,
    ),
    '',
    ...crossTable(tournament),
    '',
    'Elo by maximum likelihood (Bradley and Terry), the average is 0; a draw is half a win for each.',
    'Each bot is thought to have drawn one game more against somebody average, so that nobody is infinitely strong.',
  ];
}

const rating = (elo: number): string => `${elo < -0.5 ? '−' : elo > 0.5 ? '+' : ''}${Math.abs(elo).toFixed(0)}`;

/** Read along a row: what this bot got against each of the others. */
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

/** Where all win or lose together, bots are ranked by the games they win. */
export function rankingText(told: ArenaTold, ranking: readonly Ranked[]): string[] {
  return [
    title(told, `${count(told.games)} games`),
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
      told.width,
    ),
  ];
}
