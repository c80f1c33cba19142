// What each member adds to a team, and each pair of members, from the games of many teams.
import { type Difference, shareDifference } from './differences.ts';
import { combinations } from './pairings.ts';
import { type Interval, type Share, wilson } from './statistics.ts';

/** The games of one team. */
export interface TeamGames {
  readonly members: readonly string[];
  readonly games: number;
  readonly won: number;
}

export interface MemberValue extends Difference {
  readonly member: string;
  readonly with: Share;
  readonly without: Share;
}

export interface PairValue {
  readonly pair: readonly [string, string];
  /** Games won with both. */
  readonly with: Share;
  /** What they win together beyond their separate values: 0 if one's value does not depend on the other. */
  readonly together: Difference | undefined;
}

/** The most valuable first. Members of every team, or of none, have no value. */
export function memberValues(teams: readonly TeamGames[], members: readonly string[]): MemberValue[] {
  return members
    .flatMap((member) => {
      const inside = count(teams, (team) => team.includes(member));
      const outside = count(teams, (team) => !team.includes(member));
      if (!inside || !outside) return [];
      return [{ member, with: inside, without: outside, ...shareDifference(outside, inside) }];
    })
    .sort((a, b) => b.difference - a.difference);
}

/** A member's value within one setting, and the number of games with and without them. */
export interface Stratum extends Difference {
  readonly with: number;
  readonly without: number;
}

/**
 * Combines values of several settings (weights by Mantel and Haenszel): a setting counts by how much it can show, and a
 * harder setting is not held against its members.
 */
export function poolStrata(strata: readonly Stratum[]): Difference {
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
export function pairValues(teams: readonly TeamGames[], members: readonly string[]): PairValue[] {
  const rated = memberValues(teams, members).map(({ member }) => member);
  const inOrder = members.filter((member) => rated.includes(member));
  return combinations(inOrder, 2)
    .flatMap(([a = '', b = '']) => {
      const both = count(teams, (team) => team.includes(a) && team.includes(b));
      return both ? [{ pair: [a, b] as const, with: both, together: interaction(teams, a, b) }] : [];
    })
    .sort((x, y) => y.with.share - x.with.share);
}

/** The interaction of two members: both, minus one, minus the other, plus neither; with its interval. */
function interaction(teams: readonly TeamGames[], a: string, b: string): Difference | undefined {
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

/** From Wilson's interval, so that shares of 0 are not taken as certain. */
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
