// The results of a sweep: all settings by the games they win, then the value of each member.

import { list } from '@undercroft/terminal/grammar';
import type { Screen, Team } from '@undercroft/terminal/screen';
import { table } from '@undercroft/terminal/text/layout';
import type { Plan } from '../results/plan.ts';
import { count, percent, percentInterval, signed } from '../words/numbers.ts';
import type { MemberValue, PairValue } from './member-values.ts';
import { botsOf } from './outcome.ts';
import type { RankedSetting } from './ranking.ts';

export interface SweepSummary {
  readonly screen: Screen;
  readonly plan: Plan;
  readonly games: number;
  readonly ranking: readonly RankedSetting[];
  readonly worths: readonly MemberValue[];
  readonly pairs: readonly PairValue[];
  /** How wide a line may be. */
  readonly width: number;
}

export function sweepText({ screen, plan, games, ranking, worths, pairs, width }: SweepSummary): string[] {
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
    ...(screen.team && worths.length > 0 ? valueText(screen.team, worths, pairs) : []),
  ];
}

const row = ({ name, games, won, score, rounds }: RankedSetting, i: number): string[] => [
  `${i + 1}`,
  name,
  count(games),
  percent(won.share),
  percentInterval(won),
  score.toFixed(3),
  rounds.toFixed(1),
];

const valueText = ({ name }: Team, worths: readonly MemberValue[], pairs: readonly PairValue[]): string[] => [
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

const beyond = ({ together }: PairValue): string[] =>
  together
    ? [`${signed(together.difference * 100)} %`, `${signed(together.low * 100)} to ${signed(together.high * 100)} %`]
    : ['', ''];
