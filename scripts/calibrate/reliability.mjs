// Does what is said come true? Positions in bins by what was said of them, against how many of them were won. Positions of one
// game stand or fall together, so intervals come from drawing whole games again and again.
import { Stream } from '../../packages/engine/dist/index.js';

const BINS = 10;
const DRAWS = 1000;

const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const binOf = (said) => Math.min(BINS - 1, Math.floor(said * BINS));

/** `said`: what to hold against the outcome: `told` or `value`. */
export function reliability(positions, said) {
  const seen = positions.map((position) => ({ number: position.number, said: position[said], won: position.won }));
  const all = byGame(seen);
  const measures = measure(all);
  const stream = Stream.of('bootstrap');
  const drawn = Array.from({ length: DRAWS }, () => measure(all.map(() => all[stream.below(all.length)])));
  const interval = (of) => between(drawn.map(of).filter((one) => !Number.isNaN(one)));
  return {
    games: all.length,
    positions: seen.length,
    said: measures.said,
    won: withInterval(
      measures.won,
      interval((one) => one.won),
    ),
    difference: withInterval(
      measures.said - measures.won,
      interval((one) => one.said - one.won),
    ),
    brier: withInterval(
      measures.brier,
      interval((one) => one.brier),
    ),
    base: measures.brier + measures.gain,
    gain: withInterval(
      measures.gain,
      interval((one) => one.gain),
    ),
    error: withInterval(
      measures.error,
      interval((one) => one.error),
    ),
    bins: measures.bins.flatMap((bin, k) =>
      bin.n === 0 ? [] : [{ ...rowOf(seen, k, bin), ...interval((one) => one.bins[k].won / one.bins[k].n) }],
    ),
  };
}

function byGame(seen) {
  const games = new Map();
  for (const one of seen) games.set(one.number, [...(games.get(one.number) ?? []), one]);
  return [...games.values()];
}

const withInterval = (value, interval) => ({ value, ...interval });

function rowOf(seen, k, { n, said, won }) {
  const games = new Set(seen.filter((one) => binOf(one.said) === k).map(({ number }) => number)).size;
  return { from: k / BINS, to: (k + 1) / BINS, said: said / n, won: won / n, positions: n, games };
}

function measure(games) {
  const bins = Array.from({ length: BINS }, () => ({ n: 0, said: 0, won: 0 }));
  let squares = 0;
  for (const one of games.flat()) {
    const bin = bins[binOf(one.said)];
    bin.n++;
    bin.said += one.said;
    bin.won += one.won;
    squares += (one.said - one.won) ** 2;
  }
  const n = bins.reduce((sum, bin) => sum + bin.n, 0);
  const won = bins.reduce((sum, bin) => sum + bin.won, 0) / n;
  const brier = squares / n;
  const error = bins.reduce((sum, bin) => sum + Math.abs(bin.said - bin.won), 0) / n;
  // What somebody is wrong by who always says how often games are won.
  const outcomes = mean(games.flat().map((one) => (one.won - won) ** 2));
  return { bins, won, said: bins.reduce((sum, bin) => sum + bin.said, 0) / n, brier, error, gain: outcomes - brier };
}

function between(values) {
  const sorted = values.sort((a, b) => a - b);
  const at = (share) => sorted[Math.round(share * (sorted.length - 1))];
  return { low: at(0.025), high: at(0.975) };
}
