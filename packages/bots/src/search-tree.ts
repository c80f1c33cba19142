// The tree of a Monte Carlo tree search, in typed arrays. A node's children are stored consecutively; values are from the point
// of view of the seat that chose the node.
import { type Code, OVER, type Seat } from '@undercroft/engine';

export const ROOT = 0;

const CAPACITY = 4096;
/** The decider of a node that has not been expanded; otherwise a seat, CHANCE or OVER. */
const UNSEEN = -3;
const NONE = -1;
/** A node with fewer visits is not used for planning. */
const MIN_LINE_VISITS = 8;

export class SearchTree {
  #size = 1;
  #code = new Int32Array(CAPACITY);
  #first = new Int32Array(CAPACITY);
  #count = new Int16Array(CAPACITY);
  #visits = new Int32Array(CAPACITY);
  #value = new Float64Array(CAPACITY);
  #decider = new Int8Array(CAPACITY).fill(UNSEEN);

  isExpanded(node: number): boolean {
    return this.#decider[node] !== UNSEEN;
  }

  /** Of an expanded node. */
  decider(node: number): Seat {
    return this.#decider[node] as Seat;
  }

  /** The code that leads to a node. */
  code(node: number): Code {
    return this.#code[node] as Code;
  }

  visits(node: number): number {
    return this.#visits[node] as number;
  }

  mean(node: number): number {
    return (this.#value[node] as number) / (this.#visits[node] as number);
  }

  /** The children of an expanded node are those from `first` on. */
  first(node: number): number {
    return this.#first[node] as number;
  }

  count(node: number): number {
    return this.#count[node] as number;
  }

  /** Marks the end of the game. */
  close(node: number): void {
    this.#decider[node] = OVER;
  }

  /** Adds the first n codes as children, among which `decider` decides. */
  expand(node: number, decider: Seat, codes: Int32Array, n: number): void {
    this.#reserve(n);
    this.#decider[node] = decider;
    this.#first[node] = this.#size;
    this.#count[node] = n;
    this.#code.set(codes.subarray(0, n), this.#size);
    this.#size += n;
  }

  /** The child with the highest upper confidence bound; untried children come first, in order. */
  select(node: number, exploration: number): number {
    const visitsOf = this.#visits;
    const first = this.#first[node] as number;
    const end = first + (this.#count[node] as number);
    const bonus = exploration * Math.sqrt(Math.log(visitsOf[node] as number));
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const visits = visitsOf[child] as number;
      if (visits === 0) return child;
      const bound = (this.#value[child] as number) / visits + bonus / Math.sqrt(visits);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    return best;
  }

  addResult(node: number, result: number): void {
    (this.#visits[node] as number)++;
    this.#value[node] = (this.#value[node] as number) + result;
  }

  /** The codes of the most visited children, as long as this seat decides. There is always one. */
  line(seat: Seat): Code[] {
    const line: Code[] = [];
    for (let node = ROOT; this.#decider[node] === seat; ) {
      const next = this.#mostVisited(node);
      if (next === NONE) break;
      line.push(this.code(next));
      node = next;
    }
    return line.length > 0 ? line : [this.code(this.first(ROOT))];
  }

  #mostVisited(node: number): number {
    const first = this.first(node);
    const end = first + this.count(node);
    let best = NONE;
    for (let child = first; child < end; child++) {
      if (this.#visits[child] === 0) continue;
      if (best === NONE || this.#isBetter(child, best)) best = child;
    }
    // Too few visits to plan with; but the root always has a move.
    return node !== ROOT && best !== NONE && this.visits(best) < MIN_LINE_VISITS ? NONE : best;
  }

  #isBetter(a: number, b: number): boolean {
    const difference = this.visits(a) - this.visits(b);
    return difference > 0 || (difference === 0 && (this.#value[a] as number) > (this.#value[b] as number));
  }

  #reserve(n: number): void {
    const length = this.#code.length;
    if (this.#size + n <= length) return;
    this.#code = grown(this.#code, new Int32Array(length * 2));
    this.#first = grown(this.#first, new Int32Array(length * 2));
    this.#count = grown(this.#count, new Int16Array(length * 2));
    this.#visits = grown(this.#visits, new Int32Array(length * 2));
    this.#value = grown(this.#value, new Float64Array(length * 2));
    this.#decider = grown(this.#decider, new Int8Array(length * 2).fill(UNSEEN));
  }
}

function grown<A extends { set(from: A): void }>(from: A, into: A): A {
  into.set(from);
  return into;
}
