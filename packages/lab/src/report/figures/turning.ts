// Turning points: from which round on a count predicts the end, and when bots change their minds.

import type { Figure, MissingFigure } from '@undercroft/terminal/report/figure';
import type { SplitWording } from '@undercroft/terminal/report/wording';
import { type Course, lines, type Moment } from '../charts/lines.ts';
import type { GameWording } from '../game-wording.ts';
import { count, gamesText, interval, number, percent, shareOf } from '../numbers.ts';
import { isWon, type SampledGame } from '../sample.ts';
import { momentsOf, sidesOf } from './time.ts';

/** The games in progress, split at the median, and how each half ended. */
interface Split {
  readonly round: number;
  readonly ahead: Moment;
  readonly behind: Moment;
}

/** Smaller halves say nothing. */
const LEAST_HALF = 20;

/** Shows from which round on a count predicts how games end. */
export function splitFigure(
  games: readonly SampledGame[],
  wording: GameWording,
  options: SplitWording,
): Figure | MissingFigure {
  const { title } = options;
  if (games.every(isWon) || !games.some(isWon))
    return {
      title,
      why: `${games.some(isWon) ? 'Every' : 'No'} game ${wording.success}, so nothing can tell which would.`,
    };
  const splits = splitsOf(games, options);
  if (splits.length === 0) return { title, why: 'Too few games to split them in halves.' };
  const most = splits.reduce((best, split) => (separation(split) > separation(best) ? split : best));
  const courses: Course[] = [
    { tone: 'won', name: options.ahead, moments: splits.map(({ ahead }) => ahead) },
    { tone: 'lost', name: options.behind, dashed: true, moments: splits.map(({ behind }) => behind) },
  ];
  return {
    title,
    finding: turnSentence(most, options, wording),
    note: `Of ${gamesText(games.length)}, those that go on after each round, halved (games at the middle are left out); bands are 95 % intervals.`,
    keys: courses,
    draw: (width) =>
      lines(
        courses,
        { unit: 'share', label: `share that ${wording.success}`, mark: { round: most.round, name: 'tells most' } },
        width,
      ),
    table: {
      head: ['after round', 'games', options.ahead, '95 % interval', 'games', options.behind, '95 % interval'],
      rows: splits.map(({ round, ahead, behind }) => [count(round), ...cells(ahead), ...cells(behind)]),
    },
  };
}

const cells = (moment: Moment): string[] => [count(moment.n), percent(moment.value), interval(moment, 'share')];

/** The difference of the halves, relative to their intervals: the largest gap often comes from the fewest games. */
const separation = ({ ahead, behind }: Split): number =>
  (ahead.value - behind.value) / Math.hypot(ahead.high - ahead.low, behind.high - behind.low);

function turnSentence(most: Split, { ahead, behind }: SplitWording, { success }: GameWording): string {
  const { round } = most;
  const sure = most.ahead.low > most.behind.high ? '' : ' The intervals overlap: this may be chance.';
  return `After round ${round} it tells most: of the games that ${ahead}, ${percent(most.ahead.value)} ${success}; of those that ${behind}, ${percent(most.behind.value)}.${sure}`;
}

function splitsOf(games: readonly SampledGame[], { series: name, better }: SplitWording): Split[] {
  const splits: Split[] = [];
  const all = games.map((game) => ({ won: isWon(game), stood: game.series[name]?.slice(0, game.rounds - 1) ?? [] }));
  for (let round = 1; ; round++) {
    const going = all.flatMap(({ won, stood }) => {
      const stands = stood[round - 1];
      return stands === undefined ? [] : [{ won, stands }];
    });
    if (going.length < 2 * LEAST_HALF) return splits;
    const middle = medianOf(going.map(({ stands }) => stands));
    const below = going.filter(({ stands }) => stands < middle);
    const above = going.filter(({ stands }) => stands > middle);
    if (below.length < LEAST_HALF || above.length < LEAST_HALF) continue;
    const rated = (half: typeof going): Moment => ({
      round,
      ...shareOf(half.filter(({ won }) => won).length, half.length),
    });
    splits.push({
      round,
      ahead: rated(better === 'less' ? below : above),
      behind: rated(better === 'less' ? above : below),
    });
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[half] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}

/** How the bots estimated their own chances. */
export function turnByChances(games: readonly SampledGame[], wording: GameWording): Figure | MissingFigure {
  const title = 'What the bots thought of their chances';
  const thinking = games.filter(({ chances }) => chances.length > 0);
  if (thinking.length === 0) return { title, why: 'These bots do not work out chances.' };
  const courses: Course[] = coursesOf(thinking, wording);
  const moves = momentsOf(thinking.map((game) => roundsOf(game).map((round) => moveIn(game, round))));
  const most = moves.reduce<Moment | undefined>(
    (best, one) => (!best || one.value > best.value ? one : best),
    undefined,
  );
  return {
    title,
    finding: most
      ? `They changed their minds most in round ${most.round}: by ${number(most.value * 100)} points on average (${number(most.low * 100)} – ${number(most.high * 100)}).`
      : 'Too few rounds to say when they changed their minds.',
    note: `Mean of the chance of the first who thought in a round, over the games that last so long, out of ${gamesText(thinking.length)}; bands are 95 % intervals. It is the bots' own estimate, not how games ended.`,
    keys: courses.length === 1 ? [] : courses,
    draw: (width) =>
      lines(
        courses,
        {
          unit: 'share',
          label: 'chance, as the bots see it',
          ...(most ? { mark: { round: most.round, name: 'moves most' } } : {}),
        },
        width,
      ),
    table: {
      head: ['round', 'of games', 'games', 'chance', '95 % interval'],
      rows: courses.flatMap(({ name, moments }) =>
        moments.map((moment) => [
          count(moment.round),
          name,
          count(moment.n),
          percent(moment.value),
          interval(moment, 'share'),
        ]),
      ),
    },
  };
}

function coursesOf(games: readonly SampledGame[], wording: GameWording): Course[] {
  if (wording.goal === 'co-op')
    return sidesOf(games, wording)
      .map(({ mine, ...key }) => ({
        ...key,
        moments: withinShares(momentsOf(mine.map((game) => roundsOf(game).map((round) => chanceIn(game, round))))),
      }))
      .filter(({ moments }) => moments.length > 0);
  const decided = games.filter(({ scores }) => scores.includes(1));
  const seatOf = (game: SampledGame, score: number) => game.scores.indexOf(score);
  const course = (score: number) =>
    withinShares(
      momentsOf(decided.map((game) => roundsOf(game).map((round) => chanceIn(game, round, seatOf(game, score))))),
    );
  return [
    { tone: 'won' as const, name: wording.won, moments: course(1) },
    { tone: 'lost' as const, name: wording.lost, dashed: true as const, moments: course(0) },
  ].filter(({ moments }) => moments.length > 0);
}

const withinShares = (moments: Moment[]): Moment[] =>
  moments.map((moment) => ({ ...moment, low: Math.max(0, moment.low), high: Math.min(1, moment.high) }));

const roundsOf = ({ rounds }: SampledGame): number[] => Array.from({ length: rounds }, (_, i) => i + 1);

/** The chance estimated in a round, by this seat or by whoever was first. */
const chanceIn = ({ chances }: SampledGame, round: number, seat?: number): number | undefined =>
  chances.find(([when, who]) => when === round && (seat === undefined || who === seat))?.[2];

/** How far it changed since the same seat's previous estimate. */
function moveIn({ chances }: SampledGame, round: number): number | undefined {
  const now = chances.find(([when]) => when === round);
  const before = now && chances.filter(([when, who]) => when < round && who === now[1]).at(-1);
  return now && (before ? Math.abs(now[2] - before[2]) : round === 1 ? 0 : undefined);
}
