// What came of a sweep: all settings by the games they win, then what everybody is worth.
import type { Plan } from '../results/plan.ts';
import type { Screen, Team } from '../screens/screen.ts';
import { table } from '../text/layout.ts';
import { list } from '../words/grammar.ts';
import { count, percent, percentInterval, signed } from '../words/numbers.ts';
import { botsOf } from './outcome.ts';
import type { Ranked } from './ranking.ts';
import type { PairWorth, Worth } from './worths.ts';

export interface Swept {
  readonly screen: Screen;
  readonly plan: Plan;
  readonly games: number;
  readonly ranking: readonly Ranked[];
  readonly worths: readonly Worth[];
  readonly pairs: readonly PairWorth[];
  /** How wide a line may be. */
  readonly width: number;
}

export function sweepText({ screen, plan, games, ranking, worths, pairs, width }: Swept): string[] {
  const { facts } = screen.game;
  const bots = [...new Set(plan.settings.flatMap(botsOf))];
  return [
    `${facts.title}: ${count(games)} games of ${count(ranking.length)} settings by ${list(bots)}, seed ${plan.seed}`,
    '',
    ...table(
      [['', '', 'games', 'won', '95 % interval', 'score', 'rounds'], ...ranking.map(row)],
      [2, 3, 4, 5, 6],
      width,
    ),
    ...(screen.team && worths.length > 0 ? worthText(screen.team, worths, pairs) : []),
  ];
}

const row = ({ name, games, won, score, rounds }: Ranked, i: number): string[] => [
  `${i + 1}`,
  name,
  count(games),
  percent(won.share),
  percentInterval(won),
  score.toFixed(3),
  rounds.toFixed(1),
];

const worthText = ({ name }: Team, worths: readonly Worth[], pairs: readonly PairWorth[]): string[] => [
  '',
  ...table(
    [
      ['games won', 'with', 'without', 'worth', '95 % interval'],
      ...worths.map((worth) => [
        `  ${name(worth.member)}`,
        percent(worth.with.share),
        percent(worth.without.share),
        `${signed(worth.difference * 100)} %`,
        `${signed(worth.low * 100)} to ${signed(worth.high * 100)} %`,
      ]),
    ],
    [1, 2, 3, 4],
  ),
  '',
  ...table(
    [
      ['two together', 'won', '95 % interval', 'beyond each alone', '95 % interval'],
      ...pairs.map((pair) => [
        `  ${pair.pair.map(name).join(' and ')}`,
        percent(pair.with.share),
        percentInterval(pair.with),
        ...beyond(pair),
      ]),
    ],
    [1, 2, 3, 4],
  ),
];

const beyond = ({ together }: PairWorth): string[] =>
  together
    ? [`${signed(together.difference * 100)} %`, `${signed(together.low * 100)} to ${signed(together.high * 100)} %`]
    : ['', ''];
