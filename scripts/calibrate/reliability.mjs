// Does what is said come true? Positions in bins by what was said of them, against how many of them were won. Positions of one
// game stand or fall together, so intervals come from drawing whole games again and again.
import { Stream } from '../../packages/engine/dist/index.js';

const BINS = 10;
const DRAWS = 1000;

/** `said`: what is held against the outcome, `told` or `value`. */
export function reliability(positions, said) {
  const games = [...tallies(positions, said).values()];
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
  return { from: k / BINS, to: (k + 1) / BINS, said: bin[SAID] / n, won: bin[WON] / n, ...within };
}

// ---------------------------------------------------------------- sums

const N = 0;
const SAID = 1;
const WON = 2;
const WON_SQUARED = 3;
const MISSED = 4;
const SUMS = 5;

/** Per game and bin: positions, what was said, what was won, its square, how far off it was, squared. */
function tallies(positions, said) {
  const games = new Map();
  for (const { number, won, [said]: share } of positions) {
    const sums = games.get(number) ?? new Float64Array(BINS * SUMS);
    games.set(number, sums);
    const at = Math.min(BINS - 1, Math.floor(share * BINS)) * SUMS;
    sums[at + N]++;
    sums[at + SAID] += share;
    sums[at + WON] += won;
    sums[at + WON_SQUARED] += won * won;
    sums[at + MISSED] += (share - won) ** 2;
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
    difference: (all(SAID) - all(WON)) / n,
    error: bins.reduce((sum, bin) => sum + Math.abs(bin[SAID] - bin[WON]), 0) / n,
    brier: all(MISSED) / n,
    // By how much somebody is wrong who always says how often games are won.
    base: all(WON_SQUARED) / n - (all(WON) / n) ** 2,
  };
}

function between(values) {
  const sorted = values.sort((a, b) => a - b);
  const at = (share) => sorted[Math.round(share * (sorted.length - 1))];
  return { low: at(0.025), high: at(0.975) };
}
