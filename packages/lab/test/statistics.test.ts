import { expect, test } from 'vitest';
import { wilson } from '../src/simulation/statistics.ts';

// Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the Wilson interval of %i in %i', (count, n, low, high) => {
  const share = wilson(count, n);
  expect(share.low).toBeCloseTo(low, 4);
  expect(share.high).toBeCloseTo(high, 4);
  expect(share.share).toBe(count / n);
});

test('a certain and an impossible outcome mirror each other', () => {
  const never = wilson(0, 50);
  const always = wilson(50, 50);
  expect(never.low).toBe(0);
  expect(always.high).toBe(1);
  expect(always.low).toBeCloseTo(1 - never.high, 12);
});
