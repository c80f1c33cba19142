// Starts from what the rules of thumb say and tries what else is worth trying: plays on by rules of thumb for a while,
// judges where that leads, and leaves the thumb only for what is clearly better in the same trials.
import { CHANCE, OVER } from '@undercroft/engine';
import type { Expedition, InfernosEdge } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import type { Advice, Bot, Idea, Question, Thinking } from '../bot.ts';
import { beginTurnOfTrial, doubts, happen } from './chance.ts';
import { chanceToWin } from './judge.ts';
import { byThumb, rankByThumb, reasonFor } from './novice.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { ASK_ACTION, infernosEdge } = game;

/** How it looks ahead. */
export interface Manner {
  /** How many turns a playout goes on before it is judged. */
  readonly turns: number;
  /** How many codes are tried at most. */
  readonly width: number;
  /** How unsure playouts are of their rules of thumb. */
  readonly doubt: number;
  /** How clearly something must be better than what the thumb says, in standard errors. */
  readonly proof: number;
  /** After so many trials each the worse half is left off. */
  readonly halving: readonly number[];
}

export const MANNER: Manner = { turns: 9, width: 8, doubt: 0.1, proof: 0.8, halving: [6, 14, 40] };

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
  readonly #seed: number;
  readonly #tries: readonly Try[];
  /** Those still in question; the thumb's choice is the first of them. */
  #open: Try[];
  #trial = 0;
  #next = 0;
  /** What came out of the thumb's choice in the present trial. */
  #measure = 0;

  constructor({ state: root, codes: all, stream }: Question<InfernosEdge>, manner: Manner) {
    this.#root = root;
    this.#codes = all;
    this.#manner = manner;
    this.#seed = stream.next();
    const worthTrying = rankByThumb(root, all).subarray(0, manner.width);
    this.#tries = Array.from(worthTrying, (code) => ({ code, trials: 0, sum: 0, difference: 0, squares: 0 }));
    this.#open = [...this.#tries];
  }

  /** One playout of one of those in question. */
  step(): boolean {
    if (this.#open.length === 1) return false;
    const tried = this.#open[this.#next] as Try;
    const worth = this.#playOut(tried.code);
    if (this.#next === 0) this.#measure = worth;
    const difference = worth - this.#measure;
    tried.trials++;
    tried.sum += worth;
    tried.difference += difference;
    tried.squares += difference * difference;
    if (++this.#next === this.#open.length) this.#endTrial();
    return this.#open.length > 1;
  }

  #playOut(code: number): number {
    infernosEdge.copy(this.#root, state);
    const seed = this.#seed + Math.imul(this.#trial, 0x3c6ef372);
    beginTurnOfTrial(seed, 0);
    infernosEdge.play(state, code);
    playOn(state, seed, this.#manner);
    return chanceToWin(state);
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
    const ideas = [...[best, ...others].map(ideaOf), ...rest.map((code) => ({ code, trials: 0 }))];
    return { code: best.code, line: [best.code], ideas, reason: reasonFor(this.#root, best.code) };
  }
}

const ideaOf = ({ code, trials, sum }: Try): Idea =>
  trials > 0 ? { code, chance: sum / trials, trials } : { code, trials };

/** Plays on by rules of thumb until so many turns have begun, or the game is over. */
function playOn(e: Expedition, seed: number, { turns, doubt }: Manner): void {
  let turn = 0;
  let active = e.active;
  for (let who = infernosEdge.decider(e); who !== OVER; who = infernosEdge.decider(e)) {
    if (e.active !== active) {
      active = e.active;
      beginTurnOfTrial(seed, ++turn);
    }
    if (turn >= turns && e.asks === ASK_ACTION) return;
    const n = infernosEdge.legal(e, codes);
    infernosEdge.play(e, who === CHANCE ? happen(e, codes, n) : byThumb(e, codes, n, doubts, doubt));
  }
}

export const adeptBy = (manner: Manner): Bot<InfernosEdge> => ({
  name: 'adept',
  think: (question) => new Foresight(question, manner),
});

export const adept = adeptBy(MANNER);
