// A move for every kind of decision in the game, by heuristics for the current turn.

import type { Reason } from '@undercroft/bots';
import type { Code } from '@undercroft/engine';
import {
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
  argumentOf,
  type Expedition,
  kindOf,
  MOVE,
  REROLL,
} from '@undercroft/infernos-edge';
import { motiveOfAction } from './action-motive.ts';
import { worthOfAction } from './action-worth.ts';
import { worthOfAnswer } from './answer-worth.ts';
import { EXPLORING, type Goal, Goals, MOTIVE_OF_GOAL } from './goals.ts';
import { type Motive, RULES } from './motives.ts';
import { Paths } from './paths.ts';
import { TempleClosing } from './temple-closing.ts';
import { Turn } from './turn.ts';

/** Random amounts of at most `amplitude`, up or down, that are added to the worth of each code. */
export interface Noise {
  readonly amplitude: number;
  /** A source of 32 bits at a time, as signed integers. */
  readonly bits: { next(): number };
}

const TO_UNIT = 2 ** -31;
/** What a step must gain to be taken. */
const MIN_GAIN = 0.2;

export class Policy {
  readonly closing = new TempleClosing();
  readonly #paths = new Paths();
  readonly #goals = new Goals(this.#paths, this.closing);
  readonly #turn = new Turn(this.#paths, this.closing, this.#goals);
  /** Of the explorer whose step was analysed last. */
  #goal: Goal = EXPLORING;

  /** The heuristic choice among the first n codes. */
  choose(e: Expedition, codes: Int32Array, n: number, noise?: Noise): Code {
    if (n === 1) return codes[0]!;
    this.#analyse(e);
    return isStep(e.asks) ? this.#chooseStep(e, codes, n) : this.#best(e, codes, n, noise);
  }

  #analyse(e: Expedition): void {
    if (e.asks === ASK_ACTION) this.#turn.analyse(e);
    else if (isStep(e.asks)) this.#goal = this.#goals.choose(e, e.actor);
    else this.closing.update(e);
  }

  #best(e: Expedition, codes: Int32Array, n: number, noise: Noise | undefined): Code {
    let best = codes[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < n; k++) {
      const worth = this.#worthOf(e, codes[k]!) + (noise ? noise.amplitude * noise.bits.next() * TO_UNIT : 0);
      if (worth <= most) continue;
      most = worth;
      best = codes[k]!;
    }
    return best;
  }

  #worthOf(e: Expedition, code: Code): number {
    return e.asks === ASK_ACTION ? worthOfAction(this.#turn, e, code) : worthOfAnswer(this.closing, e, code);
  }

  #chooseStep(e: Expedition, codes: Int32Array, n: number): Code {
    const tile = e.places[e.actor]!;
    const best = this.#paths.bestSide(e, tile);
    const isWorthIt = best >= 0 && (e.asks === ASK_CRAWL || this.#paths.gain(e, tile, best) > MIN_GAIN);
    for (let k = 0; k < n; k++) {
      const code = codes[k]!;
      if (kindOf(code) === MOVE ? isWorthIt && argumentOf(code) === best : k === n - 1) return code;
    }
    return codes[n - 1]!;
  }

  /** All legal codes, best first. */
  rank(e: Expedition, codes: Int32Array): Int32Array {
    const first = this.choose(e, codes, codes.length);
    const worths = new Map(Array.from(codes, (code) => [code, code === first ? 1000 : this.#worthOf(e, code)]));
    return codes.slice().sort((a, b) => worths.get(b)! - worths.get(a)!);
  }

  /** The heuristic choice with its reason. */
  decide(e: Expedition, codes: Int32Array): { readonly code: Code; readonly reason: Reason } {
    const code = this.choose(e, codes, codes.length);
    return { code, reason: this.#reason(e, code, codes.length) };
  }

  /** The reason for playing a code out of this many choices. */
  reasonFor(e: Expedition, code: Code, choices: number): Reason {
    if (choices > 1) this.#analyse(e);
    return this.#reason(e, code, choices);
  }

  /** By the current analysis. */
  #reason(e: Expedition, code: Code, choices: number): Reason {
    const motive = choices === 1 ? 'only-choice' : this.#motiveFor(e, code);
    const rule = RULES[motive];
    return rule === undefined ? { motive } : { motive, rule };
  }

  #motiveFor(e: Expedition, code: Code): Motive {
    if (e.asks === ASK_ACTION) return motiveOfAction(e, code, this.#turn.goal);
    if (isStep(e.asks)) return kindOf(code) === MOVE ? MOTIVE_OF_GOAL[this.#goal] : 'nothing-better';
    if (e.asks === ASK_LUCK) return kindOf(code) === REROLL ? 'try-again' : 'nothing-better';
    return MOTIVES[e.asks] ?? 'spare-the-weak';
  }
}

/** Whether a single step is asked for: of a walk, crawling or commanded. */
const isStep = (asks: number): boolean => asks === ASK_CHAIN || asks === ASK_CRAWL || asks === ASK_COMMANDED;

const MOTIVES: Readonly<Record<number, Motive>> = {
  [ASK_ILLUMINATE]: 'explore',
  [ASK_CHOOSE]: 'late-trouble',
  [ASK_PLACE]: 'lay-compactly',
  [ASK_SANCTUM]: 'short-way-home',
  [ASK_GUARDIAN]: 'anything',
  [ASK_FIRST]: 'anything',
};
