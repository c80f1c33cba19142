// Plays a candidate on by the heuristics for a few turns and evaluates the positions on the way.

import { CHANCE, type Code, OVER } from '@undercroft/engine';
import { ASK_ACTION, type Expedition, infernosEdge } from '@undercroft/infernos-edge';
import { Evaluator } from './evaluation.ts';
import { type Noise, Policy } from './policy.ts';
import { TrialRandom } from './trial-random.ts';

export interface PlayoutOptions {
  /** After how many turns a playout is evaluated; it ends with the last. Early is more certain, late sees further. */
  readonly evaluatedAt: readonly number[];
  /** The noise added to the worth of actions in playouts. */
  readonly noise: number;
}

/** Its position and buffers are in use only during `run`, so several searches can share one. */
export class Playouts {
  readonly policy = new Policy();
  readonly #evaluator = new Evaluator(this.policy.closing);
  readonly #random = new TrialRandom();
  readonly #codes = new Int32Array(infernosEdge.facts.maxLegal);
  readonly #state = infernosEdge.blank();
  readonly #evaluatedAt: readonly number[];
  readonly #noise: Noise;

  constructor({ evaluatedAt, noise }: PlayoutOptions) {
    this.#evaluatedAt = evaluatedAt;
    this.#noise = { amplitude: noise, bits: this.#random.noise };
  }

  /** The mean evaluation after playing this code. */
  run(root: Expedition, code: Code, seed: number): number {
    infernosEdge.copy(root, this.#state);
    this.#random.seedTurn(seed, 0);
    infernosEdge.play(this.#state, code);
    return this.#playOn(this.#state, seed);
  }

  #playOn(e: Expedition, seed: number): number {
    const evaluatedAt = this.#evaluatedAt;
    let turn = 0;
    let active = e.active;
    let seen = 0;
    let sum = 0;
    for (let who = infernosEdge.decider(e); who !== OVER; who = infernosEdge.decider(e)) {
      if (e.active !== active) {
        active = e.active;
        this.#random.seedTurn(seed, ++turn);
      }
      if (e.asks === ASK_ACTION && turn >= evaluatedAt[seen]!) {
        sum += this.#evaluator.chanceToWin(e);
        if (++seen === evaluatedAt.length) return sum / seen;
      }
      infernosEdge.play(e, this.#next(e, who));
    }
    return (sum + this.#evaluator.chanceToWin(e) * (evaluatedAt.length - seen)) / evaluatedAt.length;
  }

  #next(e: Expedition, who: number): Code {
    const codes = this.#codes;
    const n = infernosEdge.legal(e, codes);
    return who === CHANCE ? this.#random.drawOutcome(e, codes, n) : this.policy.choose(e, codes, n, this.#noise);
  }
}
