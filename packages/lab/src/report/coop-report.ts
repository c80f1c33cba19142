// The report of a game in which all win or lose together.
import { downFigure, lossFigure } from './figures/causes.ts';
import { milestoneFigure } from './figures/milestones.ts';
import { bySetting, byTeam, howTheyEnded, outcome } from './figures/outcome.ts';
import { byMember, byPair, whoComesOut, worthAcross } from './figures/people.ts';
import { lengths, overTime } from './figures/time.ts';
import { splitFigure, turnByChances } from './figures/turning.ts';
import { hasTeam, type TeamGameWording } from './game-wording.ts';
import { amountHeadlines, amountsCompared, type Figures, type GoalReport, headline } from './goal-report.ts';
import { shareOf } from './numbers.ts';
import { isWon, type SampledGame } from './sample.ts';

export const coopReport: GoalReport = {
  compared: (groups, wording) => [
    bySetting(groups, wording),
    hasTeam(wording) ? worthAcross(groups, wording) : undefined,
    ...amountsCompared(groups, wording),
  ],

  headlines(games, wording) {
    const { success, best } = wording;
    const share = (isHit: (game: SampledGame) => boolean) => shareOf(games.filter(isHit).length, games.length);
    return [
      headline(`of the games ${success}`, share(isWon), 'share'),
      ...(best
        ? [
            headline(
              `were ${best.name}`,
              share(({ how }) => how === best.how),
              'share',
            ),
          ]
        : []),
      ...amountHeadlines(games, wording),
    ];
  },

  figures: (games, wording) => [
    outcome(games, wording),
    ...(hasTeam(wording) ? memberFigures(games, wording) : []),
    lossFigure(games, wording),
    downFigure(games, wording),
    howTheyEnded(games, wording),
    milestoneFigure(games, wording),
    lengths(games, wording),
    ...Object.keys(wording.series).map((name) => overTime(games, name, wording)),
    ...wording.splits.map((split) => splitFigure(games, wording, split)),
    turnByChances(games, wording),
  ],
};

const memberFigures = (games: readonly SampledGame[], wording: TeamGameWording): Figures => [
  byMember(games, wording),
  byPair(games, wording),
  byTeam(games, wording),
  whoComesOut(games, wording),
];
