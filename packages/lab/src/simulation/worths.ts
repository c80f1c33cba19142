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
