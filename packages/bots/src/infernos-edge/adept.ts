// Starts from what the rules of thumb say and tries what else is worth trying: plays on by rules of thumb for a while,
// judges where that leads, and leaves the thumb only for what is clearly better in the same trials.
import { CHANCE, OVER } from '@undercroft/engine';
import type { Expedition, InfernosEdge } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import type { Advice, Bot, Idea, Question, Thinking } from '../bot.ts';
import { honestly, type Tell } from '../telling.ts';
import { beginTurnOfTrial, doubts, happen } from './chance.ts';
import { chanceToWin } from './judge.ts';
import { byThumb, rankByThumb, reasonFor } from './novice.ts';
import { telling } from './telling.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { ASK_ACTION, infernosEdge } = game;

/** How it looks ahead. */
export interface Manner {
  /** After how many turns a playout is judged; it ends with the last. Soon is more certain, late sees more. */
  readonly judged: readonly number[];
  /** How many codes are tried at most. */
  readonly width: number;
  /** How unsure playouts are of their rules of thumb. */
  readonly doubt: number;
  /** How clearly something must be better than what the thumb says, in standard errors. */
  readonly proof: number;
  /** After so many trials each the worse half is left off. */
  readonly halving: readonly number[];
  /** More trials would hardly change anything. */
  readonly trials: number;
}

export const MANNER: Manner = { judged: [3, 5, 7, 9], width: 8, doubt: 0.1, proof: 1.2, halving: [7, 18], trials: 50 };

const codes = new Int32Array(infernosEdge.facts.maxLegal);
const state = infernosEdge.blank();

/** What is known of one code. Differences are to the thumb's choice in the same trial. */
interface Try {
  readonly code: number;
  trials: number;
  sum: number;
  difference: number;
  squares: number;
}

const meanOf = ({ trials, difference }: Try): number => difference / trials;

/** The standard error of the mean difference. */
function errorOf({ trials, difference, squares }: Try): number {
  if (trials < 2) return Number.POSITIVE_INFINITY;
  const mean = difference / trials;
  return Math.sqrt(Math.max(0, squares / trials - mean * mean) / (trials - 1)) + 1e-4;
}

class Foresight implements Thinking {
  readonly #root: Expedition;
  readonly #codes: Int32Array;
  readonly #manner: Manner;
  readonly #tell: Tell<InfernosEdge>;
  readonly #seed: number;
  readonly #tries: readonly Try[];
  /** Those still in question; the thumb's choice is the first of them. */
  #open: Try[];
  #trial = 0;
  #next = 0;
  /** What came out of the thumb's choice in the present trial. */
  #measure = 0;

  constructor({ state: root, codes: all, stream }: Question<InfernosEdge>, manner: Manner, tell: Tell<InfernosEdge>) {
    this.#root = root;
    this.#codes = all;
    this.#manner = manner;
    this.#tell = tell;
    this.#seed = stream.next();
    const worthTrying = rankByThumb(root, all).subarray(0, manner.width);
    this.#tries = Array.from(worthTrying, (code) => ({ code, trials: 0, sum: 0, difference: 0, squares: 0 }));
    this.#open = [...this.#tries];
  }

  /** One playout of one of those in question. */
  step(): boolean {
    if (this.#isDecided()) return false;
    const tried = this.#open[this.#next] as Try;
    const worth = this.#playOut(tried.code);
    if (this.#next === 0) this.#measure = worth;
    const difference = worth - this.#measure;
    tried.trials++;
    tried.sum += worth;
    tried.difference += difference;
    tried.squares += difference * difference;
    if (++this.#next === this.#open.length) this.#endTrial();
    return !this.#isDecided();
  }

  #isDecided(): boolean {
    return this.#open.length === 1 || this.#trial >= this.#manner.trials;
  }

  #playOut(code: number): number {
    infernosEdge.copy(this.#root, state);
    const seed = this.#seed + Math.imul(this.#trial, 0x3c6ef372);
    beginTurnOfTrial(seed, 0);
    infernosEdge.play(state, code);
    return playOn(state, seed, this.#manner);
  }

  #endTrial(): void {
    this.#next = 0;
    this.#trial++;
    if (this.#manner.halving.includes(this.#trial)) this.#halve();
    else if (this.#trial % 8 === 0) this.#giveUpHopeless();
  }

  #halve(): void {
    const [thumb, ...others] = this.#open as [Try, ...Try[]];
    others.sort((a, b) => meanOf(b) - meanOf(a));
    this.#open = [thumb, ...others.slice(0, Math.max(1, others.length >> 1))];
  }

  /** What is clearly worse than the thumb's choice need not be tried again. */
  #giveUpHopeless(): void {
    this.#open = this.#open.filter((tried, k) => k === 0 || meanOf(tried) + 2 * errorOf(tried) > 0);
  }

  #best(): Try {
    let best = this.#tries[0] as Try;
    let most = 0;
    for (const tried of this.#open.slice(1)) {
      if (tried.trials < 4) continue;
      const promise = meanOf(tried) - this.#manner.proof * errorOf(tried);
      if (promise <= most) continue;
      most = promise;
      best = tried;
    }
    return best;
  }

  advice(): Advice {
    const best = this.#best();
    const others = this.#tries.filter((tried) => tried !== best).sort((a, b) => b.trials - a.trials);
    const known = new Set(this.#tries.map(({ code }) => code));
    const rest = Array.from(this.#codes).filter((code) => !known.has(code));
    const ideas = [
      ...[best, ...others].map((tried) => this.#ideaOf(tried)),
      ...rest.map((code) => ({ code, trials: 0 })),
    ];
    return { code: best.code, line: [best.code], ideas, reason: reasonFor(this.#root, best.code, this.#codes.length) };
  }

  #ideaOf({ code, trials, sum }: Try): Idea {
    return trials > 0 ? { code, chance: this.#tell(this.#root, code, sum / trials), trials } : { code, trials };
  }
}

/** Plays on by rules of thumb; answers what the judge thought of it on the way, on average. */
function playOn(e: Expedition, seed: number, { judged, doubt }: Manner): number {
  let turn = 0;
  let active = e.active;
  let seen = 0;
  let sum = 0;
  for (let who = infernosEdge.decider(e); who !== OVER; who = infernosEdge.decider(e)) {
    if (e.active !== active) {
      active = e.active;
      beginTurnOfTrial(seed, ++turn);
    }
    if (e.asks === ASK_ACTION && turn >= judged[seen]!) {
      sum += chanceToWin(e);
      if (++seen === judged.length) return sum / seen;
    }
    const n = infernosEdge.legal(e, codes);
    infernosEdge.play(e, who === CHANCE ? happen(e, codes, n) : byThumb(e, codes, n, doubts, doubt));
  }
  return (sum + chanceToWin(e) * (judged.length - seen)) / judged.length;
}

export const adeptTelling = (tell: Tell<InfernosEdge>, manner = MANNER): Bot<InfernosEdge> => ({
  name: 'adept',
  think: (question) => new Foresight(question, manner, tell),
});

export const adept = adeptTelling(honestly(telling));
