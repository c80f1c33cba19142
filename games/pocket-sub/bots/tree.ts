// The search tree over whole turns. Every node but the root is a turn; its numbers are from the point of view of the seat that
// chose it. A node's children are stored consecutively.
import { type Code, OVER, type Seat } from '@undercroft/engine';
import { pocketSub, type Sea } from '@undercroft/pocket-sub';
import type { Candidates } from './candidates.ts';
import { MAX_TURN_LENGTH } from './turns.ts';

/** The decider of a node that has not been visited. */
const UNSEEN = -3;

/** What is proved about a node, for its chooser. */
export const WON = 1;
export const LOST = -1;
export const OPEN = 0;

/** At most this many turns of a position are searched. */
const MAX_CHILDREN = 48;
/** Of the prior from the first evaluation: the higher, the more evenly turns are tried. */
const TEMPERATURE = 0.08;
/** How much rarely tried turns are preferred. */
const EXPLORATION = 0.6;

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
  /** Whether turns were left out: then the others cannot prove a loss. */
  #narrowed = new Uint8Array(CAPACITY);
  /** The sum of results, starting with the first evaluation. */
  #value = new Float64Array(CAPACITY);
  #prior = new Float32Array(CAPACITY);
  #length = new Uint8Array(CAPACITY);
  #codes = new Int16Array(CAPACITY * MAX_TURN_LENGTH);

  /** The turn's value to its chooser. */
  worth(node: number): number {
    const proof = this.proof[node]!;
    if (proof !== OPEN) return proof === WON ? 1 : 0;
    return this.#value[node]! / (this.visits[node]! + 1);
  }

  /** Whether its result is known, so that searching below it is pointless. */
  isDecided(node: number): boolean {
    return this.proof[node] !== OPEN || this.seat[node] === OVER;
  }

  isLeaf(node: number): boolean {
    return this.count[node] === 0 || this.isDecided(node);
  }

  play(node: number, sea: Sea): void {
    const from = node * MAX_TURN_LENGTH;
    const to = from + this.#length[node]!;
    for (let i = from; i < to; i++) pocketSub.play(sea, this.#codes[i]!);
  }

  line(node: number): Code[] {
    return Array.from(this.#codes.subarray(node * MAX_TURN_LENGTH, node * MAX_TURN_LENGTH + this.#length[node]!));
  }

  firstCode(node: number): Code {
    return this.#codes[node * MAX_TURN_LENGTH]!;
  }

  addResult(node: number, worth: number): void {
    this.visits[node]!++;
    this.#value[node]! += worth;
  }

  /** Adds the best candidates as children; `seat` decides among them. */
  expand(node: number, seat: Seat, candidates: Candidates): void {
    const n = Math.min(candidates.count, MAX_CHILDREN);
    const first = this.#reserve(n);
    this.seat[node] = seat;
    this.first[node] = first;
    this.count[node] = n;
    this.#narrowed[node] = candidates.count > n ? 1 : 0;
    const best = candidates.value[candidates.order[0]!]!;
    let total = 0;
    for (let k = 0; k < n; k++) {
      const from = candidates.order[k]!;
      this.#addChild(first + k, seat, candidates, from);
      const prior = Math.exp((candidates.value[from]! - best) / TEMPERATURE);
      this.#prior[first + k] = prior;
      total += prior;
    }
    for (let child = first; child < first + n; child++) this.#prior[child]! /= total;
  }

  #addChild(child: number, chooser: Seat, candidates: Candidates, from: number): void {
    const value = candidates.value[from]!;
    this.chooser[child] = chooser;
    this.#value[child] = value;
    this.#length[child] = candidates.length[from]!;
    for (let i = 0; i < MAX_TURN_LENGTH; i++)
      this.#codes[child * MAX_TURN_LENGTH + i] = candidates.codes[from * MAX_TURN_LENGTH + i]!;
    if (candidates.over[from] === 0) return;
    this.seat[child] = OVER;
    if (value === 1) this.proof[child] = WON;
    if (value === 0) this.proof[child] = LOST;
  }

  /** The most promising turn for the seat to decide; a lost one only if all are. */
  select(node: number): number {
    const first = this.first[node]!;
    const end = first + this.count[node]!;
    const bonus = EXPLORATION * Math.sqrt(this.visits[node]! + 1);
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

  /** The seat to decide wins with one winning turn and loses if all turns lose; the node's chooser is on its side or not. */
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

  /** Makes room for n more nodes and returns the first of them. */
  #reserve(n: number): number {
    const first = this.#size;
    this.#size += n;
    if (this.#size > this.seat.length) this.#enlarge(Math.max(this.#size, this.seat.length * 2));
    return first;
  }

  #enlarge(to: number): void {
    this.seat = grown(this.seat, new Int8Array(to).fill(UNSEEN));
    this.chooser = grown(this.chooser, new Int8Array(to));
    this.first = grown(this.first, new Int32Array(to));
    this.count = grown(this.count, new Int16Array(to));
    this.visits = grown(this.visits, new Int32Array(to));
    this.proof = grown(this.proof, new Int8Array(to));
    this.#narrowed = grown(this.#narrowed, new Uint8Array(to));
    this.#value = grown(this.#value, new Float64Array(to));
    this.#prior = grown(this.#prior, new Float32Array(to));
    this.#length = grown(this.#length, new Uint8Array(to));
    this.#codes = grown(this.#codes, new Int16Array(to * MAX_TURN_LENGTH));
  }
}

function grown<A extends { set(from: A): void }>(from: A, into: A): A {
  into.set(from);
  return into;
}
