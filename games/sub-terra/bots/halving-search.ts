// Sequential halving: plays out each candidate again and again, and drops the worse half from time to time. All candidates meet
// the same random numbers.

import type { Advice, Deliberation, DisplayChance, Idea, Question } from '@undercroft/bots';
import type { Code } from '@undercroft/engine';
import { ASK_ACTION, ASK_DIRECTED, type Descent, type SubTerra } from '@undercroft/sub-terra';
import { type Motive, reasonFor } from './motives.ts';
import type { Playouts } from './playouts.ts';
import { TrialRandom } from './trial-random.ts';

/** Trials per candidate before the first halving. */
const TRIALS_BEFORE_HALVING = 6;
/** By how many standard errors a candidate must beat the novice's choice. */
const PROOF = 1.5;
/** Fewer trials than this prove nothing. */
const MIN_TRIALS = 4;

/** A legal code and the results of its trials; trial n draws the same random numbers for every candidate. */
class Candidate {
  readonly worths: number[] = [];
  sum = 0;
  /** Sum of the chances to win. */
  chances = 0;
  readonly code: Code;

  constructor(code: Code) {
    this.code = code;
  }

  get mean(): number {
    return this.worths.length === 0 ? 0 : this.sum / this.worths.length;
  }
}

export class HalvingSearch implements Deliberation {
  readonly #root: Descent;
  readonly #playouts: Playouts;
  readonly #random: TrialRandom;
  readonly #displayChance: DisplayChance<SubTerra>;
  readonly #candidates: Candidate[];
  readonly #motive: Motive;
  /** Candidates not yet dropped; the novice's choice is always kept, in front. */
  #running: Candidate[];
  #next = 0;
  #trial = 0;
  #halveAt = TRIALS_BEFORE_HALVING;

  constructor(question: Question<SubTerra>, playouts: Playouts, displayChance: DisplayChance<SubTerra>) {
    const { state: root, codes, stream } = question;
    const { policy } = playouts;
    this.#root = root;
    this.#playouts = playouts;
    this.#displayChance = displayChance;
    this.#random = new TrialRandom(stream.next());
    const first = policy.choose(root, codes, codes.length);
    this.#motive = policy.motive;
    this.#candidates = [first, ...codes.filter((code) => code !== first)].map((code) => new Candidate(code));
    this.#running = needsSearch(root.asks) ? [...this.#candidates] : this.#candidates.slice(0, 1);
  }

  step(): boolean {
    if (this.#running.length === 1) return false;
    this.#try(this.#running[this.#next++] as Candidate);
    if (this.#next < this.#running.length) return true;
    this.#next = 0;
    this.#trial++;
    if (this.#trial >= this.#halveAt) this.#halve();
    return true;
  }

  #halve(): void {
    this.#halveAt = this.#trial * 2;
    if (this.#running.length <= 2) return;
    const [first, ...rest] = this.#running as [Candidate, ...Candidate[]];
    rest.sort((a, b) => b.mean - a.mean);
    this.#running = [first, ...rest.slice(0, rest.length >> 1)];
  }

  #try(candidate: Candidate): void {
    const playouts = this.#playouts;
    this.#random.startTrial(candidate.worths.length);
    playouts.run(this.#root, candidate.code, this.#random);
    candidate.worths.push(playouts.worth);
    candidate.sum += playouts.worth;
    candidate.chances += playouts.chance;
  }

  /** The best remaining candidate if it is clearly better than the novice's choice, otherwise the novice's choice. */
  #best(): Candidate {
    const [first, ...rest] = this.#running as [Candidate, ...Candidate[]];
    let best = first;
    for (const other of rest) if (other.mean > best.mean) best = other;
    return best === first || isClearlyBetter(best, first) ? best : first;
  }

  advice(): Advice {
    const best = this.#best();
    const others = this.#candidates.filter((one) => one !== best);
    others.sort((a, b) => b.worths.length - a.worths.length || b.mean - a.mean);
    const ideas: Idea[] = [best, ...others].map(({ code, worths, chances }) => {
      const trials = worths.length;
      return trials > 0
        ? { code, chance: this.#displayChance(this.#root, code, chances / trials), trials }
        : { code, trials };
    });
    const reason = reasonFor(best === this.#candidates[0] ? this.#motive : 'best-chance');
    return { code: best.code, line: [best.code], ideas, reason };
  }
}

/** Tile rotations and horror moves are left to the policy: the evaluation hardly tells them apart. */
const needsSearch = (asks: number): boolean => asks === ASK_ACTION || asks === ASK_DIRECTED;

/** Compares the trials that both candidates have played with the same random numbers. */
function isClearlyBetter(a: Candidate, b: Candidate): boolean {
  const n = Math.min(a.worths.length, b.worths.length);
  if (n < MIN_TRIALS) return false;
  let sum = 0;
  let squares = 0;
  for (let k = 0; k < n; k++) {
    const difference = a.worths[k]! - b.worths[k]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / n;
  const error = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
  return mean > PROOF * error;
}
