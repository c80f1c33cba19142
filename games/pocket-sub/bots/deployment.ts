// Places Command Centres, subs and whirlpools before the first turn, where the evaluation is best.

import type { Advice, Question } from '@undercroft/bots';
import type { Code } from '@undercroft/engine';
import { type PocketSub, pocketSub, type Sea, WHIRLPOOL } from '@undercroft/pocket-sub';
import { Evaluator } from './evaluation.ts';
import type { PathTables } from './path-table.ts';

export class Deployment {
  readonly #evaluator: Evaluator;
  readonly #after = pocketSub.blank();
  readonly #worth = new Float64Array(4);

  constructor(tables: PathTables) {
    this.#evaluator = new Evaluator(tables);
  }

  advise({ state, codes, stream }: Question<PocketSub>): Advice {
    const rated = Array.from(codes, (code) => ({
      code,
      value: this.#evaluate(state, code),
      tieBreak: stream.below(1 << 20),
    }));
    rated.sort((a, b) => b.value - a.value || a.tieBreak - b.tieBreak);
    const code = rated[0]?.code as Code;
    return {
      code,
      line: [code],
      ideas: rated.map((one) => ({ code: one.code, trials: 0 })),
      reason: { motive: 'room', rule: state.phase === WHIRLPOOL ? 'PS-CAP-2' : 'PS-STD-2' },
    };
  }

  /** The value of the position to the seat to decide after placing a piece like this. */
  #evaluate(sea: Sea, code: Code): number {
    this.#after.copyFrom(sea);
    pocketSub.play(this.#after, code);
    this.#evaluator.evaluate(this.#after, this.#worth);
    return this.#worth[sea.seat]!;
  }
}
