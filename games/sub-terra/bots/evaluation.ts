// The chance that the team wins bronze or better, evaluated at the beginning of a round: a small neural network over the
// features, trained on whole games.
import type { Descent } from '@undercroft/sub-terra';
import { FEATURES, Features } from './features.ts';
import { LEAVING_WEIGHTS, type NetworkWeights, SEARCHING_WEIGHTS } from './network-weights.ts';

const thousandths = (list: readonly number[]): Float64Array => Float64Array.from(list, (one) => one / 1000);

/** One hidden layer of rectified linear units. */
class Network {
  readonly #inputs: Float64Array;
  readonly #biases: Float64Array;
  readonly #outputs: Float64Array;
  readonly #outputBias: number;

  constructor({ inputs, biases, outputs, outputBias }: NetworkWeights) {
    this.#inputs = thousandths(inputs.flat());
    this.#biases = thousandths(biases);
    this.#outputs = thousandths(outputs);
    this.#outputBias = outputBias / 1000;
  }

  evaluate(features: Float64Array): number {
    let sum = this.#outputBias;
    for (let unit = 0; unit < this.#biases.length; unit++) {
      let input = this.#biases[unit]!;
      for (let k = 0; k < FEATURES; k++) input += this.#inputs[unit * FEATURES + k]! * features[k]!;
      if (input > 0) sum += input * this.#outputs[unit]!;
    }
    return 1 / (1 + Math.exp(-sum));
  }
}

const SEARCHING = new Network(SEARCHING_WEIGHTS);
const LEAVING = new Network(LEAVING_WEIGHTS);

export class Evaluator {
  readonly #features = new Features();

  chanceToWin(d: Descent): number {
    const isExitFound = this.#features.compute(d);
    return (isExitFound ? LEAVING : SEARCHING).evaluate(this.#features.values);
  }
}
