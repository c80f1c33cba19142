// A search over whole turns. Every node but the root stands for a turn somebody chose; its numbers are to that seat. A
// node's children lie one after the other.
import { type Code, OVER, type Seat } from '@undercroft/engine';
import { pocketSub, type Sea } from '@undercroft/pocket-sub';
import type { Candidates } from './candidates.ts';
import { LONGEST } from './turns.ts';

/** Nobody has looked yet who decides there. */
const UNSEEN = -3;

/** What is certain of a node, to its chooser. */
export const WON = 1;
export const LOST = -1;
export const OPEN = 0;

/** So many turns of a position are followed, at most. */
const WIDTH = 48;
/** How much first sight is trusted: with a larger one, turns are looked at more evenly. */
const TEMPERATURE = 0.08;
/** How much the seldom tried is preferred. */
const CURIOSITY = 0.6;

const CAPACITY = 1 << 12;

export class Tree {
  #size = 1;
  /** Who decides after it. */
  seat = new Int8Array(CAPACITY).fill(UNSEEN);
  /** Who chose it; at the root, who is to decide. */
  chooser = new Int8Array(CAPACITY);
  first = new Int32Array(CAPACITY);
  count = new Int16Array(CAPACITY);
  visits = new Int32Array(CAPACITY);
  proof = new Int8Array(CAPACITY);
  /** Whether turns were left out as not worth trying: then nothing can be proved lost by the others. */
  #narrowed = new Uint8Array(CAPACITY);
  /** The sum of what came out, beginning with what it looked like at first sight. */
  #value = new Float64Array(CAPACITY);
  #prior = new Float32Array(CAPACITY);
  #length = new Uint8Array(CAPACITY);
  #codes = new Int16Array(CAPACITY * LONGEST);

  /** What the turn is worth to whoever chose it. */
  worth(node: number): number {
    const proof = this.proof[node]!;
    if (proof !== OPEN) return proof === WON ? 1 : 0;
    return this.#value[node]! / (this.visits[node]! + 1);
  }

  /** Whether nothing is to be found out below it any more. */
  isSettled(node: number): boolean {
    return this.proof[node] !== OPEN || this.seat[node] === OVER;
  }

  isLeaf(node: number): boolean {
    return this.count[node] === 0 || this.isSettled(node);
  }

  play(node: number, sea: Sea): void {
    const from = node * LONGEST;
    const to = from + this.#length[node]!;
    for (let i = from; i < to; i++) pocketSub.play(sea, this.#codes[i]!);
  }

  line(node: number): Code[] {
    return Array.from(this.#codes.subarray(node * LONGEST, node * LONGEST + this.#length[node]!));
  }

  beginning(node: number): Code {
    return this.#codes[node * LONGEST]!;
  }

  learn(node: number, worth: number): void {
    this.visits[node]!++;
    this.#value[node]! += worth;
  }

  /** Gives a node the best of the candidates for children; `seat` is to decide among them. */
  expand(node: number, seat: Seat, candidates: Candidates): void {
    const n = Math.min(candidates.count, WIDTH);
    const first = this.#grow(n);
    this.seat[node] = seat;
    this.first[node] = first;
    this.count[node] = n;
    this.#narrowed[node] = candidates.count > n ? 1 : 0;
    const best = candidates.value[candidates.order[0]!]!;
    let total = 0;
    for (let k = 0; k < n; k++) {
      const from = candidates.order[k]!;
      this.#adopt(first + k, seat, candidates, from);
      const prior = Math.exp((candidates.value[from]! - best) / TEMPERATURE);
      this.#prior[first + k] = prior;
      total += prior;
    }
    for (let child = first; child < first + n; child++) this.#prior[child]! /= total;
  }

  #adopt(child: number, chooser: Seat, candidates: Candidates, from: number): void {
    const value = candidates.value[from]!;
    this.chooser[child] = chooser;
    this.#value[child] = value;
    this.#length[child] = candidates.length[from]!;
    for (let i = 0; i < LONGEST; i++) this.#codes[child * LONGEST + i] = candidates.codes[from * LONGEST + i]!;
    if (candidates.over[from] === 0) return;
    this.seat[child] = OVER;
    if (value === 1) this.proof[child] = WON;
    if (value === 0) this.proof[child] = LOST;
  }

  /** The turn that promises most to whoever decides here; what is lost for certain only if everything is. */
  select(node: number): number {
    const first = this.first[node]!;
    const end = first + this.count[node]!;
    const bonus = CURIOSITY * Math.sqrt(this.visits[node]! + 1);
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      if (this.proof[child] === LOST) continue;
      const promise = this.worth(child) + (bonus * this.#prior[child]!) / (this.visits[child]! + 1);
      if (promise > most) {
        most = promise;
        best = child;
      }
    }
    return best;
  }

  /** Whoever decides has won with a turn that wins and has lost if all turns lose; the node's chooser is friend or enemy. */
  prove(node: number, sides: Int8Array): void {
    if (this.proof[node] !== OPEN) return;
    const result = this.#result(node);
    if (result !== OPEN) {
      this.proof[node] = sides[this.chooser[node]!] === sides[this.seat[node]!] ? result : -result;
    }
  }

  #result(node: number): number {
    const first = this.first[node]!;
    const end = first + this.count[node]!;
    let result = this.#narrowed[node] === 1 ? OPEN : LOST;
    for (let child = first; child < end; child++) {
      if (this.proof[child] === WON) return WON;
      if (this.proof[child] === OPEN) result = OPEN;
    }
    return result;
  }

  /** Room for n more nodes; answers the first of them. */
  #grow(n: number): number {
    const first = this.#size;
    this.#size += n;
    if (this.#size > this.seat.length) this.#enlarge(Math.max(this.#size, this.seat.length * 2));
    return first;
  }

  #enlarge(to: number): void {
    this.seat = moved(this.seat, new Int8Array(to).fill(UNSEEN));
    this.chooser = moved(this.chooser, new Int8Array(to));
    this.first = moved(this.first, new Int32Array(to));
    this.count = moved(this.count, new Int16Array(to));
    this.visits = moved(this.visits, new Int32Array(to));
    this.proof = moved(this.proof, new Int8Array(to));
    this.#narrowed = moved(this.#narrowed, new Uint8Array(to));
    this.#value = moved(this.#value, new Float64Array(to));
    this.#prior = moved(this.#prior, new Float32Array(to));
    this.#length = moved(this.#length, new Uint8Array(to));
    this.#codes = moved(this.#codes, new Int16Array(to * LONGEST));
  }
}

function moved<A extends { set(from: A): void }>(from: A, into: A): A {
  into.set(from);
  return into;
}
