// Logistic regression of who won on the log odds of the search's values, by Newton's method. It is regularised towards the
// uncalibrated values; how strongly is found by cross-validation.
import { logOdds } from '../../packages/bots/dist/win-chance.js';

const REGULARISATIONS = [0.1, 0.3, 1, 3, 10, 30];
const FOLDS = 5;
const STEPS = 30;

/** The weights of the terms, the regularisation, and what else was tried. */
export function calibrationFor(positions) {
  const rows = weightedRows(positions.filter(({ isCertain }) => !isCertain));
  const { shift, stretch } = positions[0].terms;
  // Uncalibrated: no shift, and a stretch of 1.
  const origin = [...shift.map(() => 0), ...stretch.map((_, k) => (k === 0 ? 1 : 0))];
  const tried = REGULARISATIONS.map((pull) => ({ pull, loss: crossValidate(rows, origin, pull) }));
  const { pull } = tried.reduce((best, one) => (one.loss < best.loss ? one : best));
  const weights = regress(rows, origin, pull);
  return { shift: weights.slice(0, shift.length), stretch: weights.slice(shift.length), pull, tried };
}

/** All positions of a game share its result, so together they weigh as much as one. */
function weightedRows(positions) {
  const games = new Map();
  for (const { number } of positions) games.set(number, (games.get(number) ?? 0) + 1);
  const order = [...games.keys()];
  const folds = new Map(order.map((number, k) => [number, k % FOLDS]));
  return positions.map(({ number, value, terms: { shift, stretch }, won }) => {
    const odds = logOdds(value);
    const x = [...shift, ...stretch.map((term) => term * odds)];
    return { fold: folds.get(number), weight: 1 / games.get(number), x, won };
  });
}

const sigmoid = (x) => 1 / (1 + Math.exp(-x));
const dot = (a, b) => a.reduce((sum, one, k) => sum + one * b[k], 0);

function regress(rows, origin, pull) {
  const size = origin.length;
  let weights = [...origin];
  for (let iteration = 0; iteration < STEPS; iteration++) {
    const gradient = weights.map((weight, k) => pull * (weight - origin[k]));
    const hessian = weights.map((_, k) => weights.map((_, l) => (k === l ? pull : 0)));
    for (const { x, won, weight } of rows) {
      const p = sigmoid(dot(x, weights));
      for (let k = 0; k < size; k++) {
        gradient[k] += weight * (p - won) * x[k];
        for (let l = 0; l < size; l++) hessian[k][l] += weight * p * (1 - p) * x[k] * x[l];
      }
    }
    const step = solve(hessian, gradient);
    weights = weights.map((weight, k) => weight - step[k]);
  }
  return weights;
}

/** Gaussian elimination with pivoting. */
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

/** The mean log loss on games left out of the fit. */
function crossValidate(rows, origin, pull) {
  let logLoss = 0;
  let games = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const kept = rows.filter((row) => row.fold !== fold);
    const weights = regress(kept, origin, pull);
    for (const { x, won, weight } of rows.filter((row) => row.fold === fold)) {
      const p = sigmoid(dot(x, weights));
      logLoss -= weight * (won * Math.log(p) + (1 - won) * Math.log(1 - p));
      games += weight;
    }
  }
  return logLoss / games;
}
