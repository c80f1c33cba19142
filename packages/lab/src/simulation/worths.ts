// What everybody is worth to a team, and every two together, from the games of many teams.
import { type Difference, shareDifference } from './differences.ts';
import { choices } from './pairings.ts';
import { type Interval, type Share, wilson } from './statistics.ts';

/** The games of one team. */
export interface TeamGames {
  readonly members: readonly string[];
  readonly games: number;
  readonly won: number;
}

export interface Worth extends Difference {
  readonly member: string;
  readonly with: Share;
  readonly without: Share;
}

export interface PairWorth {
  readonly pair: readonly [string, string];
  /** Games won with both. */
  readonly with: Share;
  /** What they win together beyond what each of them is worth alone: 0 if one is worth the same with and without the other. */
  readonly together: Difference | undefined;
}

/** The most valuable first. Who is in every team, or in none, cannot be judged. */
export function worthsOf(teams: readonly TeamGames[], members: readonly string[]): Worth[] {
  return members
    .flatMap((member) => {
      const inside = count(teams, (team) => team.includes(member));
      const outside = count(teams, (team) => !team.includes(member));
      if (!inside || !outside) return [];
      return [{ member, with: inside, without: outside, ...shareDifference(outside, inside) }];
    })
    .sort((a, b) => b.difference - a.difference);
}

/** Somebody's worth within one setting, and how many games with them and without it comes from. */
export interface Stratum extends Difference {
  readonly with: number;
  readonly without: number;
}

/**
 * Worths within several settings as one (Mantel and Haenszel's weights): a setting counts by how much it can tell, and
 * that one is harder than another is nobody's fault.
 */
export function pooled(strata: readonly Stratum[]): Difference {
  const weights = strata.map((one) => (one.with * one.without) / (one.with + one.without));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (value: (one: Stratum) => number) =>
    strata.reduce((sum, one, i) => sum + (weights[i] ?? 0) * value(one), 0) / all;
  const reach = (value: (one: Stratum) => number) =>
    Math.sqrt(strata.reduce((sum, one, i) => sum + ((weights[i] ?? 0) * value(one)) ** 2, 0)) / all;
  const difference = mean((one) => one.difference);
  return {
    difference,
    low: difference - reach((one) => one.difference - one.low),
    high: difference + reach((one) => one.high - one.difference),
  };
}

/** The pair that wins most first. */
export function pairWorthsOf(teams: readonly TeamGames[], members: readonly string[]): PairWorth[] {
  const judged = worthsOf(teams, members).map(({ member }) => member);
  const inOrder = members.filter((member) => judged.includes(member));
  return choices(inOrder, 2)
    .flatMap(([a = '', b = '']) => {
      const both = count(teams, (team) => team.includes(a) && team.includes(b));
      return both ? [{ pair: [a, b] as const, with: both, together: togetherness(teams, a, b) }] : [];
    })
    .sort((x, y) => y.with.share - x.with.share);
}

/** Both, less one, less the other, plus neither: the interaction, with the normal interval of the four shares. */
function togetherness(teams: readonly TeamGames[], a: string, b: string): Difference | undefined {
  const cells = [
    count(teams, (team) => team.includes(a) && team.includes(b)),
    count(teams, (team) => team.includes(a) && !team.includes(b)),
    count(teams, (team) => !team.includes(a) && team.includes(b)),
    count(teams, (team) => !team.includes(a) && !team.includes(b)),
  ];
  const [both, onlyA, onlyB, neither] = cells;
  if (!both || !onlyA || !onlyB || !neither) return undefined;
  const difference = both.share - onlyA.share - onlyB.share + neither.share;
  const spread = Math.sqrt(cells.reduce((sum, cell) => sum + (cell ? halfWidth(cell) ** 2 : 0), 0));
  return { difference, low: difference - spread, high: difference + spread };
}

/** Wilson's, so that nothing is taken for certain because it never happened. */
const halfWidth = ({ low, high }: Interval): number => (high - low) / 2;

function count(teams: readonly TeamGames[], belongs: (members: readonly string[]) => boolean): Share | undefined {
  const own = teams.filter(({ members }) => belongs(members));
  const games = own.reduce((sum, team) => sum + team.games, 0);
  return games > 0
    ? wilson(
        own.reduce((sum, team) => sum + team.won, 0),
        games,
      )
    : undefined;
}
