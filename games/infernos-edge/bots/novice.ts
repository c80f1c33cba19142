// Plays by the heuristics alone.

import type { Advice, Bot } from '@undercroft/bots';
import type { InfernosEdge } from '@undercroft/infernos-edge';
import { Policy } from './policy.ts';

export function createNovice(): Bot<InfernosEdge> {
  const policy = new Policy();
  return {
    name: 'novice',
    think({ state, codes }) {
      const { code, reason } = policy.decide(state, codes);
      const ideas = Array.from(codes, (one) => ({ code: one, trials: 0 })).sort(
        (a, b) => +(b.code === code) - +(a.code === code),
      );
      const advice: Advice = { code, line: [code], ideas, reason };
      return { step: () => false, advice: () => advice };
    },
  };
}
