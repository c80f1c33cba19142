// Compares chances with results: positions in bins by their chance, and the share of them that was won. Positions of one game
// share its result, so intervals come from bootstrapping whole games.
import { Stream } from '../../packages/engine/dist/index.js';

const BINS = 10;
const DRAWS = 1000;

/** `chance`: which number is compared with the result, `displayed` (calibrated) or `value`. */
export function reliability(positions, chance) {
  const games = [...tallies(positions, chance).values()];
  const found = measures(games);
  const stream = Stream.of('bootstrap');
  const drawn = Array.from({ length: DRAWS }, () => measures(games.map(() => games[stream.below(games.length)])));
  const around = (of) => between(drawn.map(of).filter((one) => !Number.isNaN(one)));
  const measured = (of) => ({ value: of(found), ...around(of) });
  return {
    games: games.length,
    positions: positions.length,
    won: measured(({ won }) => won),
    difference: measured(({ difference }) => difference),
    error: measured(({ error }) => error),
    brier: measured(({ brier }) => brier),
    base: found.base,
    gain: measured(({ base, brier }) => base - brier),
    bins: found.bins.flatMap((bin, k) => (bin[N] === 0 ? [] : [row(bin, k, games, around)])),
  };
}

function row(bin, k, games, around) {
  const n = bin[N];
  const within = {
    positions: n,
    games: games.filter((sums) => sums[k * SUMS + N] > 0).length,
    ...around(({ bins }) => bins[k][WON] / bins[k][N]),
  };
  return { from: k / BINS, to: (k + 1) / BINS, chance: bin[CHANCE] / n, won: bin[WON] / n, ...within };
}

// ---------------------------------------------------------------- sums

const N = 0;
const CHANCE = 1;
const WON = 2;
const WON_SQUARED = 3;
const SQUARED_ERROR = 4;
const SUMS = 5;

/** Per game and bin: positions, chances, wins, squared wins, squared errors. */
function tallies(positions, chance) {
  const games = new Map();
  for (const { number, won, [chance]: share } of positions) {
    const sums = games.get(number) ?? new Float64Array(BINS * SUMS);
    games.set(number, sums);
    const at = Math.min(BINS - 1, Math.floor(share * BINS)) * SUMS;
    sums[at + N]++;
    sums[at + CHANCE] += share;
    sums[at + WON] += won;
    sums[at + WON_SQUARED] += won * won;
    sums[at + SQUARED_ERROR] += (share - won) ** 2;
  }
  return games;
}

function measures(games) {
  const sums = new Float64Array(BINS * SUMS);
  for (const game of games) for (let k = 0; k < sums.length; k++) sums[k] += game[k];
  const bins = Array.from({ length: BINS }, (_, k) => sums.subarray(k * SUMS, (k + 1) * SUMS));
  const all = (what) => bins.reduce((sum, bin) => sum + bin[what], 0);
  const n = all(N);
  return {
    bins,
    won: all(WON) / n,
    difference: (all(CHANCE) - all(WON)) / n,
    error: bins.reduce((sum, bin) => sum + Math.abs(bin[CHANCE] - bin[WON]), 0) / n,
    brier: all(SQUARED_ERROR) / n,
    // The Brier score of always predicting the base rate.
    base: all(WON_SQUARED) / n - (all(WON) / n) ** 2,
  };
}

function between(values) {
  const sorted = values.sort((a, b) => a - b);
  const at = (share) => sorted[Math.round(share * (sorted.length - 1))];
  return { low: at(0.025), high: at(0.975) };
}
