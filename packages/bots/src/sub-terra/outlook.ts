// The chance that a team at the beginning of a round will win bronze or better: a small network over the features, taught
// by whole games.
import type { Descent } from '@undercroft/sub-terra';
import { FEATURES, Features } from './features.ts';
import { LEAVING, type Lesson, SEARCHING } from './lessons.ts';

const thousandths = (list: readonly number[]): Float64Array => Float64Array.from(list, (one) => one / 1000);

/** One hidden layer; a unit counts what it has above zero. */
class Net {
  readonly #inputs: Float64Array;
  readonly #offsets: Float64Array;
  readonly #counts: Float64Array;
  readonly #base: number;

  constructor({ inputs, offsets, counts, base }: Lesson) {
    this.#inputs = thousandths(inputs.flat());
    this.#offsets = thousandths(offsets);
    this.#counts = thousandths(counts);
    this.#base = base / 1000;
  }

  chance(features: Float64Array): number {
    let sum = this.#base;
    for (let unit = 0; unit < this.#offsets.length; unit++) {
      let input = this.#offsets[unit]!;
      for (let k = 0; k < FEATURES; k++) input += this.#inputs[unit * FEATURES + k]! * features[k]!;
      if (input > 0) sum += input * this.#counts[unit]!;
    }
    return 1 / (1 + Math.exp(-sum));
  }
}

const features = new Features();
const searching = new Net(SEARCHING);
const leaving = new Net(LEAVING);

export const outlook = (d: Descent): number => (features.look(d) ? leaving : searching).chance(features.values);
