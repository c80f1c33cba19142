// Monte Carlo tree search over explicit chance nodes (UCT), for any game of the contract. What a game knows better than
// chance is handed in as Knowledge; without any, this is plain UCT with random playouts.
import { buffer, CHANCE, type Code, type Game, type Kinds, OVER, type Seat, type Stream } from '@undercroft/engine';
import type { Advice, Bot, Idea, Question, Reason, Thinking } from './bot.ts';

/** What is known of a game beyond its rules. Everything may be left out. */
export interface Knowledge<K extends Kinds = Kinds> {
  /** Puts what is worth trying in front, best first; answers how many that are (at least one). */
  narrow?(state: K['State'], codes: Int32Array, n: number): number;
  /** What somebody sensible plays on with after the tree's edge. */
  choose?(state: K['State'], codes: Int32Array, n: number, stream: Stream): Code;
  /** How many entries a playout goes on before it is judged. Left out: to the end of the game. */
  readonly horizon?: number;
  /** What a position is worth to each seat, 0 to 1, when the playout stops there. Left out: the score of its end. */
  judge?(state: K['State'], worth: Float64Array): void;
  /** How curious the search is; the larger, the wider. */
  readonly curiosity?: number;
  /** Why this code is the best, in a word. */
  reason?(state: K['State'], code: Code): Reason;
}

/** A seat must decide, chance must, the game is over; or nobody has looked yet. */
const UNSEEN = -3;

const DEFAULT_CURIOSITY = 0.7;

export function searcher<K extends Kinds>(name: string, game: Game<K>, knowledge: Knowledge<K> = {}): Bot<K> {
  return { name, think: (question) => new Search(game, knowledge, question) };
}

export class Search<K extends Kinds> implements Thinking {
  readonly #game: Game<K>;
  readonly #know: Knowledge<K>;
  readonly #root: K['State'];
  readonly #seat: Seat;
  readonly #codes: Int32Array;
  readonly #stream: Stream;

  readonly #state: K['State'];
  readonly #out: Int32Array;
  readonly #weights: Int32Array;
  readonly #worth: Float64Array;
  readonly #path: number[] = [];

  // The tree. A node's children lie one after the other; `value` is to whoever chose the node.
  #size = 1;
  #code = new Int32Array(CAPACITY);
  #first = new Int32Array(CAPACITY);
  #count = new Int16Array(CAPACITY);
  #visits = new Int32Array(CAPACITY);
  #value = new Float64Array(CAPACITY);
  #decider = new Int8Array(CAPACITY).fill(UNSEEN);

  constructor(game: Game<K>, knowledge: Knowledge<K>, { state, codes, stream }: Question<K>) {
    this.#game = game;
    this.#know = knowledge;
    this.#root = state;
    this.#seat = game.decider(state);
    this.#codes = codes;
    this.#stream = stream;
    this.#state = game.blank();
    this.#out = buffer(game as Game);
    this.#weights = buffer(game as Game);
    this.#worth = new Float64Array(game.seats(state));
    this.#expand(0, state);
  }

  step(): boolean {
    if (this.#count[0] === 1 && (this.#visits[0] as number) > 0) return false;
    const { play, copy } = this.#game;
    const path = this.#path;
    copy(this.#root, this.#state);
    let node = 0;
    path.length = 0;
    path.push(0);
    while ((this.#visits[node] as number) > 0 || node === 0) {
      if (this.#decider[node] === UNSEEN) this.#expand(node, this.#state);
      const decider = this.#decider[node] as number;
      if (decider === OVER) break;
      node = decider === CHANCE ? this.#draw(node) : this.#select(node);
      play(this.#state, this.#code[node] as number);
      path.push(node);
    }
    this.#playOut();
    this.#learn();
    return true;
  }

  advice(): Advice {
    const ideas = this.#ideas();
    const line = this.#line();
    const code = line[0] as Code;
    const reason = this.#know.reason?.(this.#root, code) ?? { motive: 'best-chance' };
    return { code, line, ideas, reason };
  }

  #expand(node: number, state: K['State']): void {
    const decider = this.#game.decider(state);
    this.#decider[node] = decider;
    if (decider === OVER) return;
    const codes = this.#out;
    let n = this.#game.legal(state, codes);
    if (decider !== CHANCE && this.#know.narrow) n = this.#know.narrow(state, codes, n);
    this.#reserve(n);
    this.#first[node] = this.#size;
    this.#count[node] = n;
    this.#code.set(codes.subarray(0, n), this.#size);
    this.#size += n;
  }

  #draw(node: number): number {
    let left = this.#stream.below(this.#game.weights(this.#state, this.#weights));
    let index = 0;
    while (left >= (this.#weights[index] as number)) left -= this.#weights[index++] as number;
    return (this.#first[node] as number) + index;
  }

  /** The child that promises most, with a bonus for what was seldom tried; the untried come first, in order. */
  #select(node: number): number {
    const first = this.#first[node] as number;
    const end = first + (this.#count[node] as number);
    const curiosity = (this.#know.curiosity ?? DEFAULT_CURIOSITY) * Math.sqrt(Math.log(this.#visits[node] as number));
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const visits = this.#visits[child] as number;
      if (visits === 0) return child;
      const promise = (this.#value[child] as number) / visits + curiosity / Math.sqrt(visits);
      if (promise > most) {
        most = promise;
        best = child;
      }
    }
    return best;
  }

  #playOut(): void {
    const { decider, legal, play } = this.#game;
    const state = this.#state;
    let left = this.#know.horizon ?? Number.POSITIVE_INFINITY;
    for (let who = decider(state); who !== OVER && left > 0; who = decider(state), left--) {
      const n = legal(state, this.#out);
      play(state, who === CHANCE ? this.#outcome(n) : this.#choose(n));
    }
    if (this.#know.judge) this.#know.judge(state, this.#worth);
    else for (let seat = 0; seat < this.#worth.length; seat++) this.#worth[seat] = this.#game.score(state, seat);
  }

  #outcome(n: number): Code {
    const total = this.#game.weights(this.#state, this.#weights);
    let left = this.#stream.below(total);
    if (total === n) return this.#out[left] as number;
    let index = 0;
    while (left >= (this.#weights[index] as number)) left -= this.#weights[index++] as number;
    return this.#out[index] as number;
  }

  #choose(n: number): Code {
    if (n === 1) return this.#out[0] as number;
    return this.#know.choose
      ? this.#know.choose(this.#state, this.#out, n, this.#stream)
      : (this.#out[this.#stream.below(n)] as number);
  }

  /** What came out is remembered along the path, to each node as seen by the seat that chose it. */
  #learn(): void {
    let seat = this.#seat;
    for (const node of this.#path) {
      (this.#visits[node] as number)++;
      this.#value[node] = (this.#value[node] as number) + (this.#worth[seat] as number);
      const next = this.#decider[node] as number;
      seat = next >= 0 ? next : this.#seat;
    }
  }

  /** The most tried children, as far as this seat goes on deciding. */
  #line(): Code[] {
    const line: Code[] = [];
    for (let node = 0; this.#decider[node] === this.#seat; ) {
      const next = this.#mostTried(node);
      if (next < 0) break;
      line.push(this.#code[next] as number);
      node = next;
    }
    return line.length > 0 ? line : [this.#code[this.#first[0] as number] as number];
  }

  #mostTried(node: number): number {
    const first = this.#first[node] as number;
    const end = first + (this.#count[node] as number);
    let best = -1;
    for (let child = first; child < end; child++) {
      if (this.#visits[child] === 0) continue;
      if (best < 0 || this.#isBetter(child, best)) best = child;
    }
    // Hardly tried: no plan yet, only a beginning. The root always answers.
    return node !== 0 && best >= 0 && (this.#visits[best] as number) < TRIALS_OF_A_PLAN ? -1 : best;
  }

  #isBetter(a: number, b: number): boolean {
    const difference = (this.#visits[a] as number) - (this.#visits[b] as number);
    return difference > 0 || (difference === 0 && (this.#value[a] as number) > (this.#value[b] as number));
  }

  #ideas(): Idea[] {
    const first = this.#first[0] as number;
    const tried = new Map<Code, Idea>();
    for (let child = first; child < first + (this.#count[0] as number); child++) {
      const trials = this.#visits[child] as number;
      const code = this.#code[child] as number;
      if (trials > 0) tried.set(code, { code, chance: (this.#value[child] as number) / trials, trials });
    }
    return Array.from(this.#codes, (code) => tried.get(code) ?? { code, trials: 0 }).sort(
      (a, b) => b.trials - a.trials,
    );
  }

  #reserve(n: number): void {
    if (this.#size + n <= this.#code.length) return;
    this.#code = longer(this.#code, new Int32Array(this.#code.length * 2));
    this.#first = longer(this.#first, new Int32Array(this.#first.length * 2));
    this.#count = longer(this.#count, new Int16Array(this.#count.length * 2));
    this.#visits = longer(this.#visits, new Int32Array(this.#visits.length * 2));
    this.#value = longer(this.#value, new Float64Array(this.#value.length * 2));
    this.#decider = longer(this.#decider, new Int8Array(this.#decider.length * 2).fill(UNSEEN));
  }
}

const CAPACITY = 4096;
const TRIALS_OF_A_PLAN = 8;

function longer<A extends { set(from: A): void }>(from: A, into: A): A {
  into.set(from);
  return into;
}
