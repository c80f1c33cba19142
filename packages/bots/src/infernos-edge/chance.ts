// Chance for playouts that are to be compared: the same trial meets the same dice and draws, turn by turn, whatever is
// tried in it. What differs is then due to what was tried.
import type { Code } from '@undercroft/engine';
import type { Expedition } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { DRAW_TILE, infernosEdge } = game;

/** A small generator (splitmix32) that can be set to any place at once. */
export class Sequence {
  #state = 0;

  set(state: number): void {
    this.#state = state | 0;
  }

  /** The next 32 bits, as a signed integer. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let x = this.#state;
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return x ^ (x >>> 15);
  }

  below(n: number): number {
    return (this.next() >>> 0) % n;
  }
}

const dice = new Sequence();
const draws = new Sequence();
/** For those who are a little in doubt. */
export const doubts = new Sequence();

/** Every trial and every turn of it has its own numbers. */
export function beginTurnOfTrial(seed: number, turn: number): void {
  const place = seed + Math.imul(turn, 0x632be59b);
  dice.set(place);
  draws.set(place ^ 0x5bd1e995);
  doubts.set(place ^ 0x2c1b3c6d);
}

const weights = new Int32Array(infernosEdge.facts.maxLegal);

/** One of the n outcomes in `codes`, by their odds. */
export function happen(e: Expedition, codes: Int32Array, n: number): Code {
  const sequence = e.asks === DRAW_TILE ? draws : dice;
  const total = infernosEdge.weights(e, weights);
  let left = sequence.below(total);
  if (total === n) return codes[left]!;
  let index = 0;
  while (left >= weights[index]!) left -= weights[index++]!;
  return codes[index]!;
}
