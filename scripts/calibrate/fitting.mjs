// Logistic regression of who won on the log odds of what the search thought, by Newton's method. It is drawn towards telling
// values as they are; how strongly, is found by leaving out games and foretelling them.
import { logOdds } from '../../packages/bots/dist/telling.js';

const PULLS = [0.1, 0.3, 1, 3, 10, 30];
const FOLDS = 5;
const STEPS = 30;

/** The weights of the terms, how strong the pull was, and what else was tried. */
export function calibrationFor(positions) {
  const rows = weighed(positions.filter(({ isCertain }) => !isCertain));
  const { shift, stretch } = positions[0].terms;
  // As it is: nothing shifted, and stretched by 1.
  const origin = [...shift.map(() => 0), ...stretch.map((_, k) => (k === 0 ? 1 : 0))];
  const tried = PULLS.map((pull) => ({ pull, loss: foretold(rows, origin, pull) }));
  const { pull } = tried.reduce((best, one) => (one.loss < best.loss ? one : best));
  const weights = regress(rows, origin, pull);
  return { shift: weights.slice(0, shift.length), stretch: weights.slice(shift.length), pull, tried };
}

/** All positions of a game share its outcome: together they weigh as much as one. */
function weighed(positions) {
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
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, k) => pull * (weight - origin[k]));
    const bend = weights.map((_, k) => weights.map((_, l) => (k === l ? pull : 0)));
    for (const { x, won, weight } of rows) {
      const p = sigmoid(dot(x, weights));
      for (let k = 0; k < size; k++) {
        slope[k] += weight * (p - won) * x[k];
        for (let l = 0; l < size; l++) bend[k][l] += weight * p * (1 - p) * x[k] * x[l];
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
  let surprise = 0;
  let games = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const kept = rows.filter((row) => row.fold !== fold);
    const weights = regress(kept, origin, pull);
    for (const { x, won, weight } of rows.filter((row) => row.fold === fold)) {
      const p = sigmoid(dot(x, weights));
      surprise -= weight * (won * Math.log(p) + (1 - won) * Math.log(1 - p));
      games += weight;
    }
  }
  return surprise / games;
}
