// Plays by heuristics for the current turn only, and always has a reason.

import type { Advice, Bot } from '@undercroft/bots';
import { type Code, OVER } from '@undercroft/engine';
import { type Descent, type SubTerra, subTerra } from '@undercroft/sub-terra';
import { reasonFor } from './motives.ts';
import { Policy } from './policy.ts';
import { WEIGHTS } from './weights.ts';

export function createNovice(): Bot<SubTerra> {
  const policy = new Policy(WEIGHTS);
  const lines = new LinePlanner(policy);
  return {
    name: 'novice',
    think({ state, codes }) {
      const code = policy.choose(state, codes, codes.length);
      const reason = reasonFor(policy.motive);
      const ideas = [code, ...codes.filter((other) => other !== code)].map((one) => ({ code: one, trials: 0 }));
      const advice: Advice = { code, line: lines.from(state, code), ideas, reason };
      return { step: () => false, advice: () => advice };
    },
  };
}

class LinePlanner {
  readonly #policy: Policy;
  readonly #position = subTerra.blank();
  readonly #codes = new Int32Array(subTerra.facts.maxLegal);

  constructor(policy: Policy) {
    this.#policy = policy;
  }

  /** `code`, and what the same caver plays next until chance or another caver decides. */
  from(state: Descent, code: Code): Code[] {
    const position = this.#position;
    const codes = this.#codes;
    const line = [code];
    subTerra.copy(state, position);
    subTerra.play(position, code);
    while (isSameTurn(state, position)) {
      const next = this.#policy.choose(position, codes, subTerra.legal(position, codes));
      line.push(next);
      subTerra.play(position, next);
    }
    return line;
  }
}

function isSameTurn(before: Descent, after: Descent): boolean {
  const seat = subTerra.decider(after);
  return (
    seat !== OVER && seat === subTerra.decider(before) && after.actor === before.actor && after.round === before.round
  );
}
