// Tries what is worth trying: plays each on as a careful caver would, to the end of the next round, and asks how the
// team's chances are then. All are tried against the same luck; the worse half falls out again and again.
import { CHANCE, type Code, OVER } from '@undercroft/engine';
import type { Descent, SubTerra } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import type { Advice, Bot, Idea, Question, Thinking } from '../bot.ts';
import { honestly, type Tell } from '../telling.ts';
import { Luck } from './luck.ts';
import type { Motive } from './motives.ts';
import { reasonFor } from './novice.ts';
import { outlook } from './outlook.ts';
import { Policy } from './policy.ts';
import { SPARE } from './sight.ts';
import { telling } from './telling.ts';
import { WEIGHTS } from './weights.ts';

const { ASK_ACTION, ASK_DIRECTED, countBehind, subTerra } = terra;

/** How many rounds a trial is played on, the present one included. */
const ROUNDS = 2;
/** Trials each before the worse half falls out for the first time. */
const LAPS = 6;
/** What a better medal is worth, against winning at all. */
const MEDAL = 0.03;
/** How many standard errors better something must be than what the novice would do. */
const DOUBT = 1.5;
/** With fewer trials than this nothing is beyond doubt. */
const FEW = 4;

const policy = new Policy(WEIGHTS);
const state = subTerra.blank();
const out = new Int32Array(subTerra.facts.maxLegal);
const weights = new Int32Array(subTerra.facts.maxLegal);

export const adeptTelling = (tell: Tell<SubTerra>): Bot<SubTerra> => ({
  name: 'adept',
  think: (question) => new Deliberation(question, tell),
});

export const adept = adeptTelling(honestly(telling));

/** Something that may be played, and what came of it: by trial, as the same luck is the same trial for everybody. */
class Candidate {
  readonly worths: number[] = [];
  sum = 0;
  /** The sum of the chances to win. */
  chances = 0;
  readonly code: Code;

  constructor(code: Code) {
    this.code = code;
  }

  get mean(): number {
    return this.worths.length === 0 ? 0 : this.sum / this.worths.length;
  }
}

class Deliberation implements Thinking {
  readonly #root: Descent;
  readonly #luck: Luck;
  readonly #tell: Tell<SubTerra>;
  readonly #candidates: Candidate[];
  readonly #motive: Motive;
  /** Those still in the running, the novice's choice always among them, in front. */
  #running: Candidate[];
  #next = 0;
  #lap = 0;
  #until = LAPS;

  constructor({ state: root, codes, stream }: Question<SubTerra>, tell: Tell<SubTerra>) {
    this.#root = root;
    this.#tell = tell;
    this.#luck = new Luck(stream.next());
    const first = policy.choose(root, codes, codes.length);
    this.#motive = policy.motive;
    this.#candidates = [first, ...codes.filter((code) => code !== first)].map((code) => new Candidate(code));
    this.#running = isWorthThinking(root.asks) ? [...this.#candidates] : this.#candidates.slice(0, 1);
  }

  step(): boolean {
    if (this.#running.length === 1) return false;
    this.#try(this.#running[this.#next++] as Candidate);
    if (this.#next < this.#running.length) return true;
    this.#next = 0;
    this.#lap++;
    if (this.#lap >= this.#until) this.#halve();
    return true;
  }

  #halve(): void {
    this.#until = this.#lap * 2;
    if (this.#running.length <= 2) return;
    const [first, ...rest] = this.#running as [Candidate, ...Candidate[]];
    rest.sort((a, b) => b.mean - a.mean);
    this.#running = [first, ...rest.slice(0, rest.length >> 1)];
  }

  #try(candidate: Candidate): void {
    this.#luck.begin(candidate.worths.length);
    subTerra.copy(this.#root, state);
    subTerra.play(state, candidate.code);
    this.#playOn();
    const over = subTerra.decider(state) === OVER;
    const chance = over ? (countBehind(state) <= SPARE ? 1 : 0) : outlook(state);
    const worth = chance + MEDAL * (over ? Math.max(0, SPARE - countBehind(state)) : 0);
    candidate.worths.push(worth);
    candidate.sum += worth;
    candidate.chances += chance;
  }

  #playOn(): void {
    const end = this.#root.round + ROUNDS;
    for (let by = subTerra.decider(state); by !== OVER; by = subTerra.decider(state)) {
      if (by !== CHANCE && state.round >= end) return;
      const n = subTerra.legal(state, out);
      subTerra.play(state, by === CHANCE ? this.#outcome(n) : policy.choose(state, out, n));
    }
  }

  #outcome(n: number): Code {
    const total = subTerra.weights(state, weights);
    let left = this.#luck.below(state.asks, total);
    if (total === n) return out[left]!;
    let index = 0;
    while (left >= weights[index]!) left -= weights[index++]!;
    return out[index]!;
  }

  /** The best of those still running, if it is better beyond doubt; otherwise what the novice would do. */
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
      return trials > 0 ? { code, chance: this.#tell(this.#root, code, chances / trials), trials } : { code, trials };
    });
    const reason = reasonFor(best === this.#candidates[0] ? this.#motive : 'best-chance');
    return { code: best.code, line: [best.code], ideas, reason };
  }
}

/** How a tile lies or a horror turns is left to the rules of thumb: the outlook hardly tells such things apart. */
const isWorthThinking = (asks: number): boolean => asks === ASK_ACTION || asks === ASK_DIRECTED;

/** By the trials both have had with the same luck. */
function isClearlyBetter(a: Candidate, b: Candidate): boolean {
  const n = Math.min(a.worths.length, b.worths.length);
  if (n < FEW) return false;
  let sum = 0;
  let squares = 0;
  for (let k = 0; k < n; k++) {
    const difference = a.worths[k]! - b.worths[k]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / n;
  const error = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
  return mean > DOUBT * error;
}
