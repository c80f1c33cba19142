// How sure a share is that was counted in a sample.

export interface Share {
  readonly count: number;
  readonly share: number;
  /** The 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
}

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's score interval: sound for small samples and for shares near 0 and 1, where the usual formula is not. */
export function wilson(count: number, n: number): Share {
  const share = count / n;
  const middle = share + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  const low = count === 0 ? 0 : (middle - spread) / scale;
  const high = count === n ? 1 : (middle + spread) / scale;
  return { count, share, low, high };
}
