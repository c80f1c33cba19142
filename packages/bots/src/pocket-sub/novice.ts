// Looks at every turn once and plays the best by rules of thumb; never thinks about what comes next.
import type { Code, Stream } from '@undercroft/engine';
import { CHOOSE_SUB, type PocketSub } from '@undercroft/pocket-sub';
import type { Advice, Bot, Idea, Question } from '../bot.ts';
import { deploy } from './deployment.ts';
import { compare, type Rated, rate, reasonFor } from './rating.ts';

export const novice: Bot<PocketSub> = {
  name: 'novice',
  think(question) {
    const advice = question.state.phase < CHOOSE_SUB ? deploy(question) : decide(question);
    return { step: () => false, advice: () => advice };
  },
};

function decide({ state, codes, stream }: Question<PocketSub>): Advice {
  const rated = shuffled(rate(state), stream).sort((a, b) => compare(b, a));
  const best = rated[0]!;
  return {
    code: best.line[0]!,
    line: best.line,
    ideas: inOrder(rated, codes),
    reason: reasonFor(best, rated) ?? { motive: 'room' },
  };
}

/** Turns that are alike to all rules of thumb come in any order. */
function shuffled(rated: Rated[], stream: Stream): Rated[] {
  for (let i = rated.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    const other = rated[j]!;
    rated[j] = rated[i]!;
    rated[i] = other;
  }
  return rated;
}

/** Beginnings in the order of the best turn each leads to. */
function inOrder(ranked: readonly Rated[], codes: Int32Array): Idea[] {
  const order = new Set<Code>([...ranked.map(({ line }) => line[0]!), ...codes]);
  return Array.from(order, (code) => ({ code, trials: 0 }));
}
