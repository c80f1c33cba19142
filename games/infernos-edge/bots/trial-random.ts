// Common random numbers: in the same trial every candidate meets the same dice and draws, turn by turn, so that differences
// are due to what was played.

import type { Code } from '@undercroft/engine';
import { DRAW_TILE, type Expedition, infernosEdge } from '@undercroft/infernos-edge';

/** The SplitMix32 generator, which is cheap to seed. */
class SplitMix {
  #state = 0;

  seed(state: number): void {
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

export class TrialRandom {
  readonly #dice = new SplitMix();
  readonly #draws = new SplitMix();
  /** For noise in the heuristics. */
  readonly noise = new SplitMix();
  readonly #weights = new Int32Array(infernosEdge.facts.maxLegal);

  /** Every turn of every trial has its own numbers. */
  seedTurn(seed: number, turn: number): void {
    const place = seed + Math.imul(turn, 0x632be59b);
    this.#dice.seed(place);
    this.#draws.seed(place ^ 0x5bd1e995);
    this.noise.seed(place ^ 0x2c1b3c6d);
  }

  /** Draws one of the n outcomes in `codes` by their weights. */
  drawOutcome(e: Expedition, codes: Int32Array, n: number): Code {
    const weights = this.#weights;
    const sequence = e.asks === DRAW_TILE ? this.#draws : this.#dice;
    const total = infernosEdge.weights(e, weights);
    let left = sequence.below(total);
    if (total === n) return codes[left]!;
    let index = 0;
    while (left >= weights[index]!) left -= weights[index++]!;
    return codes[index]!;
  }
}
