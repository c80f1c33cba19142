// Calibrates the chances that bots display. A search plays by its own values; what it displays is stretched and shifted so that
// the adept wins about 60 % of the positions in which it says 60 %. See docs/adr/0019-honest-chances.md.
import type { Code, GameTypes } from '@undercroft/engine';

/** The log odds of a value are multiplied by `stretch`, then `shift` is added; both are weighted sums. */
export interface LogOddsParameters {
  readonly shift: readonly number[];
  readonly stretch: readonly number[];
}

/** The terms of both sums in a position, always in the same order. */
export type CalibrationTerms = LogOddsParameters;
/** The weights of the terms. */
export type Calibration = LogOddsParameters;

/** How a game's values become chances. */
export interface ChanceModel<K extends GameTypes = GameTypes> {
  readonly calibration: Calibration;
  terms(state: K['State']): CalibrationTerms;
  /** 1 or 0 if the game is certainly won or lost after this code. */
  certain(state: K['State'], code: Code, value: number): number | undefined;
}

/** The chance to display for a code in a position, given the search's value. */
export type DisplayChance<K extends GameTypes = GameTypes> = (state: K['State'], code: Code, value: number) => number;

export const uncalibrated = (_state: unknown, _code: Code, value: number): number => value;

export const calibratedBy =
  <K extends GameTypes>(model: ChanceModel<K>): DisplayChance<K> =>
  (state, code, value) =>
    model.certain(state, code, value) ?? calibratedChance(value, model.terms(state), model.calibration);

/** Increases with the value, and is never 0 or 1: a mean of trials proves nothing. */
export function calibratedChance(value: number, terms: CalibrationTerms, weights: Calibration): number {
  const stretch = Math.max(LEAST_STRETCH, weightedSum(terms.stretch, weights.stretch));
  return 1 / (1 + Math.exp(-weightedSum(terms.shift, weights.shift) - stretch * logOdds(value)));
}

/** A mean of a few dozen trials is not meaningful closer to 0 or 1 than this. */
const EDGE = 0.002;
/** Positive, so that a better value is always a better chance. */
const LEAST_STRETCH = 0.1;

export function logOdds(value: number): number {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, value));
  return Math.log(inside / (1 - inside));
}

const weightedSum = (terms: readonly number[], weights: readonly number[]): number =>
  terms.reduce((sum, term, k) => sum + term * (weights[k] ?? 0), 0);
