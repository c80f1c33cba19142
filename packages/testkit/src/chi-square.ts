// How far counts lie from what was expected, and how far they may.

export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, i) => {
    const want = expected[i] as number;
    return sum + (count - want) ** 2 / want;
  }, 0);
}

/** The 5.6 sigma point: exceeded by chance about once in a hundred million (Wilson and Hilferty's approximation). */
export function critical(freedom: number, sigma = 5.6): number {
  if (freedom < 1) return 0;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + sigma * Math.sqrt(spread)) ** 3;
}
