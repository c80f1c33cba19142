// What a report of a game consists of, and what reports of cooperative games and duels share.
import { capital } from '@undercroft/terminal/grammar';
import type { Figure, Headline, MissingFigure } from '@undercroft/terminal/report/figure';
import { meansBySetting } from './figures/time.ts';
import type { GameWording } from './game-wording.ts';
import { type Estimate, format, gamesText, interval, meanOf, type Unit } from './numbers.ts';
import type { Group, Sample, SampledGame } from './sample.ts';

/** Undefined stands for a figure that does not apply to the game. */
export type Figures = readonly (Figure | MissingFigure | undefined)[];

export interface GoalReport {
  /** Settings side by side. */
  compared(groups: readonly (Sample & Group)[], wording: GameWording): Figures;
  headlines(games: readonly SampledGame[], wording: GameWording): readonly Headline[];
  figures(games: readonly SampledGame[], wording: GameWording): Figures;
}

export const headline = (name: string, estimate: Estimate, unit: Unit): Headline => ({
  name,
  value: format(estimate.value, unit),
  interval: `${interval(estimate, unit)}, ${gamesText(estimate.n)}`,
});

const roundsOf = ({ rounds }: SampledGame): number => rounds;
const lostIn = ({ series }: SampledGame): number => series['lost']?.at(-1) ?? 0;

/** How long games are, and what is lost in them. */
export const amountHeadlines = (games: readonly SampledGame[], { losses }: GameWording): Headline[] => [
  headline('rounds in a game', meanOf(games.map(roundsOf)), 'amount'),
  ...(losses ? [headline(losses.unit, meanOf(games.map(lostIn)), 'amount')] : []),
];

export const amountsCompared = (groups: readonly Group[], { losses }: GameWording): Figure[] => [
  meansBySetting(groups, { title: 'Rounds, setting by setting', unit: 'rounds in a game', of: roundsOf }),
  ...(losses
    ? [
        meansBySetting(groups, {
          title: `${capital(losses.what)} lost, setting by setting`,
          unit: losses.unit,
          of: lostIn,
        }),
      ]
    : []),
];
