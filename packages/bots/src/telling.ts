// How a search tells what it found: as a chance that comes true. Its own value decides what is played; what is told of it is
// stretched and shifted until, of the positions of which it says 60 %, the adept wins about 60 %. docs/adr/0019-honest-chances.md.
import type { Code, Kinds } from '@undercroft/engine';

/** How far the log odds of a value are moved, and by how much they are multiplied before. */
export interface Bend {
  readonly shift: readonly number[];
  readonly stretch: readonly number[];
}

/** What a value's meaning depends on in a position; always as many numbers, in the same order. */
export type Terms = Bend;
/** What each of the terms weighs. */
export type Calibration = Bend;

/** What a game knows of its own values. */
export interface Telling<K extends Kinds = Kinds> {
  readonly calibration: Calibration;
  terms(state: K['State']): Terms;
  /** 1 or 0 where it is certain after this code, whatever happens. */
  certain(state: K['State'], code: Code, value: number): number | undefined;
}

/** What is said of a code in a position of which the search thinks so much. */
export type Tell<K extends Kinds = Kinds> = (state: K['State'], code: Code, value: number) => number;

export const asItIs = (_state: unknown, _code: Code, value: number): number => value;

export const honestly =
  <K extends Kinds>(telling: Telling<K>): Tell<K> =>
  (state, code, value) =>
    telling.certain(state, code, value) ?? chance(value, telling.terms(state), telling.calibration);

/** The larger the value, the larger the chance; never 0 or 1, as nothing is certain because it was never seen otherwise. */
export function chance(value: number, terms: Terms, weights: Calibration): number {
  const stretch = Math.max(LEAST_STRETCH, weigh(terms.stretch, weights.stretch));
  return 1 / (1 + Math.exp(-weigh(terms.shift, weights.shift) - stretch * logOdds(value)));
}

/** Nearer to 0 or 1 a mean of some dozen trials does not tell anything apart. */
const EDGE = 0.002;
/** Whatever the terms are, a better value is a better chance. */
const LEAST_STRETCH = 0.1;

export function logOdds(value: number): number {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, value));
  return Math.log(inside / (1 - inside));
}

const weigh = (terms: readonly number[], weights: readonly number[]): number =>
  terms.reduce((sum, term, k) => sum + term * (weights[k] ?? 0), 0);
