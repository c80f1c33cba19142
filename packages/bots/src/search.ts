// Monte Carlo tree search (UCT) with explicit chance nodes, for any game of the contract. Knowledge of a game can be passed in;
// without any, this is plain UCT with random playouts.
import { buffer, CHANCE, type Code, type Game, type GameTypes, OVER, type Seat, type Stream } from '@undercroft/engine';
import type { Advice, Bot, Deliberation, Idea, Question, Reason } from './bot.ts';
import { ROOT, SearchTree } from './search-tree.ts';

/** What is known about a game beyond its rules. All of it is optional. */
export interface Knowledge<K extends GameTypes = GameTypes> {
  /** Moves the codes worth trying to the front, best first; returns how many there are (at least one). */
  narrow?(state: K['State'], codes: Int32Array, n: number): number;
  /** The playout policy; random by default. */
  choose?(state: K['State'], codes: Int32Array, n: number, stream: Stream): Code;
  /** The number of entries after which a playout is evaluated; the end of the game by default. */
  readonly horizon?: number;
  /** The value of a position to each seat, 0 to 1, when a playout stops there; the final score by default. */
  evaluate?(state: K['State'], worth: Float64Array): void;
  /** The exploration constant: the larger, the wider the search. */
  readonly exploration?: number;
  /** The reason for choosing this code. */
  reason?(state: K['State'], code: Code): Reason;
}

const DEFAULT_EXPLORATION = 0.7;

export function searchBot<K extends GameTypes>(name: string, game: Game<K>, knowledge: Knowledge<K> = {}): Bot<K> {
  return { name, think: (question) => new TreeSearch(game, knowledge, question) };
}

export class TreeSearch<K extends GameTypes> implements Deliberation {
  readonly #game: Game<K>;
  readonly #knowledge: Knowledge<K>;
  readonly #root: K['State'];
  readonly #seat: Seat;
  readonly #codes: Int32Array;
  readonly #stream: Stream;
  readonly #exploration: number;

  readonly #tree = new SearchTree();
  readonly #state: K['State'];
  readonly #out: Int32Array;
  readonly #weights: Int32Array;
  readonly #worth: Float64Array;
  readonly #path: number[] = [];

  constructor(game: Game<K>, knowledge: Knowledge<K>, { state, codes, stream }: Question<K>) {
    this.#game = game;
    this.#knowledge = knowledge;
    this.#root = state;
    this.#seat = game.decider(state);
    this.#codes = codes;
    this.#stream = stream;
    this.#exploration = knowledge.exploration ?? DEFAULT_EXPLORATION;
    this.#state = game.blank();
    this.#out = buffer(game as Game);
    this.#weights = buffer(game as Game);
    this.#worth = new Float64Array(game.seats(state));
    this.#expand(ROOT, state);
  }

  step(): boolean {
    const tree = this.#tree;
    if (tree.count(ROOT) === 1 && tree.visits(ROOT) > 0) return false;
    this.#descend();
    this.#playOut();
    this.#backpropagate();
    return true;
  }

  advice(): Advice {
    const ideas = this.#ideas();
    const line = this.#tree.line(this.#seat);
    const code = line[0] as Code;
    const reason = this.#knowledge.reason?.(this.#root, code) ?? { motive: 'best-chance' };
    return { code, line, ideas, reason };
  }

  /** Plays from the root to a node that was not visited before, or to the end of the game. */
  #descend(): void {
    const { play, copy } = this.#game;
    const tree = this.#tree;
    const path = this.#path;
    copy(this.#root, this.#state);
    path.length = 0;
    path.push(ROOT);
    for (let node = ROOT; node === ROOT || tree.visits(node) > 0; ) {
      if (!tree.isExpanded(node)) this.#expand(node, this.#state);
      const decider = tree.decider(node);
      if (decider === OVER) return;
      node = decider === CHANCE ? this.#drawChild(node) : tree.select(node, this.#exploration);
      play(this.#state, tree.code(node));
      path.push(node);
    }
  }

  #expand(node: number, state: K['State']): void {
    const decider = this.#game.decider(state);
    if (decider === OVER) return this.#tree.close(node);
    const codes = this.#out;
    let n = this.#game.legal(state, codes);
    if (decider !== CHANCE && this.#knowledge.narrow) n = this.#knowledge.narrow(state, codes, n);
    this.#tree.expand(node, decider, codes, n);
  }

  #drawChild(node: number): number {
    return this.#tree.first(node) + this.#drawIndex(this.#game.weights(this.#state, this.#weights));
  }

  /** An index by the weights, which add up to `total`. */
  #drawIndex(total: number): number {
    let left = this.#stream.below(total);
    let index = 0;
    while (left >= (this.#weights[index] as number)) left -= this.#weights[index++] as number;
    return index;
  }

  #playOut(): void {
    const { decider, legal, play } = this.#game;
    const state = this.#state;
    let left = this.#knowledge.horizon ?? Number.POSITIVE_INFINITY;
    for (let who = decider(state); who !== OVER && left > 0; who = decider(state), left--) {
      const n = legal(state, this.#out);
      play(state, who === CHANCE ? this.#drawOutcome(n) : this.#choose(n));
    }
    if (this.#knowledge.evaluate) this.#knowledge.evaluate(state, this.#worth);
    else for (let seat = 0; seat < this.#worth.length; seat++) this.#worth[seat] = this.#game.score(state, seat);
  }

  #drawOutcome(n: number): Code {
    const total = this.#game.weights(this.#state, this.#weights);
    return this.#out[total === n ? this.#stream.below(total) : this.#drawIndex(total)] as number;
  }

  #choose(n: number): Code {
    if (n === 1) return this.#out[0] as number;
    return this.#knowledge.choose
      ? this.#knowledge.choose(this.#state, this.#out, n, this.#stream)
      : (this.#out[this.#stream.below(n)] as number);
  }

  /** Adds the result to every node on the path, from the point of view of the seat that chose it. */
  #backpropagate(): void {
    const tree = this.#tree;
    let seat = this.#seat;
    for (const node of this.#path) {
      tree.addResult(node, this.#worth[seat] as number);
      const next = tree.decider(node);
      seat = next >= 0 ? next : this.#seat;
    }
  }

  #ideas(): Idea[] {
    const tree = this.#tree;
    const first = tree.first(ROOT);
    const tried = new Map<Code, Idea>();
    for (let child = first; child < first + tree.count(ROOT); child++) {
      const trials = tree.visits(child);
      const code = tree.code(child);
      if (trials > 0) tried.set(code, { code, chance: tree.mean(child), trials });
    }
    return Array.from(this.#codes, (code) => tried.get(code) ?? { code, trials: 0 }).sort(
      (a, b) => b.trials - a.trials,
    );
  }
}
