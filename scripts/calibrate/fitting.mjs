// Logistic regression of who won on the log odds of what the search thought, by Newton's method. It is drawn towards telling
// values as they are; how much, is found by leaving out games and foretelling them.
import { logOdds } from '../../packages/bots/dist/telling.js';

const PULLS = [0.1, 0.3, 1, 3, 10];
const FOLDS = 5;
const STEPS = 30;

/** How many of the terms stretch, all of them shift. */
export function calibrationFor(positions, stretching) {
  const rows = positions.filter(({ isCertain }) => !isCertain).map((position) => rowOf(position, stretching));
  const tried = PULLS.map((pull) => ({ pull, loss: foretold(rows, stretching, pull) }));
  const { pull } = tried.reduce((best, one) => (one.loss < best.loss ? one : best));
  const weights = regress(rows, stretching, pull);
  const split = weights.length - stretching;
  return { shift: weights.slice(0, split), stretch: weights.slice(split), pull, tried };
}

function rowOf({ number, value, terms, won }, stretching) {
  const odds = logOdds(value);
  return { number, won, x: [...terms, ...terms.slice(0, stretching).map((term) => term * odds)] };
}

const sigmoid = (x) => 1 / (1 + Math.exp(-x));
const dot = (a, b) => a.reduce((sum, one, k) => sum + one * b[k], 0);

/** All positions of a game together count as one game's worth of evidence. */
function regress(rows, stretching, pull) {
  const size = rows[0].x.length;
  const origin = Array.from({ length: size }, (_, k) => (k === size - stretching ? 1 : 0));
  const scale = new Set(rows.map(({ number }) => number)).size / rows.length;
  let weights = [...origin];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, k) => pull * (weight - origin[k]));
    const bend = weights.map((_, k) => weights.map((_, l) => (k === l ? pull : 0)));
    for (const { x, won } of rows) {
      const p = sigmoid(dot(x, weights));
      for (let k = 0; k < size; k++) {
        slope[k] += scale * (p - won) * x[k];
        for (let l = 0; l < size; l++) bend[k][l] += scale * p * (1 - p) * x[k] * x[l];
      }
    }
    const way = solve(bend, slope);
    weights = weights.map((weight, k) => weight - way[k]);
  }
  return weights;
}

/** Gauss, with pivots. */
function solve(matrix, right) {
  const rows = matrix.map((row, k) => [...row, right[k]]);
  for (let k = 0; k < rows.length; k++) {
    const pivot = rows.slice(k).reduce((best, row) => (Math.abs(row[k]) > Math.abs(best[k]) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(k, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const share = row[k] / pivot[k];
      for (let l = k; l < row.length; l++) row[l] -= share * pivot[l];
    }
  }
  return rows.map((row, k) => row.at(-1) / row[k]);
}

/** The mean surprise at the outcome of games that were left out. */
function foretold(rows, stretching, pull) {
  let loss = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = regress(
      rows.filter(({ number }) => number % FOLDS !== fold),
      stretching,
      pull,
    );
    for (const { number, x, won } of rows) {
      if (number % FOLDS !== fold) continue;
      const p = sigmoid(dot(x, weights));
      loss -= won * Math.log(p) + (1 - won) * Math.log(1 - p);
    }
  }
  return loss / rows.length;
}
