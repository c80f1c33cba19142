// The chance to win from a position: a logistic model over its features.
import { type Expedition, GAME_OVER, OUTSIDE } from '@undercroft/infernos-edge';
import { EVALUATION_WEIGHTS } from './evaluation-weights.ts';
import { computeFeatures, FEATURES } from './features.ts';
import type { TempleClosing } from './temple-closing.ts';

export class Evaluator {
  readonly #closing: TempleClosing;
  readonly #features = new Float64Array(FEATURES);
  readonly #weights = Float64Array.from(EVALUATION_WEIGHTS);

  constructor(closing: TempleClosing) {
    this.#closing = closing;
  }

  chanceToWin(e: Expedition): number {
    if (e.artifact === OUTSIDE) return 1;
    if (e.asks === GAME_OVER) return 0;
    const features = this.#features;
    const weights = this.#weights;
    computeFeatures(e, this.#closing, features);
    let sum = 0;
    for (let k = 0; k < FEATURES; k++) sum += features[k]! * weights[k]!;
    return 1 / (1 + Math.exp(-sum));
  }
}
