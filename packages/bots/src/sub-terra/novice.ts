// A careful caver by rules of thumb: looks at this turn only, and always knows why.
import { type Code, OVER, type RuleId } from '@undercroft/engine';
import { type Descent, type SubTerra, subTerra } from '@undercroft/sub-terra';
import type { Advice, Bot } from '../bot.ts';
import { MOTIVES, type Motive } from './motives.ts';
import { Policy } from './policy.ts';
import { WEIGHTS } from './weights.ts';

const policy = new Policy(WEIGHTS);
const copy = subTerra.blank();
const out = new Int32Array(subTerra.facts.maxLegal);

export const novice: Bot<SubTerra> = {
  name: 'novice',
  think({ state, codes }) {
    const code = policy.choose(state, codes, codes.length);
    const reason = reasonFor(policy.motive);
    const ideas = [code, ...codes.filter((other) => other !== code)].map((one) => ({ code: one, trials: 0 }));
    const advice: Advice = { code, line: lineFrom(state, code), ideas, reason };
    return { step: () => false, advice: () => advice };
  },
};

export function reasonFor(motive: Motive): { motive: Motive; rule?: RuleId } {
  const rule = MOTIVES[motive];
  return rule ? { motive, rule } : { motive };
}

/** `code`, and how the same caver goes on until chance or somebody else decides. */
export function lineFrom(state: Descent, code: Code): Code[] {
  const seat = subTerra.decider(state);
  const { actor } = state;
  const line = [code];
  subTerra.copy(state, copy);
  subTerra.play(copy, code);
  while (subTerra.decider(copy) === seat && seat !== OVER && copy.actor === actor && copy.round === state.round) {
    const next = policy.choose(copy, out, subTerra.legal(copy, out));
    line.push(next);
    subTerra.play(copy, next);
  }
  return line;
}
