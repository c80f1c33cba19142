// Strengths from results: maximum likelihood in the model of Bradley and Terry, for games of two entrants or more.
import { type Interval, Z } from './statistics.ts';

/** Games between the same entrants. */
export interface Encounter {
  /** The players, by number. A player may take part twice. */
  readonly entrants: readonly number[];
  /** Games won by each entrant, in the order of `entrants`; a draw is split equally. */
  readonly wins: readonly number[];
}

export interface Rating extends Interval {
  readonly elo: number;
}

/** Elo points per unit of strength: 400 points for odds of ten to one. */
const ELO = 400 / Math.LN10;
const STEPS = 100;
const CLOSE_ENOUGH = 1e-10;

export interface RatingOptions {
  /**
   * The number of virtual draws of each player against an average one. Without any, a player who wins every game would be
   * infinitely strong; a single one hardly affects a hundred games.
   */
  readonly prior?: number;
}

/** The average is 0. The intervals are of the distance to it, from the Fisher information. */
export function ratings(
  players: number,
  encounters: readonly Encounter[],
  { prior = 1 }: RatingOptions = {},
): Rating[] {
  const strengths = mostLikely(players, encounters, prior);
  const average = strengths.reduce((sum, strength) => sum + strength, 0) / players;
  const variances = centredVariances(invert(information(strengths, encounters, prior)));
  return strengths.map((strength, i) => {
    const elo = (strength - average) * ELO;
    const spread = Z * Math.sqrt(variances[i] ?? 0) * ELO;
    return { elo, low: elo - spread, high: elo + spread };
  });
}

/** Newton's method: the likelihood has a single maximum. */
function mostLikely(players: number, encounters: readonly Encounter[], prior: number): number[] {
  let strengths = Array.from({ length: players }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = gradient(strengths, encounters, prior);
    const inverse = invert(information(strengths, encounters, prior));
    const moves = inverse.map((row) => limited(row.reduce((sum, value, i) => sum + value * (slope[i] ?? 0), 0)));
    strengths = strengths.map((strength, i) => strength + (moves[i] ?? 0));
    if (Math.max(...moves.map(Math.abs)) < CLOSE_ENOUGH) break;
  }
  return strengths;
}

/** A step that is too long overshoots. */
const limited = (move: number): number => Math.max(-2, Math.min(2, move));

const chances = (strengths: readonly number[], entrants: readonly number[]): number[] => {
  const weights = entrants.map((player) => Math.exp(strengths[player] ?? 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Games won beyond the expected number. */
function gradient(strengths: readonly number[], encounters: readonly Encounter[], prior: number): number[] {
  const slope = strengths.map((strength) => prior * (0.5 - logistic(strength)));
  for (const { entrants, wins } of encounters) {
    const games = wins.reduce((sum, won) => sum + won, 0);
    const expected = chances(strengths, entrants);
    for (const [i, player] of entrants.entries())
      slope[player] = (slope[player] ?? 0) + (wins[i] ?? 0) - games * (expected[i] ?? 0);
  }
  return slope;
}

/** The Fisher information. Without a prior an anchor fixes where 0 is, without changing differences. */
function information(strengths: readonly number[], encounters: readonly Encounter[], prior: number): number[][] {
  const anchor = prior > 0 ? 0 : 1 / strengths.length;
  const matrix = strengths.map((strength, i) =>
    strengths.map((_, j) => anchor + (i === j ? prior * logistic(strength) * logistic(-strength) : 0)),
  );
  for (const { entrants, wins } of encounters) {
    const games = wins.reduce((sum, won) => sum + won, 0);
    const chance = chances(strengths, entrants);
    for (const [i, a] of entrants.entries())
      for (const [j, b] of entrants.entries()) {
        const row = matrix[a] as number[];
        const share = (i === j ? (chance[i] ?? 0) : 0) - (chance[i] ?? 0) * (chance[j] ?? 0);
        row[b] = (row[b] ?? 0) + games * share;
      }
  }
  return matrix;
}

/** The variance of each strength's distance to the average of all. */
function centredVariances(covariance: readonly (readonly number[])[]): number[] {
  const n = covariance.length;
  const rowMeans = covariance.map((row) => row.reduce((sum, value) => sum + value, 0) / n);
  const mean = rowMeans.reduce((sum, value) => sum + value, 0) / n;
  return covariance.map((row, i) => (row[i] ?? 0) - 2 * (rowMeans[i] ?? 0) + mean);
}

/** Gauss and Jordan, with the largest element of the column as pivot. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < n; column++) {
    const pivot = largest(rows, column);
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const own = rows[column] as number[];
    const scale = own[column] as number;
    for (let k = 0; k < own.length; k++) own[k] = (own[k] as number) / scale;
    for (const [i, row] of rows.entries()) if (i !== column) subtract(row, own, row[column] as number);
  }
  return rows.map((row) => row.slice(n));
}

function largest(rows: readonly number[][], column: number): number {
  let best = column;
  for (let i = column; i < rows.length; i++)
    if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = i;
  return best;
}

function subtract(row: number[], other: readonly number[], factor: number): void {
  for (let k = 0; k < row.length; k++) row[k] = (row[k] as number) - factor * (other[k] as number);
}
