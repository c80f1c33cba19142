// Confidence intervals of shares and means.

/** A 95 % confidence interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Share extends Interval {
  readonly count: number;
  readonly share: number;
}

/** The two-sided 95 % point of the normal distribution. */
export const Z = 1.959963984540054;

/**
 * Wilson's score interval: sound for small samples and for shares near 0 and 1, where the usual formula is not. With
 * draws, as half a success each, it errs on the wide side: no value between 0 and 1 varies more than 0 and 1 themselves.
 */
export function wilson(count: number, n: number): Share {
  const share = count / n;
  const middle = share + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  const low = count === 0 ? 0 : (middle - spread) / scale;
  const high = count === n ? 1 : (middle + spread) / scale;
  return { count, share, low, high };
}

export interface Mean extends Interval {
  readonly n: number;
  readonly mean: number;
  /** The standard deviation of one value. */
  readonly deviation: number;
}

/** The mean of many values, with the normal interval: sound for some dozens of values or more. */
export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = n > 1 ? Math.sqrt(squares / (n - 1)) : Number.POSITIVE_INFINITY;
  const spread = (Z * deviation) / Math.sqrt(n);
  return { n, mean, deviation, low: mean - spread, high: mean + spread };
}
