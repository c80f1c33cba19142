// Rates every turn by the heuristics and plays the best, without looking ahead.

import type { Advice, Bot, Idea, Question } from '@undercroft/bots';
import type { Code, Stream } from '@undercroft/engine';
import { CHOOSE_SUB, type PocketSub } from '@undercroft/pocket-sub';
import { Deployment } from './deployment.ts';
import { PathTables } from './path-table.ts';
import { compareTurns, type RatedTurn, reasonFor, TurnRater } from './rating.ts';

export function createNovice(): Bot<PocketSub> {
  const tables = new PathTables();
  const deployment = new Deployment(tables);
  const rater = new TurnRater(tables);
  return {
    name: 'novice',
    think(question) {
      const advice = question.state.phase < CHOOSE_SUB ? deployment.advise(question) : decide(rater, question);
      return { step: () => false, advice: () => advice };
    },
  };
}

function decide(rater: TurnRater, { state, codes, stream }: Question<PocketSub>): Advice {
  const rated = shuffled(rater.rate(state), stream).sort((a, b) => compareTurns(b, a));
  const best = rated[0]!;
  return {
    code: best.line[0]!,
    line: best.line,
    ideas: ideasInOrder(rated, codes),
    reason: reasonFor(best, rated) ?? { motive: 'room' },
  };
}

/** Breaks ties between turns that all heuristics rate equally. */
function shuffled(rated: RatedTurn[], stream: Stream): RatedTurn[] {
  for (let i = rated.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    const other = rated[j]!;
    rated[j] = rated[i]!;
    rated[i] = other;
  }
  return rated;
}

/** First codes in the order of the best turn with each. */
function ideasInOrder(ranked: readonly RatedTurn[], codes: Int32Array): Idea[] {
  const order = new Set<Code>([...ranked.map(({ line }) => line[0]!), ...codes]);
  return Array.from(order, (code) => ({ code, trials: 0 }));
}
