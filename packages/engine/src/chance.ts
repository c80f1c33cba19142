import type { Code, Kinds, Playable } from './contract.ts';
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
export function odds<K extends Kinds>(game: Playable<K>, state: K['State']): Odds<K['Outcome']> {
  const codes = buffer(game);
  const weights = buffer(game);
  const n = game.legal(state, codes);
  const total = game.weights(state, weights);
  const outcomes = Array.from(codes.subarray(0, n), (code, i) => ({
    outcome: game.write(state, code) as K['Outcome'],
    weight: weights[i] as number,
  }));
  return { total, outcomes };
}

/** Draws an outcome as likely as its weight says. `codes` and `weights` are reused buffers. */
export function drawOutcome<K extends Kinds>(
  game: Playable<K>,
  state: K['State'],
  dice: Dice,
  codes: Int32Array,
  weights: Int32Array,
): Code {
  const outcomes = game.legal(state, codes);
  const total = game.weights(state, weights);
  let left = dice.below(total);
  // All weigh 1, as a die's faces do: nothing to search.
  if (total === outcomes) return codes[left] as number;
  let index = 0;
  while (left >= (weights[index] as number)) left -= weights[index++] as number;
  return codes[index] as number;
}
