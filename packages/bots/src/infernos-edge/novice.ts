// Plays by rules of thumb alone.
import type { Code } from '@undercroft/engine';
import type { Expedition, InfernosEdge } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import type { Advice, Bot, Reason } from '../bot.ts';
import { answerStep, worthOfAnswer } from './answers.ts';
import { lookAtCells } from './closing.ts';
import { errandOf, MOTIVE_OF_ERRAND } from './errands.ts';
import { type Motive, RULES } from './motives.ts';
import { lookAtTurn, motiveOf, worthOf } from './thumbs.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const {
  ASK_ACTION,
  ASK_CHAIN,
  ASK_CHOOSE,
  ASK_COMMANDED,
  ASK_CRAWL,
  ASK_FIRST,
  ASK_GUARDIAN,
  ASK_ILLUMINATE,
  ASK_LUCK,
  ASK_PLACE,
  ASK_SANCTUM,
  kindOf,
  MOVE,
  REROLL,
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
      lookAtCells(e);
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
  [ASK_ILLUMINATE]: 'explore',
  [ASK_CHOOSE]: 'late-trouble',
  [ASK_PLACE]: 'lay-compactly',
  [ASK_SANCTUM]: 'short-way-home',
  [ASK_GUARDIAN]: 'anything',
  [ASK_FIRST]: 'anything',
};

function motiveFor(e: Expedition, code: Code): Motive {
  switch (e.asks) {
    case ASK_ACTION:
      lookAtTurn(e);
      return motiveOf(e, code);
    case ASK_CHAIN:
    case ASK_CRAWL:
    case ASK_COMMANDED:
      return kindOf(code) === MOVE ? (MOTIVE_OF_ERRAND[errandOf(e, e.actor)] as Motive) : 'nothing-better';
    case ASK_LUCK:
      return kindOf(code) === REROLL ? 'try-again' : 'nothing-better';
    default:
      return MOTIVES[e.asks] ?? 'spare-the-weak';
  }
}

/** Why a code is played that may be one of several. */
export function reasonFor(e: Expedition, code: Code, choices: number): Reason {
  const motive = choices === 1 ? 'only-choice' : motiveFor(e, code);
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
    const advice: Advice = { code, line: [code], ideas, reason: reasonFor(state, code, codes.length) };
    return { step: () => false, advice: () => advice };
  },
};
