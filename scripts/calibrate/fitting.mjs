// Logistic regression of who won on the log odds of what the search thought, by Newton's method. It is drawn towards telling
// values as they are; how much, is found by leaving out games and foretelling them.
import { logOdds } from '../../packages/bots/dist/telling.js';

const PULLS = [0.1, 0.3, 1, 3, 10, 30];
const FOLDS = 5;
const STEPS = 30;

/** The weights of the terms, how strong the pull was, and what else was tried. */
export function calibrationFor(positions) {
  const rows = positions.filter(({ isCertain }) => !isCertain).map(rowOf);
  const { shift, stretch } = positions[0].terms;
  // As it is: nothing shifted, and stretched by 1.
  const origin = [...shift.map(() => 0), ...stretch.map((_, k) => (k === 0 ? 1 : 0))];
  const tried = PULLS.map((pull) => ({ pull, loss: foretold(rows, origin, pull) }));
  const { pull } = tried.reduce((best, one) => (one.loss < best.loss ? one : best));
  const weights = regress(rows, origin, pull);
  return { shift: weights.slice(0, shift.length), stretch: weights.slice(shift.length), pull, tried };
}

function rowOf({ number, value, terms: { shift, stretch }, won }) {
  const odds = logOdds(value);
  return { number, won, x: [...shift, ...stretch.map((term) => term * odds)] };
}

const sigmoid = (x) => 1 / (1 + Math.exp(-x));
const dot = (a, b) => a.reduce((sum, one, k) => sum + one * b[k], 0);

/** All positions of a game together count as one game's worth of evidence. */
function regress(rows, origin, pull) {
  const size = origin.length;
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
function foretold(rows, origin, pull) {
  let loss = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = regress(
      rows.filter(({ number }) => number % FOLDS !== fold),
      origin,
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
