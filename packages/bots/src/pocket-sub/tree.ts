// The nodes of a search over whole turns. Every node but the root stands for a turn somebody chose; its numbers are to that
// seat. A node's children lie one after the other.
import type { Code } from '@undercroft/engine';
import { pocketSub, type Sea } from '@undercroft/pocket-sub';
import { LONGEST } from './turns.ts';

/** Nobody has looked yet who decides there. */
export const UNSEEN = -3;

export const WON = 1;
export const LOST = -1;
export const OPEN = 0;

const CAPACITY = 1 << 12;

export class Tree {
  size = 1;
  /** Who decides after it. */
  seat = new Int8Array(CAPACITY).fill(UNSEEN);
  /** Who chose the node; at the root, who is to decide. */
  chooser = new Int8Array(CAPACITY);
  first = new Int32Array(CAPACITY);
  count = new Int16Array(CAPACITY);
  /** Whether turns were left out as not worth trying: then nothing can be proved lost by the others. */
  narrowed = new Uint8Array(CAPACITY);
  visits = new Int32Array(CAPACITY);
  /** The sum of what came out, beginning with what it looked like at first sight. */
  value = new Float64Array(CAPACITY);
  prior = new Float32Array(CAPACITY);
  proof = new Int8Array(CAPACITY);
  length = new Uint8Array(CAPACITY);
  codes = new Int16Array(CAPACITY * LONGEST);

  /** What the turn is worth to whoever chose it. */
  worth(node: number): number {
    const proof = this.proof[node]!;
    if (proof !== OPEN) return proof === WON ? 1 : 0;
    return this.value[node]! / (this.visits[node]! + 1);
  }

  play(node: number, sea: Sea): void {
    const from = node * LONGEST;
    const to = from + this.length[node]!;
    for (let i = from; i < to; i++) pocketSub.play(sea, this.codes[i]!);
  }

  line(node: number): Code[] {
    return Array.from(this.codes.subarray(node * LONGEST, node * LONGEST + this.length[node]!));
  }

  beginning(node: number): Code {
    return this.codes[node * LONGEST]!;
  }

  /** Room for n more nodes; answers the first of them. */
  grow(n: number): number {
    const first = this.size;
    this.size += n;
    if (this.size > this.seat.length) this.#enlarge(Math.max(this.size, this.seat.length * 2));
    return first;
  }

  #enlarge(to: number): void {
    this.seat = moved(this.seat, new Int8Array(to).fill(UNSEEN));
    this.chooser = moved(this.chooser, new Int8Array(to));
    this.first = moved(this.first, new Int32Array(to));
    this.count = moved(this.count, new Int16Array(to));
    this.narrowed = moved(this.narrowed, new Uint8Array(to));
    this.visits = moved(this.visits, new Int32Array(to));
    this.value = moved(this.value, new Float64Array(to));
    this.prior = moved(this.prior, new Float32Array(to));
    this.proof = moved(this.proof, new Int8Array(to));
    this.length = moved(this.length, new Uint8Array(to));
    this.codes = moved(this.codes, new Int16Array(to * LONGEST));
  }
}

function moved<A extends { set(from: A): void }>(from: A, into: A): A {
  into.set(from);
  return into;
}
