// The arithmetic of the laboratory against published values.
import { describe, expect, test } from 'vitest';
import { correlation, gamesFor, pairedDifference, pairsOf, shareDifference } from '../src/simulation/differences.ts';
import { ratings } from '../src/simulation/elo.ts';
import { memberValues, pairValues } from '../src/simulation/member-values.ts';
import { combinations, groupings } from '../src/simulation/pairings.ts';
import { meanOf, wilson } from '../src/simulation/statistics.ts';

// Newcombe, Interval estimation for the difference between independent proportions (1998), table II, method 10.
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [10, 10, 0, 20, 0.6791, 1],
])('the difference of independent shares %i/%i and %i/%i', (a, n, b, m, low, high) => {
  const { difference, ...interval } = shareDifference(wilson(b, m), wilson(a, n));
  expect(difference).toBeCloseTo(a / n - b / m, 12);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(Math.min(1, interval.high)).toBeCloseTo(high, 4);
});

// Newcombe, Improved confidence intervals for the difference between binomial proportions based on paired data (1998),
// method 10; the last as worked out in Altman et al., Statistics with confidence (2000), table 6.2.
test.each([
  [36, 12, 2, 0, 0.0569, 0.3404],
  [1, 1, 7, 12, -0.5069, -0.0256],
  [14, 5, 0, 22, 0.0115, 0.2265],
])('the difference of paired shares %i %i %i %i', (both, onlyB, onlyA, neither, low, high) => {
  const difference = pairedDifference({ both, onlyA, onlyB, neither });
  expect(difference.low).toBeCloseTo(low, 4);
  expect(difference.high).toBeCloseTo(high, 4);
});

test('pairs are counted', () => {
  const a = [true, true, false, false, true];
  const b = [true, false, true, false, true];
  expect(pairsOf(a, b)).toEqual({ both: 2, onlyA: 1, onlyB: 1, neither: 1 });
});

test('no events leave an interval around 0', () => {
  const { difference, low, high } = pairedDifference({ both: 0, onlyA: 0, onlyB: 0, neither: 100 });
  expect(difference).toBe(0);
  expect(high).toBeCloseTo(0.037, 3);
  expect(low).toBeCloseTo(-high, 12);
});

test('means, correlation and the games that a precision needs', () => {
  expect(meanOf([1, 2, 3, 4])).toMatchObject({ n: 4, mean: 2.5 });
  expect(meanOf([1, 2, 3, 4]).deviation).toBeCloseTo(1.29099, 5);
  expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 12);
  expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12);
  expect(correlation([1, 1, 1], [3, 2, 1])).toBe(0);
  // The textbook's 1.96² · ½ · ½ / 0.02² for one share.
  expect(gamesFor(0.5, 0.02)).toBe(2401);
});

describe('Elo', () => {
  const strength = ({ elo }: { elo: number }) => 10 ** (elo / 400);

  // The worked example of https://en.wikipedia.org/wiki/Bradley–Terry_model: four players, 22 games.
  test('strengths of the Bradley–Terry example', () => {
    const wins = [
      [0, 2, 0, 1],
      [3, 0, 5, 0],
      [0, 3, 0, 1],
      [4, 0, 3, 0],
    ];
    const encounters = combinations([0, 1, 2, 3], 2).map(([i = 0, j = 0]) => ({
      entrants: [i, j],
      wins: [wins[i]?.[j] ?? 0, wins[j]?.[i] ?? 0],
    }));
    const strengths = ratings(4, encounters, { prior: 0 }).map(strength);
    for (const [i, expected] of [0.64, 1.043, 0.66, 2.27].entries()) expect(strengths[i]).toBeCloseTo(expected, 3);
  });

  test('three of four points are 191 Elo, with the interval of the logistic model', () => {
    const [a, b] = ratings(2, [{ entrants: [0, 1], wins: [75, 25] }], { prior: 0 });
    expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeCloseTo(190.8485, 3);
    // Half of 1.96 · 400/ln 10 / √(100 · ¾ · ¼): each of two is half as far from the average as from the other.
    expect((a?.high ?? 0) - (a?.elo ?? 0)).toBeCloseTo((1.959964 * (400 / Math.LN10)) / Math.sqrt(18.75) / 2, 3);
  });

  test('at a table of three the chances are as the strengths', () => {
    const [a, b, c] = ratings(3, [{ entrants: [0, 1, 2], wins: [60, 30, 10] }], { prior: 0 }).map(strength);
    expect((a ?? 0) / (b ?? 1)).toBeCloseTo(2, 6);
    expect((b ?? 0) / (c ?? 1)).toBeCloseTo(3, 6);
  });

  test('taking part twice makes winning twice as likely without adding strength', () => {
    const [a, b] = ratings(2, [{ entrants: [0, 0, 1], wins: [10, 10, 10] }], { prior: 0 });
    expect(a?.elo).toBeCloseTo(0, 6);
    expect(b?.elo).toBeCloseTo(0, 6);
  });

  test('winning everything is strong but not infinitely so; more games give narrower intervals', () => {
    const few = ratings(2, [{ entrants: [0, 1], wins: [10, 0] }])[0];
    const many = ratings(2, [{ entrants: [0, 1], wins: [1000, 0] }])[0];
    expect(few?.elo).toBeGreaterThan(150);
    expect(many?.elo).toBeGreaterThan(few?.elo ?? 0);
    expect(many?.elo).toBeLessThan(1000);
    const even = (n: number) => ratings(2, [{ entrants: [0, 1], wins: [n, n] }])[0];
    expect(even(400)?.high).toBeLessThan((even(100)?.high ?? 0) / 1.9);
  });
});

test('who meets whom', () => {
  expect(groupings(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect(groupings(['a', 'b'], 3)).toEqual([
    ['a', 'a', 'b'],
    ['a', 'b', 'b'],
  ]);
  expect(combinations([1, 2, 3, 4, 5, 6, 7, 8], 4)).toHaveLength(70);
});

describe('the value of a member', () => {
  const MEMBERS = ['a', 'b', 'c', 'd'];
  /** a is worth 20 %, b nothing; c and d are worth 30 % together and nothing alone. */
  const chance = (team: readonly string[]) =>
    0.2 + (team.includes('a') ? 0.2 : 0) + (team.includes('c') && team.includes('d') ? 0.3 : 0);
  const teams = [...combinations(MEMBERS, 1), ...combinations(MEMBERS, 2), ...combinations(MEMBERS, 3)].map(
    (members) => ({
      members,
      games: 1000,
      won: Math.round(chance(members) * 1000),
    }),
  );

  test('with and without', () => {
    const worths = memberValues(teams, MEMBERS);
    const counted = (inside: boolean) => teams.filter(({ members }) => members.includes('a') === inside);
    const share = (own: typeof teams) => own.reduce((sum, { won }) => sum + won, 0) / (own.length * 1000);
    const a = worths.find(({ member }) => member === 'a');
    expect(a?.difference).toBeCloseTo(share(counted(true)) - share(counted(false)), 12);
    expect(a?.low).toBeGreaterThan(0);
  });

  test('two together', () => {
    const pairs = pairValues(teams, MEMBERS);
    expect(pairs).toHaveLength(6);
    const together = (pair: string) => pairs.find((one) => one.pair.join('') === pair)?.together;
    expect(together('cd')?.difference).toBeGreaterThan(0.25);
    expect(together('cd')?.low).toBeGreaterThan(0);
    expect(together('ab')?.low).toBeLessThan(0.02);
  });

  test('a member of every team has no value', () => {
    const all = teams.filter(({ members }) => members.includes('a'));
    expect(memberValues(all, MEMBERS).map(({ member }) => member)).not.toContain('a');
  });
});
