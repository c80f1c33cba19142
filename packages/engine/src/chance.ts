import type { Code, GameTypes, Playable } from './contract.ts';
import { buffer } from './contract.ts';

/** Anything that can draw an integer from 0 to n − 1: a Stream, or a server's verifiable dice. */
export interface Dice {
  below(n: number): number;
}

export interface Odds<Outcome> {
  readonly total: number;
  readonly outcomes: readonly { readonly outcome: Outcome; readonly weight: number }[];
}

/** Every outcome of a chance node with its exact weight. */
export function odds<K extends GameTypes>(game: Playable<K>, state: K['State']): Odds<K['Outcome']> {
  const codes = buffer(game);
  const weights = buffer(game);
  const n = game.legal(state, codes);
  const total = game.weights(state, weights);
  const outcomes = Array.from(codes.subarray(0, n), (code, i) => ({
    outcome: game.decode(state, code) as K['Outcome'],
    weight: weights[i] as number,
  }));
  return { total, outcomes };
}

/** Draws an outcome in proportion to its weight. `codes` and `weights` are buffers to reuse. */
export function drawOutcome<K extends GameTypes>(
  game: Playable<K>,
  state: K['State'],
  dice: Dice,
  codes: Int32Array,
  weights: Int32Array,
): Code {
  const outcomes = game.legal(state, codes);
  const total = game.weights(state, weights);
  let left = dice.below(total);
  // All weights are 1, as for the faces of a die: no search needed.
  if (total === outcomes) return codes[left] as number;
  let index = 0;
  while (left >= (weights[index] as number)) left -= weights[index++] as number;
  return codes[index] as number;
}
