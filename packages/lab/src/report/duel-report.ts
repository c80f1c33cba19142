// The report of a game in which sides play against each other.

import type { Figure, Headline } from '@undercroft/terminal/report/figure';
import { PLAYERS } from './conditions.ts';
import { byBeginner, byBeginnerAndSetting, firstToMove, isAlwaysFirst } from './figures/beginning.ts';
import { byBot } from './figures/bots.ts';
import { lossFigure } from './figures/causes.ts';
import { whatDecides } from './figures/decided.ts';
import { draws } from './figures/sides.ts';
import { lengths, overTime } from './figures/time.ts';
import { turnByChances } from './figures/turning.ts';
import type { GameWording } from './game-wording.ts';
import { amountHeadlines, amountsCompared, type GoalReport, headline } from './goal-report.ts';
import { labelOf } from './labels.ts';
import { groupBy, keyOf, type Sample, type SampledGame } from './sample.ts';

export const duelReport: GoalReport = {
  compared: (groups, wording) => [
    byBeginnerAndSetting(groups, wording),
    ...botsCompared(groups, wording),
    ...amountsCompared(groups, wording),
  ],

  headlines: (games, wording) => [
    ...beginningHeadline(games),
    headline('of the games were draws', draws(games), 'share'),
    ...amountHeadlines(games, wording),
  ],

  figures: (games, wording) => [
    byBeginner(games, wording),
    byBot(games, wording),
    whatDecides(games, wording),
    lossFigure(games, wording),
    lengths(games, wording),
    ...Object.keys(wording.series).map((name) => overTime(games, name, wording)),
    turnByChances(games, wording),
  ],
};

function beginningHeadline(games: readonly SampledGame[]): Headline[] {
  const first = firstToMove(games);
  if (first.n === 0 || isAlwaysFirst(games)) return [];
  return [headline('of the decided games won by whoever began', first, 'share')];
}

const withoutPlayers = (sample: Sample): Sample => ({
  ...sample,
  conditions: sample.conditions.filter(({ name }) => name !== PLAYERS),
});

/** Bots are compared where they played under the same conditions. */
function botsCompared(samples: readonly Sample[], wording: GameWording): Figure[] {
  const groups = [...groupBy(samples.map(withoutPlayers), ({ conditions }) => keyOf(conditions)).values()];
  const heads = groups.map(([head]) => head as Sample);
  const figures = groups.map((mine, i) =>
    byBot(
      mine.flatMap(({ games }) => games),
      wording,
      labelOf(heads[i] as Sample, heads),
    ),
  );
  return figures.filter((figure) => 'table' in figure);
}
