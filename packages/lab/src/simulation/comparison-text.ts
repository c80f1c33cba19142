// A comparison as a table.

import type { Screen } from '@undercroft/terminal/screen';
import { table } from '@undercroft/terminal/text/layout';
import { findManifest } from '../games/index.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { count, percent, signed } from '../words/numbers.ts';
import { type Comparison, gamesNeeded, type MeansCompared, type SharesCompared } from './comparison.ts';
import type { Difference } from './differences.ts';
import { playersText } from './summary.ts';

export interface ComparisonSummary {
  readonly screen: Screen;
  readonly plan: Plan;
  readonly comparison: Comparison;
  /** Half the width of the desired interval. */
  readonly precision: number;
  /** How wide a line may be. */
  readonly width: number;
}

export function comparisonText({ screen, plan, comparison, precision, width }: ComparisonSummary): string[] {
  const [a, b] = plan.settings as [Setting, Setting];
  return [
    `${screen.game.facts.title}: ${count(comparison.games)} games each, seed ${plan.seed}`,
    `  A: ${settingText(a, screen)}`,
    `  B: ${settingText(b, screen)}`,
    '',
    ...table(rows(comparison, screen, a), [1, 2, 3, 4], width),
    '',
    verdict(comparison),
    ...notes(comparison, precision),
  ];
}

export const settingText = (setting: Setting, screen: Screen): string =>
  `${screen.describeOptions(setting.options)}; ${playersText(setting)}`;

const rows = (comparison: Comparison, screen: Screen, first: Setting): string[][] => {
  const { won, endings, means } = comparison;
  const isTeam = screen.game.facts.goal === 'co-op';
  const { losses } = findManifest(screen.game.id)?.report ?? {};
  const who = isTeam ? '' : ` by ${first.rotate ? 'the first bot' : 'the first seat'}`;
  return [
    ['', 'A', 'B', 'B − A', '95 % interval'],
    [`won${who}`, ...shareCells(won)],
    ['how they ended', '', '', '', ''],
    ...endings.map((ending) => [`  ${screen.endingText(ending.how)}`, ...shareCells(ending)]),
    ['on average', '', '', '', ''],
    [isTeam ? '  score (1 the best medal)' : `  points${who}`, ...meanCells(means.points)],
    ['  rounds', ...meanCells(means.rounds)],
    ...(losses ? [[`  ${losses.what} lost`, ...meanCells(means.lost)]] : []),
  ];
};

const shareCells = (compared: SharesCompared): string[] => [
  percent(compared.a.share),
  percent(compared.b.share),
  `${signed(compared.difference * 100)} %`,
  `${signed(compared.low * 100)} to ${signed(compared.high * 100)} %`,
];

const meanCells = ({ a, b, difference, low, high }: MeansCompared): string[] => [
  a.toFixed(2),
  b.toFixed(2),
  signed(difference, 2),
  `${signed(low, 2)} to ${signed(high, 2)}`,
];

/** An interval without 0 shows a difference; one with 0 shows how large it may be. */
function verdict({ won }: Comparison): string {
  const isClear = won.low > 0 || won.high < 0;
  if (isClear) return `B wins ${won.difference > 0 ? 'more' : 'fewer'} games than A: ${sizeText(won)}.`;
  return `No difference is to be seen in won games: it may be anything from ${signed(won.low * 100)} to ${signed(won.high * 100)} %.`;
}

const sizeText = ({ difference, low, high }: Difference): string =>
  `${signed(difference * 100)} %, and with 95 % confidence between ${signed(low * 100)} and ${signed(high * 100)} %`;

function notes(comparison: Comparison, precision: number): string[] {
  const correlated = signed(comparison.correlation * 100, 0);
  return [
    `To know the difference to ±${precisionText(precision)} takes about ${count(gamesNeeded(comparison, precision))} games of each.`,
    'Games of the same number draw from the same random streams, and the intervals are those of such pairs (Newcombe for shares).',
    `They part at the first different decision: winning in A and winning in B correlate by ${correlated} %.`,
  ];
}

const precisionText = (precision: number): string => `${Number((precision * 100).toFixed(3))} %`;
