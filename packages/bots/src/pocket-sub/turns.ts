// Every turn a seat can play from here on, as sequences of codes, together with the position each leads to.
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
export const LONGEST = 7;

/** Told of each turn: the codes in `path`, as many as `length`, and the position after them. Nothing of it may be kept. */
export type Visitor = (path: Int32Array, length: number, after: Sea) => void;

/** Spare positions and buffers for going through turns, one of each for every decision of a turn. */
export class Turns {
  readonly #seas = Array.from({ length: LONGEST }, () => pocketSub.blank());
  readonly #codes = Array.from({ length: LONGEST }, () => new Int32Array(pocketSub.facts.maxLegal));
  readonly #path = new Int32Array(LONGEST);
  readonly #known = new Known();
  #seat = 0;
  #visit: Visitor = () => {};

  /**
   * Goes through all turns of the seat to decide, those that lead to the same position only once. Tokens come last and
   * one at a time: whoever has something better without them keeps them.
   */
  each(sea: Sea, visit: Visitor): void {
    this.#known.clear();
    this.#seat = sea.seat;
    this.#visit = visit;
    this.#follow(sea, 0);
  }

  /** The same, but turns that begin differently are told apart. */
  eachByBeginning(sea: Sea, visit: Visitor): void {
    this.#known.clear();
    this.#seat = sea.seat;
    this.#visit = visit;
    const n = pocketSub.legal(sea, this.#codes[0]!);
    for (let i = 0; i < n; i++) {
      const code = this.#codes[0]![i]!;
      if (kindOf(code) !== DECLARE) this.#known.clear();
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
    if (decider === OVER || this.#isNew(after)) this.#visit(this.#path, depth + 1, after);
  }

  /** While setting up, different decisions lead to different positions. */
  #isNew(after: Sea): boolean {
    return kindOf(this.#path[0]!) < CHOOSE_SUB || this.#known.add(fingerprint(after));
  }
}

const SLOTS = 8192;

/** A set of 32-bit numbers that is emptied in no time. */
class Known {
  readonly #keys = new Int32Array(SLOTS);
  readonly #stamps = new Int32Array(SLOTS);
  #stamp = 0;
  #size = 0;

  clear(): void {
    this.#stamp++;
    this.#size = 0;
  }

  /** Answers whether it was new. A set that is nearly full calls everything new. */
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

/** Mines and subs as one number; what was spent on the way there is not in it. */
function fingerprint(sea: Sea): number {
  let print = 0;
  for (let region = 0; region < sea.board.regions; region++) {
    print = Math.imul(print ^ sea.mines[region]! ^ (sea.afloat[region]! << 3), MIXER) ^ (print >>> 15);
  }
  for (let seat = 0; seat < sea.board.players; seat++) print = (print + dockedPrint(sea, seat)) | 0;
  return print;
}

/** Docked subs are not afloat. */
function dockedPrint(sea: Sea, seat: number): number {
  let print = 0;
  for (let i = berth(seat); i < berth(seat) + sea.fleet[seat]!; i++) {
    const region = sea.subs[i]!;
    if (sea.centres[region] !== 0) print += Math.imul(seat * MAX_REGIONS + region + 1, MIXER);
  }
  return print;
}

const MIXER = 0x9e3779b1;
