// Plays by rules of thumb alone.
import type { Code } from '@undercroft/engine';
import type { Expedition, InfernosEdge } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import type { Advice, Bot, Reason } from '../bot.ts';
import { answerStep, worthOfAnswer } from './answers.ts';
import { type Motive, RULES } from './motives.ts';
import { lookAtTurn, motiveOf, worthOf } from './thumbs.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const {
  ASK_ACTION,
  ASK_CHAIN,
  ASK_CHOOSE,
  ASK_COMMANDED,
  ASK_CRAWL,
  ASK_ILLUMINATE,
  ASK_LUCK,
  ASK_PLACE,
  ASK_SANCTUM,
} = game;

/** Where random numbers come from, 32 bits at a time. */
interface Numbers {
  next(): number;
}

/** What the rules of thumb say. With numbers to doubt by, they are a little in doubt: up to `doubt` in the worth of an action. */
export function byThumb(e: Expedition, codes: Int32Array, n: number, doubts?: Numbers, doubt = 0): Code {
  if (n === 1) return codes[0]!;
  switch (e.asks) {
    case ASK_CHAIN:
    case ASK_CRAWL:
    case ASK_COMMANDED:
      return answerStep(e, codes, n);
    case ASK_ACTION:
      lookAtTurn(e);
      return best(e, codes, n, worthOf, doubts, doubt);
    default:
      return best(e, codes, n, worthOfAnswer, doubts, doubt);
  }
}

const TO_UNIT = 2 ** -31;

function best(
  e: Expedition,
  codes: Int32Array,
  n: number,
  worth: (e: Expedition, code: number) => number,
  doubts: Numbers | undefined,
  doubt: number,
): Code {
  let found = codes[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < n; k++) {
    const value = worth(e, codes[k]!) + (doubts && doubt > 0 ? doubt * doubts.next() * TO_UNIT : 0);
    if (value <= most) continue;
    most = value;
    found = codes[k]!;
  }
  return found;
}

/** Everything that may be played, best by rules of thumb first. */
export function rankByThumb(e: Expedition, codes: Int32Array): Int32Array {
  const first = byThumb(e, codes, codes.length);
  const worth = e.asks === ASK_ACTION ? worthOf : worthOfAnswer;
  const worths = new Map(Array.from(codes, (code) => [code, code === first ? 1000 : worth(e, code)]));
  return codes.slice().sort((a, b) => worths.get(b)! - worths.get(a)!);
}

const MOTIVES: Readonly<Record<number, Motive>> = {
  [ASK_CHAIN]: 'carry-out',
  [ASK_ILLUMINATE]: 'explore',
  [ASK_CHOOSE]: 'late-trouble',
  [ASK_PLACE]: 'lay-compactly',
  [ASK_SANCTUM]: 'short-way-home',
  [ASK_LUCK]: 'try-again',
};

export function reasonFor(e: Expedition, code: Code): Reason {
  if (e.asks === ASK_ACTION) lookAtTurn(e);
  const motive = e.asks === ASK_ACTION ? motiveOf(e, code) : (MOTIVES[e.asks] ?? 'spare-the-weak');
  const rule = RULES[motive];
  return rule === undefined ? { motive } : { motive, rule };
}

export const novice: Bot<InfernosEdge> = {
  name: 'novice',
  think({ state, codes }) {
    const code = byThumb(state, codes, codes.length);
    const ideas = Array.from(codes, (one) => ({ code: one, trials: 0 })).sort(
      (a, b) => +(b.code === code) - +(a.code === code),
    );
    const advice: Advice = { code, line: [code], ideas, reason: reasonFor(state, code) };
    return { step: () => false, advice: () => advice };
  },
};
