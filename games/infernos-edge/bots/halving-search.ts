// Sequential halving: starts from the heuristic choice, plays each candidate on, and departs from the heuristic choice only for
// a candidate that is clearly better in the same trials.

import type { Advice, Deliberation, DisplayChance, Idea, Question } from '@undercroft/bots';
import type { Expedition, InfernosEdge } from '@undercroft/infernos-edge';
import type { Playouts } from './playouts.ts';

export interface HalvingOptions {
  /** The maximum number of candidates. */
  readonly width: number;
  /** By how many standard errors a candidate must beat the heuristic choice. */
  readonly proof: number;
  /** The numbers of trials after which the worse half is dropped. */
  readonly halveAt: readonly number[];
  /** The maximum number of trials; more would hardly change anything. */
  readonly trials: number;
}

/** What a search needs besides the question. */
interface SearchParts {
  readonly playouts: Playouts;
  readonly options: HalvingOptions;
  readonly displayChance: DisplayChance<InfernosEdge>;
}

/** A code and its results. Differences are to the heuristic choice in the same trial. */
interface Candidate {
  readonly code: number;
  trials: number;
  sum: number;
  difference: number;
  squares: number;
}

const meanOf = ({ trials, difference }: Candidate): number => difference / trials;

/** The standard error of the mean difference. */
function errorOf({ trials, difference, squares }: Candidate): number {
  if (trials < 2) return Number.POSITIVE_INFINITY;
  const mean = difference / trials;
  return Math.sqrt(Math.max(0, squares / trials - mean * mean) / (trials - 1)) + 1e-4;
}

export class HalvingSearch implements Deliberation {
  readonly #root: Expedition;
  readonly #codes: Int32Array;
  readonly #playouts: Playouts;
  readonly #options: HalvingOptions;
  readonly #displayChance: DisplayChance<InfernosEdge>;
  readonly #seed: number;
  readonly #candidates: readonly Candidate[];
  /** Candidates not yet dropped; the heuristic choice comes first. */
  #remaining: Candidate[];
  #trial = 0;
  #next = 0;
  /** The result of the heuristic choice in the current trial. */
  #baseline = 0;

  constructor(
    { state: root, codes, stream }: Question<InfernosEdge>,
    { playouts, options, displayChance }: SearchParts,
  ) {
    this.#root = root;
    this.#codes = codes;
    this.#playouts = playouts;
    this.#options = options;
    this.#displayChance = displayChance;
    this.#seed = stream.next();
    const promising = playouts.policy.rank(root, codes).subarray(0, options.width);
    this.#candidates = Array.from(promising, (code) => ({ code, trials: 0, sum: 0, difference: 0, squares: 0 }));
    this.#remaining = [...this.#candidates];
  }

  /** One playout of one candidate. */
  step(): boolean {
    if (this.#isDecided()) return false;
    const candidate = this.#remaining[this.#next] as Candidate;
    const worth = this.#playOut(candidate.code);
    if (this.#next === 0) this.#baseline = worth;
    const difference = worth - this.#baseline;
    candidate.trials++;
    candidate.sum += worth;
    candidate.difference += difference;
    candidate.squares += difference * difference;
    if (++this.#next === this.#remaining.length) this.#endTrial();
    return !this.#isDecided();
  }

  #isDecided(): boolean {
    return this.#remaining.length === 1 || this.#trial >= this.#options.trials;
  }

  #playOut(code: number): number {
    return this.#playouts.run(this.#root, code, this.#seed + Math.imul(this.#trial, 0x3c6ef372));
  }

  #endTrial(): void {
    this.#next = 0;
    this.#trial++;
    if (this.#options.halveAt.includes(this.#trial)) this.#halve();
    else if (this.#trial % 8 === 0) this.#dropHopeless();
  }

  #halve(): void {
    const [first, ...others] = this.#remaining as [Candidate, ...Candidate[]];
    others.sort((a, b) => meanOf(b) - meanOf(a));
    this.#remaining = [first, ...others.slice(0, Math.max(1, others.length >> 1))];
  }

  /** Drops candidates that are clearly worse than the heuristic choice. */
  #dropHopeless(): void {
    this.#remaining = this.#remaining.filter(
      (candidate, k) => k === 0 || meanOf(candidate) + 2 * errorOf(candidate) > 0,
    );
  }

  #best(): Candidate {
    let best = this.#candidates[0] as Candidate;
    let most = 0;
    for (const candidate of this.#remaining.slice(1)) {
      if (candidate.trials < 4) continue;
      const promise = meanOf(candidate) - this.#options.proof * errorOf(candidate);
      if (promise <= most) continue;
      most = promise;
      best = candidate;
    }
    return best;
  }

  advice(): Advice {
    const best = this.#best();
    const others = this.#candidates.filter((candidate) => candidate !== best).sort((a, b) => b.trials - a.trials);
    const known = new Set(this.#candidates.map(({ code }) => code));
    const rest = Array.from(this.#codes).filter((code) => !known.has(code));
    const ideas = [
      ...[best, ...others].map((candidate) => this.#ideaOf(candidate)),
      ...rest.map((code) => ({ code, trials: 0 })),
    ];
    const reason = this.#playouts.policy.reasonFor(this.#root, best.code, this.#codes.length);
    return { code: best.code, line: [best.code], ideas, reason };
  }

  #ideaOf({ code, trials, sum }: Candidate): Idea {
    return trials > 0
      ? { code, chance: this.#displayChance(this.#root, code, sum / trials), trials }
      : { code, trials };
  }
}
