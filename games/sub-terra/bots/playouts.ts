// Plays a candidate on by the novice's policy to the end of the next round and evaluates the position there.
import { CHANCE, type Code, OVER } from '@undercroft/engine';
import { countLeftBehind, type Descent, subTerra } from '@undercroft/sub-terra';
import { MAX_LEFT_BEHIND } from './analysis.ts';
import { Evaluator } from './evaluation.ts';
import { Policy } from './policy.ts';
import type { TrialRandom } from './trial-random.ts';
import { WEIGHTS } from './weights.ts';

/** How many rounds a trial lasts, including the current one. */
const ROUNDS_AHEAD = 2;
/** What a better medal is worth compared with winning at all. */
const MEDAL_WORTH = 0.03;

/** Its position and buffers are in use only during `run`, so several searches can share one. */
export class Playouts {
  readonly policy = new Policy(WEIGHTS);
  /** The result of the last run: the chance to win, and the same with a bonus for better medals. */
  chance = 0;
  worth = 0;
  readonly #evaluator = new Evaluator();
  readonly #state = subTerra.blank();
  readonly #codes = new Int32Array(subTerra.facts.maxLegal);
  readonly #weights = new Int32Array(subTerra.facts.maxLegal);

  run(root: Descent, code: Code, random: TrialRandom): void {
    const state = this.#state;
    subTerra.copy(root, state);
    subTerra.play(state, code);
    this.#playOn(state, root.round + ROUNDS_AHEAD, random);
    if (subTerra.decider(state) === OVER) this.#scoreEnd(countLeftBehind(state));
    else {
      this.chance = this.#evaluator.chanceToWin(state);
      this.worth = this.chance;
    }
  }

  #scoreEnd(behind: number): void {
    this.chance = behind <= MAX_LEFT_BEHIND ? 1 : 0;
    this.worth = this.chance + MEDAL_WORTH * Math.max(0, MAX_LEFT_BEHIND - behind);
  }

  #playOn(state: Descent, end: number, random: TrialRandom): void {
    const codes = this.#codes;
    for (let by = subTerra.decider(state); by !== OVER; by = subTerra.decider(state)) {
      if (by !== CHANCE && state.round >= end) return;
      const n = subTerra.legal(state, codes);
      subTerra.play(state, by === CHANCE ? this.#drawOutcome(state, n, random) : this.policy.choose(state, codes, n));
    }
  }

  #drawOutcome(state: Descent, n: number, random: TrialRandom): Code {
    const codes = this.#codes;
    const weights = this.#weights;
    const total = subTerra.weights(state, weights);
    let left = random.below(state.asks, total);
    if (total === n) return codes[left]!;
    let index = 0;
    while (left >= weights[index]!) left -= weights[index++]!;
    return codes[index]!;
  }
}
