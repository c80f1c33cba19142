// Confidence intervals of differences between two shares or means.
import { type Interval, type Share, wilson, Z } from './statistics.ts';

export interface Difference extends Interval {
  readonly difference: number;
}

/**
 * The difference of two shares, the second minus the first: their Wilson intervals, squared and added, with the
 * correlation `phi` between them (Newcombe 1998, method 10: for independent samples with phi 0, for pairs with that of
 * the pairs). Sound where the usual formula is not: small samples, and shares near 0 and 1.
 */
export function shareDifference(a: Share, b: Share, phi = 0): Difference {
  const difference = b.share - a.share;
  return {
    difference,
    low: difference - added(b.share - b.low, a.high - a.share, phi),
    high: difference + added(a.share - a.low, b.high - b.share, phi),
  };
}

const added = (x: number, y: number, phi: number): number => Math.sqrt(Math.max(0, x * x - 2 * phi * x * y + y * y));

/** How often a thing happened in both games of a pair, in one of them, and in none. */
export interface Pairs {
  readonly both: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly neither: number;
}

export function pairsOf(a: readonly boolean[], b: readonly boolean[]): Pairs {
  const count = (holds: (inA: boolean, inB: boolean) => boolean) =>
    a.filter((inA, i) => holds(inA, b[i] === true)).length;
  return {
    both: count((inA, inB) => inA && inB),
    onlyA: count((inA, inB) => inA && !inB),
    onlyB: count((inA, inB) => !inA && inB),
    neither: count((inA, inB) => !inA && !inB),
  };
}

/** The difference of two shares that were counted in pairs. */
export function pairedDifference(pairs: Pairs): Difference {
  const { both, onlyA, onlyB, neither } = pairs;
  const n = both + onlyA + onlyB + neither;
  return shareDifference(wilson(both + onlyA, n), wilson(both + onlyB, n), cautiousPhi(pairs, n));
}

/** The correlation of the pairs; if positive, with Newcombe's continuity correction of n/2. */
function cautiousPhi({ both, onlyA, onlyB, neither }: Pairs, n: number): number {
  const margins = (both + onlyA) * (onlyB + neither) * (both + onlyB) * (onlyA + neither);
  if (margins === 0) return 0;
  const surplus = both * neither - onlyA * onlyB;
  return (surplus > 0 ? Math.max(0, surplus - n / 2) : surplus) / Math.sqrt(margins);
}

/** The correlation of two columns; 0 if one does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [centred(a), centred(b)];
  const product = sum(x.map((value, i) => value * (y[i] ?? 0)));
  const scale = Math.sqrt(sum(x.map((value) => value * value)) * sum(y.map((value) => value * value)));
  return scale === 0 ? 0 : product / scale;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function centred(values: readonly number[]): number[] {
  const mean = sum(values) / values.length;
  return values.map((value) => value - mean);
}

/** How many games narrow the interval of a mean to ±`precision`. */
export function gamesFor(deviation: number, precision: number): number {
  return Math.ceil(((Z * deviation) / precision) ** 2);
}
