// The chi-square statistic of observed counts, and the largest value that chance explains.

export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, i) => {
    const mean = expected[i] as number;
    return sum + (count - mean) ** 2 / mean;
  }, 0);
}

/** The 5.6 sigma point: exceeded by chance about once in a hundred million (Wilson and Hilferty's approximation). */
export function criticalValue(freedom: number, sigma = 5.6): number {
  if (freedom < 1) return 0;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + sigma * Math.sqrt(spread)) ** 3;
}
