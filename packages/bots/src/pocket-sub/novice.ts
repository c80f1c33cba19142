// Looks at every turn once and plays the best by rules of thumb; never thinks about what comes next.
import type { Code, Stream } from '@undercroft/engine';
import { CHOOSE_SUB, type PocketSub, type Sea } from '@undercroft/pocket-sub';
import type { Advice, Bot, Idea, Question, Reason } from '../bot.ts';
import { deploy } from './deployment.ts';
import { Outlook } from './outlook.ts';
import { THUMBS } from './thumb.ts';
import { Turns } from './turns.ts';

export const novice: Bot<PocketSub> = {
  name: 'novice',
  think(question) {
    const advice = question.state.phase < CHOOSE_SUB ? deploy(question) : decide(question);
    return { step: () => false, advice: () => advice };
  },
};

/** A whole turn and the mark each rule of thumb gives it. */
interface Rated {
  readonly line: readonly Code[];
  readonly marks: readonly number[];
}

const turns = new Turns();
const outlook = new Outlook();

function decide({ state, codes, stream }: Question<PocketSub>): Advice {
  const rated = rate(state);
  shuffle(rated, stream);
  const ranked = rated.sort((a, b) => compare(b.marks, a.marks));
  const best = ranked[0] as Rated;
  return {
    code: best.line[0] as Code,
    line: best.line,
    ideas: inOrder(ranked, codes),
    reason: reasonFor(best, rated),
  };
}

function rate(before: Sea): Rated[] {
  const { seat } = before;
  const rated: Rated[] = [];
  turns.eachByBeginning(before, (path, length, after) => {
    outlook.look(after);
    const glance = { seat, before, after, outlook };
    rated.push({ line: Array.from(path.subarray(0, length)), marks: THUMBS.map((thumb) => thumb.mark(glance)) });
  });
  return rated;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

/** Turns that are alike to all rules of thumb come in any order. */
function shuffle(rated: Rated[], stream: Stream): void {
  for (let i = rated.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    const other = rated[j] as Rated;
    rated[j] = rated[i] as Rated;
    rated[i] = other;
  }
}

/** Beginnings in the order of the best turn each leads to. */
function inOrder(ranked: readonly Rated[], codes: Int32Array): Idea[] {
  const order = new Set([...ranked.map(({ line }) => line[0] as Code), ...codes]);
  return Array.from(order, (code) => ({ code, trials: 0 }));
}

/** The first rule of thumb that most of the turns still in question go against. */
function reasonFor(best: Rated, rated: readonly Rated[]): Reason {
  let left = rated;
  for (const [i, { motive, rule }] of THUMBS.entries()) {
    const kept = left.filter(({ marks }) => marks[i] === best.marks[i]);
    if (kept.length * 2 < left.length) return rule ? { motive, rule } : { motive };
    left = kept;
  }
  return { motive: 'room' };
}
