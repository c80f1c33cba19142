// Forecasts how many tiles will be laid before the temple is closed or the bag is empty: a small neural network over counts
// on the ground plan.
import { GapCounts, INPUTS } from './gap-counts.ts';
import type { GroundPlan } from './ground-plan.ts';
import { NETWORK } from './tile-forecast-network.ts';

/** Weights: those of the inputs per hidden unit, then the biases, the output weights and the output bias. */
export interface Network {
  readonly hidden: number;
  readonly weights: ArrayLike<number>;
}

/** The network's output is in tens of tiles. */
const SCALE = 10;
const CACHE_SLOTS = 2 ** 14;
const TRAINED: Network = { hidden: NETWORK.hidden, weights: Float64Array.from(NETWORK.weights) };

export class TileForecast {
  readonly #network: Network;
  readonly #counts = new GapCounts();
  readonly #inputs = new Float64Array(INPUTS);
  // The same counts recur many times while a position is searched, so forecasts are cached.
  readonly #keys = new Int32Array(2 * CACHE_SLOTS).fill(-1);
  readonly #cache = new Float64Array(CACHE_SLOTS);

  constructor(network = TRAINED) {
    this.#network = network;
  }

  tilesAhead(plan: GroundPlan): number {
    if (plan.left === 0 || plan.isSealed()) return 0;
    const counts = this.#counts;
    const keys = this.#keys;
    counts.count(plan);
    const gaps = counts.keyOfGaps();
    const bag = counts.keyOfBag(plan);
    const slot = (Math.imul(gaps, 0x9e3779b1) ^ Math.imul(bag, 0x85ebca6b)) >>> 18;
    if (keys[2 * slot] !== gaps || keys[2 * slot + 1] !== bag) {
      keys[2 * slot] = gaps;
      keys[2 * slot + 1] = bag;
      this.#cache[slot] = this.#compute(plan);
    }
    return this.#cache[slot]!;
  }

  /** The same without the cache, for a network that is being trained (scripts/learn-closing.mjs). */
  uncached(plan: GroundPlan): number {
    if (plan.left === 0 || plan.isSealed()) return 0;
    this.#counts.count(plan);
    return this.#compute(plan);
  }

  /** From the current counts. */
  #compute(plan: GroundPlan): number {
    this.#counts.describe(plan, this.#inputs);
    return Math.min(plan.left, Math.max(0.5, SCALE * outputOf(this.#network, this.#inputs)));
  }
}

function outputOf({ hidden, weights }: Network, from: Float64Array): number {
  const biases = hidden * INPUTS;
  let sum = weights[biases + 2 * hidden]!;
  for (let h = 0, at = 0; h < hidden; h++) {
    let z = weights[biases + h]!;
    for (let k = 0; k < INPUTS; k++) z += from[k]! * weights[at++]!;
    if (z > 0) sum += z * weights[biases + hidden + h]!;
  }
  return sum;
}
