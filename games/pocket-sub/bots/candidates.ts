// The turns of one position, evaluated and sorted.
import type { Code, Stream } from '@undercroft/engine';
import { GAME_OVER, pocketSub, type Sea } from '@undercroft/pocket-sub';
import { Evaluator } from './evaluation.ts';
import type { PathTables } from './path-table.ts';
import { MAX_TURN_LENGTH, Turns } from './turns.ts';

const CAPACITY = 4096;
/** At most this share of a turn's value is taken away at random. */
const NOISE = 0.02;
const NOISE_STEPS = 1 << 10;

export class Candidates {
  readonly #turns = new Turns();
  readonly #evaluator: Evaluator;
  readonly #worth = new Float64Array(4);

  /** How many there are; and, after `sort`, their order for the seat to decide, best first. */
  count = 0;
  readonly order = new Int32Array(CAPACITY);
  /** Per turn: its value to the seat that plays it, its codes, whether it ends the game. */
  readonly value = new Float64Array(CAPACITY);
  readonly length = new Uint8Array(CAPACITY);
  readonly codes = new Int16Array(CAPACITY * MAX_TURN_LENGTH);
  readonly over = new Uint8Array(CAPACITY);
  /** The value of the best turn to each seat. */
  readonly best = new Float64Array(4);

  #bestValue = -1;
  #seat = 0;

  constructor(tables: PathTables) {
    this.#evaluator = new Evaluator(tables);
  }

  readonly #add = (path: Int32Array, length: number, after: Sea): void => {
    if (this.count === CAPACITY) return;
    const i = this.count++;
    this.#evaluator.evaluate(after, this.#worth);
    const value = this.#worth[this.#seat]!;
    this.value[i] = value;
    this.length[i] = length;
    this.over[i] = after.phase === GAME_OVER ? 1 : 0;
    for (let k = 0; k < length; k++) this.codes[i * MAX_TURN_LENGTH + k] = path[k]!;
    if (value > this.#bestValue) {
      this.#bestValue = value;
      this.best.set(this.#worth);
    }
  };

  /** `byFirstCode`: lists turns with different first codes even if they lead to the same position. */
  gather(sea: Sea, { byFirstCode }: { readonly byFirstCode: boolean }): void {
    this.count = 0;
    this.#bestValue = -1;
    this.#seat = pocketSub.decider(sea);
    if (byFirstCode) this.#turns.eachByFirstCode(sea, this.#add);
    else this.#turns.each(sea, this.#add);
    for (let i = 0; i < this.count; i++) this.order[i] = i;
  }

  /** A little noise, so that the same game is not played twice; turns that end the game are left alone. */
  addNoise(stream: Stream): void {
    for (let i = 0; i < this.count; i++) {
      if (this.over[i] === 0) this.value[i]! *= 1 - stream.below(NOISE_STEPS) * (NOISE / NOISE_STEPS);
    }
  }

  /** The value of the best turn for each first code. */
  valueByFirstCode(): Map<Code, number> {
    const best = new Map<Code, number>();
    for (let i = 0; i < this.count; i++) {
      const code = this.codes[i * MAX_TURN_LENGTH]!;
      best.set(code, Math.max(best.get(code) ?? 0, this.value[i]!));
    }
    return best;
  }

  /** Sorts `order`, best first. */
  sort(): void {
    const { order, value } = this;
    order.subarray(0, this.count).sort((a, b) => value[b]! - value[a]! || a - b);
  }
}
