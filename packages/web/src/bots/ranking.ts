// Which suggestions are about as good as the best, and which are clearly worse: as far as the trial games can tell.
import type { Suggestion } from './messages.ts';

/** Of a normal distribution, 95 % lies within this many standard errors. */
const TWO_SIDED_95 = 1.96;

export interface Ranking<S extends Suggestion> {
  readonly first: S;
  /** Within the margin of the first. */
  readonly aboutAsGood: readonly S[];
  readonly clearlyWorse: readonly S[];
  /** Smaller differences in the chance to win could be chance, 0 to 1; undefined where nothing was counted. */
  readonly margin: number | undefined;
}

/** The variance of a share of this many trials; of none, nothing is known. One more of each outcome keeps a run of wins from looking certain. */
function variance(chance: number, trials: number): number {
  const [n, p] = [trials + 2, (chance * trials + 1) / (trials + 2)];
  return (p * (1 - p)) / n;
}

/** The margin of the least certain comparison with the first: one figure that holds for all that is shown. */
export function marginOf(first: Suggestion, others: readonly Suggestion[]): number | undefined {
  const { chance, trials } = first;
  if (chance === undefined || trials === 0) return undefined;
  const compared = others.flatMap((one) => (one.chance === undefined ? [] : [variance(one.chance, one.trials)]));
  return TWO_SIDED_95 * Math.sqrt(variance(chance, trials) + Math.max(0, ...compared));
}

/** The bot's choice stays first, whatever the decimals say; the others follow by their chances. */
export function rank<S extends Suggestion>([first, ...others]: readonly [S, ...S[]]): Ranking<S> {
  const margin = marginOf(first, others);
  const sorted = others.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0));
  const isClose = ({ chance }: S): boolean =>
    margin === undefined || chance === undefined || (first.chance ?? 0) - chance < margin;
  return {
    first,
    aboutAsGood: sorted.filter(isClose),
    clearlyWorse: sorted.filter((one) => !isClose(one)),
    margin,
  };
}
