// Every turn a seat can play from a position, as a sequence of codes with the position it leads to.
import { type Code, OVER } from '@undercroft/engine';
import {
  argumentOf,
  berth,
  CHOOSE_SUB,
  DECLARE,
  kindOf,
  MAX_REGIONS,
  pocketSub,
  type Sea,
} from '@undercroft/pocket-sub';

/** Tokens, a sub, four steps, a mine. */
export const MAX_TURN_LENGTH = 7;

/** Called for each turn with its first `length` codes in `path` and the position after them, all of which are reused. */
export type Visitor = (path: Int32Array, length: number, after: Sea) => void;

/** Holds a position and a buffer for every decision of a turn. */
export class Turns {
  readonly #seas = Array.from({ length: MAX_TURN_LENGTH }, () => pocketSub.blank());
  readonly #codes = Array.from({ length: MAX_TURN_LENGTH }, () => new Int32Array(pocketSub.facts.maxLegal));
  readonly #path = new Int32Array(MAX_TURN_LENGTH);
  readonly #seen = new HashSet();
  #seat = 0;
  #visit: Visitor = () => {};

  /**
   * Visits all turns of the seat to decide, only once per resulting position. Turns with tokens come last and with one token
   * at a time, so that an equal turn without them is preferred.
   */
  each(sea: Sea, visit: Visitor): void {
    this.#seen.clear();
    this.#seat = sea.seat;
    this.#visit = visit;
    this.#follow(sea, 0);
  }

  /** The same, but turns with different first codes are all visited. */
  eachByFirstCode(sea: Sea, visit: Visitor): void {
    this.#seen.clear();
    this.#seat = sea.seat;
    this.#visit = visit;
    const n = pocketSub.legal(sea, this.#codes[0]!);
    for (let i = 0; i < n; i++) {
      const code = this.#codes[0]![i]!;
      if (kindOf(code) !== DECLARE) this.#seen.clear();
      this.#take(sea, code, 0);
    }
  }

  #follow(sea: Sea, depth: number): void {
    const codes = this.#codes[depth]!;
    const n = pocketSub.legal(sea, codes);
    for (let i = 0; i < n; i++) {
      const code = codes[i]!;
      if (kindOf(code) === DECLARE && !isSingle(argumentOf(code))) continue;
      this.#take(sea, code, depth);
    }
  }

  #take(sea: Sea, code: Code, depth: number): void {
    const after = this.#seas[depth]!;
    after.copyFrom(sea);
    pocketSub.play(after, code);
    this.#path[depth] = code;
    const decider = pocketSub.decider(after);
    if (decider === this.#seat && after.phase !== CHOOSE_SUB) return this.#follow(after, depth + 1);
    if (decider === this.#seat && kindOf(code) === DECLARE) return this.#follow(after, depth + 1);
    if (decider === OVER || this.#isNewPosition(after)) this.#visit(this.#path, depth + 1, after);
  }

  /** During set-up, different decisions always lead to different positions. */
  #isNewPosition(after: Sea): boolean {
    return kindOf(this.#path[0]!) < CHOOSE_SUB || this.#seen.add(hashOf(after));
  }
}

const SLOTS = 8192;

/** A set of 32-bit numbers that is cleared in constant time. */
class HashSet {
  readonly #keys = new Int32Array(SLOTS);
  readonly #stamps = new Int32Array(SLOTS);
  #stamp = 0;
  #size = 0;

  clear(): void {
    this.#stamp++;
    this.#size = 0;
  }

  /** Returns whether the key was new. A set that is half full treats every key as new. */
  add(key: number): boolean {
    if (this.#size > SLOTS / 2) return true;
    let slot = (key ^ (key >>> 13)) & (SLOTS - 1);
    for (; this.#stamps[slot] === this.#stamp; slot = (slot + 1) & (SLOTS - 1)) {
      if (this.#keys[slot] === key) return false;
    }
    this.#stamps[slot] = this.#stamp;
    this.#keys[slot] = key;
    this.#size++;
    return true;
  }
}

const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** A hash of mines and subs, whatever was spent to get there. */
function hashOf(sea: Sea): number {
  let hash = 0;
  for (let region = 0; region < sea.board.regions; region++) {
    hash = Math.imul(hash ^ sea.mines[region]! ^ (sea.afloat[region]! << 3), HASH_FACTOR) ^ (hash >>> 15);
  }
  for (let seat = 0; seat < sea.board.players; seat++) hash = (hash + dockedHash(sea, seat)) | 0;
  return hash;
}

/** Docked subs are not afloat. */
function dockedHash(sea: Sea, seat: number): number {
  let hash = 0;
  for (let i = berth(seat); i < berth(seat) + sea.fleet[seat]!; i++) {
    const region = sea.subs[i]!;
    if (sea.centres[region] !== 0) hash += Math.imul(seat * MAX_REGIONS + region + 1, HASH_FACTOR);
  }
  return hash;
}

const HASH_FACTOR = 0x9e3779b1;
