// Compares two settings game by game: the differences and their intervals.
import { correlation, type Difference, gamesFor, pairedDifference, pairsOf, shareDifference } from './differences.ts';
import type { GameMeasures } from './measures.ts';
import { meanOf, type Share, wilson } from './statistics.ts';

export interface SharesCompared extends Difference {
  readonly a: Share;
  readonly b: Share;
}

export interface MeansCompared extends Difference {
  readonly a: number;
  readonly b: number;
}

export interface Comparison {
  /** Of each setting. */
  readonly games: number;
  readonly won: SharesCompared;
  readonly endings: readonly (SharesCompared & { readonly how: string })[];
  readonly means: Readonly<Record<'points' | 'rounds' | 'lost', MeansCompared>>;
  /** Of winning in A and in B, by game number: what pairing gains. */
  readonly correlation: number;
  /** The standard deviation of one pair's difference in won games. */
  readonly deviation: number;
}

export type Pair = readonly [a: GameMeasures, b: GameMeasures];

export function compare(pairs: readonly Pair[], endings: readonly string[]): Comparison {
  const won = (game: GameMeasures) => game.won;
  const asNumber = (game: GameMeasures) => (game.won ? 1 : 0);
  return {
    games: pairs.length,
    won: shares(pairs, won),
    endings: endings.map((how) => ({ how, ...shares(pairs, (game) => game.how === how) })),
    means: {
      points: points(pairs),
      rounds: means(pairs, (game) => game.rounds),
      lost: means(pairs, (game) => game.lost),
    },
    correlation: correlation(
      pairs.map(([a]) => asNumber(a)),
      pairs.map(([, b]) => asNumber(b)),
    ),
    deviation: deviationOf(pairs),
  };
}

function shares(pairs: readonly Pair[], holds: (game: GameMeasures) => boolean): SharesCompared {
  const [a, b] = [pairs.map(([game]) => holds(game)), pairs.map(([, game]) => holds(game))];
  const count = (column: readonly boolean[]) => wilson(column.filter(Boolean).length, column.length);
  return { a: count(a), b: count(b), ...pairedDifference(pairsOf(a, b)) };
}

function means(pairs: readonly Pair[], value: (game: GameMeasures) => number): MeansCompared {
  const { mean, low, high } = meanOf(pairs.map(([a, b]) => value(b) - value(a)));
  const of = (games: readonly GameMeasures[]) => games.reduce((sum, game) => sum + value(game), 0) / games.length;
  return { a: of(pairs.map(([a]) => a)), b: of(pairs.map(([, b]) => b)), difference: mean, low, high };
}

/**
 * Points lie between 0 and 1, and all games may score the same: treated as shares they keep a sound interval. A positive
 * correlation within pairs is not used to narrow it.
 */
function points(pairs: readonly Pair[]): MeansCompared {
  const [a, b] = [pairs.map(([game]) => game.points), pairs.map(([, game]) => game.points)];
  const share = (column: readonly number[]) =>
    wilson(
      column.reduce((sum, value) => sum + value, 0),
      column.length,
    );
  const difference = shareDifference(share(a), share(b), Math.min(0, correlation(a, b)));
  return { a: share(a).share, b: share(b).share, ...difference };
}

/** If no pair differed, the largest deviation that this many games could have missed. */
function deviationOf(pairs: readonly Pair[]): number {
  const differences = pairs.map(([a, b]) => Number(b.won) - Number(a.won));
  const seen = differences.some((difference) => difference !== 0);
  if (seen && pairs.length > 1) return meanOf(differences).deviation;
  return Math.sqrt(wilson(0, pairs.length).high);
}

/** How many games of each setting narrow the interval of the difference to ± the precision. */
export const gamesNeeded = ({ deviation }: Comparison, precision: number): number => gamesFor(deviation, precision);
