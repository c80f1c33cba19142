// The turns of one position as they look at first sight: judged, best first.
import type { Code, Stream } from '@undercroft/engine';
import { GAME_OVER, pocketSub, type Sea } from '@undercroft/pocket-sub';
import { Judge } from './judge.ts';
import { LONGEST, Turns } from './turns.ts';

const MOST = 4096;
/** At most so much of a turn's worth is taken away by chance. */
const STIR = 0.02;
const STIR_STEPS = 1 << 10;

export class Candidates {
  readonly #turns = new Turns();
  readonly #judge = new Judge();
  readonly #worth = new Float64Array(4);

  /** How many there are, and in which order they please the seat to decide. */
  count = 0;
  readonly order = new Int32Array(MOST);
  /** Per turn: what it is worth to the seat that plays it, its codes, whether the game is over by it. */
  readonly value = new Float64Array(MOST);
  readonly length = new Uint8Array(MOST);
  readonly codes = new Int16Array(MOST * LONGEST);
  readonly over = new Uint8Array(MOST);
  /** What the best one is worth to everybody. */
  readonly best = new Float64Array(4);

  #most = -1;
  #seat = 0;

  readonly #note = (path: Int32Array, length: number, after: Sea): void => {
    if (this.count === MOST) return;
    const i = this.count++;
    this.#judge.judge(after, this.#worth);
    const value = this.#worth[this.#seat]!;
    this.value[i] = value;
    this.length[i] = length;
    this.over[i] = after.phase === GAME_OVER ? 1 : 0;
    for (let k = 0; k < length; k++) this.codes[i * LONGEST + k] = path[k]!;
    if (value > this.#most) {
      this.#most = value;
      this.best.set(this.#worth);
    }
  };

  /** `apart`: turns that begin differently are both listed, even if they lead to the same position. */
  gather(sea: Sea, { apart }: { readonly apart: boolean }): void {
    this.count = 0;
    this.#most = -1;
    this.#seat = pocketSub.decider(sea);
    if (apart) this.#turns.eachByBeginning(sea, this.#note);
    else this.#turns.each(sea, this.#note);
    for (let i = 0; i < this.count; i++) this.order[i] = i;
  }

  /** A little chance, so that the same game is not played twice; what is certain stays so. */
  stir(stream: Stream): void {
    for (let i = 0; i < this.count; i++) {
      if (this.over[i] === 0) this.value[i]! *= 1 - stream.below(STIR_STEPS) * (STIR / STIR_STEPS);
    }
  }

  /** What the best turn of each beginning is worth. */
  beginnings(): Map<Code, number> {
    const best = new Map<Code, number>();
    for (let i = 0; i < this.count; i++) {
      const code = this.codes[i * LONGEST]!;
      best.set(code, Math.max(best.get(code) ?? 0, this.value[i]!));
    }
    return best;
  }

  /** Brings `order` into order. */
  rank(): void {
    const { order, value } = this;
    order.subarray(0, this.count).sort((a, b) => value[b]! - value[a]! || a - b);
  }
}
