// ST-HOR-ORDER: whether it matters which horror moves next. Every order and every path is tried on reused copies, and the
// possible results of each choice are compared. Nothing is allocated, because this runs in every playout.
import { NOTHING } from '@undercroft/cave';
import { Descent, isConscious, MAX_HORRORS } from './descent.ts';
import { canBeStruck, closestVictim, distanceToVictim, firstSteps } from './horrors.ts';

/** The horrors that still have to move, one per tile: horrors on the same tile are interchangeable. */
export function waitingHorrors(d: Descent, out: Int32Array): number {
  let n = 0;
  for (let h = 0; h < MAX_HORRORS; h++) {
    if (d.horrors[h] === NOTHING || d.moved[h]) continue;
    let alike = false;
    for (let k = 0; k < n; k++) if (d.horrors[out[k]!] === d.horrors[h]) alike = true;
    if (!alike) out[n++] = h;
  }
  return n;
}

/**
 * Horrors influence each other only by striking down another one's victim. If no waiting horror is next to its
 * victim, the order changes nothing.
 */
export function orderMatters(d: Descent, waiting: Int32Array, n: number): boolean {
  if (!canAnyStrike(d, waiting, n)) return false;
  first.find(d, waiting[0]!);
  for (let k = 1; k < n; k++) if (!other.find(d, waiting[k]!).equals(first)) return true;
  return false;
}

function canAnyStrike(d: Descent, waiting: Int32Array, n: number): boolean {
  for (let k = 0; k < n; k++) {
    const victim = closestVictim(d, d.horrors[waiting[k]!]!);
    if (victim >= 0 && distanceToVictim(d, victim) <= 1) return true;
  }
  return false;
}

/** At most six orders of three horrors, each with at most four first steps. */
const MAX_RESULTS = 6 * 4 ** MAX_HORRORS;
/** Each move needs a copy for its path and one for the moves after it. */
const DEPTH = 2 * MAX_HORRORS + 1;

/** The set of results a choice can lead to, each as a number. */
class ResultSet {
  readonly #list = new Float64Array(MAX_RESULTS);
  #count = 0;

  /** Fills the set with everything that can result from moving this horror next. */
  find(d: Descent, horror: number): this {
    this.#count = 0;
    askedOfSeat.fill(0);
    tryMove(copyAt(0, d), 0, horror, this);
    return this;
  }

  add(end: number): void {
    if (!this.#has(end)) this.#list[this.#count++] = end;
  }

  equals(other: ResultSet): boolean {
    if (this.#count !== other.#count) return false;
    for (let k = 0; k < this.#count; k++) if (!other.#has(this.#list[k]!)) return false;
    return true;
  }

  #has(end: number): boolean {
    for (let k = 0; k < this.#count; k++) if (this.#list[k] === end) return true;
    return false;
  }
}

const first = new ResultSet();
const other = new ResultSet();
/** How often each seat was asked for a path on the way to the result being tried. */
const askedOfSeat = new Int8Array(6);

const copies = Array.from({ length: DEPTH }, () => new Descent());
const sides = Array.from({ length: DEPTH }, () => new Int32Array(4));
const waits = Array.from({ length: DEPTH }, () => new Int32Array(MAX_HORRORS));

function copyAt(depth: number, d: Descent): Descent {
  const copy = copies[depth] as Descent;
  copy.copyFrom(d);
  return copy;
}

/** Moves this horror on `d`, which is a copy, then the others. */
function tryMove(d: Descent, depth: number, horror: number, ends: ResultSet): void {
  const tile = d.horrors[horror]!;
  const victim = closestVictim(d, tile);
  d.moved[horror] = 1;
  if (victim < 0) {
    d.horrors[horror] = NOTHING;
    return tryRest(d, depth, ends);
  }
  const ways = sides[depth] as Int32Array;
  const n = firstSteps(d, tile, victim, ways);
  const seat = d.seats[victim]!;
  if (n > 1) askedOfSeat[seat]!++;
  for (let k = 0; k < n; k++) tryStep(copyAt(depth + 1, d), depth + 1, horror, d.cave.through(tile, ways[k]!), ends);
  if (n > 1) askedOfSeat[seat]!--;
}

function tryStep(d: Descent, depth: number, horror: number, to: number, ends: ResultSet): void {
  d.horrors[horror] = to;
  for (let i = 0; i < d.cavers; i++) if (d.places[i] === to && canBeStruck(d, i)) d.health[i] = 0;
  tryRest(d, depth, ends);
}

function tryRest(d: Descent, depth: number, ends: ResultSet): void {
  const list = waits[depth] as Int32Array;
  const n = isAnybodyConscious(d) ? waitingHorrors(d, list) : 0;
  if (n === 0) return ends.add(resultKey(d));
  for (let k = 0; k < n; k++) tryMove(copyAt(depth + 1, d), depth + 1, list[k]!, ends);
}

/** With nobody conscious the game is over and no horror moves any more (ST-END-1). */
function isAnybodyConscious(d: Descent): boolean {
  for (let i = 0; i < d.cavers; i++) if (isConscious(d, i)) return true;
  return false;
}

/** Where the horrors are (in any order), who is down, and how often each seat was asked, as one number below 2^53. */
function resultKey(d: Descent): number {
  let name = 0;
  for (let rank = 0; rank < MAX_HORRORS; rank++) name = name * 128 + (tileOfRank(d, rank) + 1);
  for (let i = 0; i < d.cavers; i++) name = name * 2 + (d.health[i] === 0 ? 1 : 0);
  for (let seat = 0; seat < askedOfSeat.length; seat++) name = name * 4 + askedOfSeat[seat]!;
  return name;
}

/** The tile of the horror with this rank, ordered by tile and then by index. */
function tileOfRank(d: Descent, rank: number): number {
  for (let h = 0; h < MAX_HORRORS; h++) if (rankOf(d, h) === rank) return d.horrors[h]!;
  throw new RangeError(`no horror of rank ${rank}`);
}

function rankOf(d: Descent, horror: number): number {
  let before = 0;
  for (let h = 0; h < MAX_HORRORS; h++) {
    const earlier = d.horrors[h]! - d.horrors[horror]!;
    if (earlier < 0 || (earlier === 0 && h < horror)) before++;
  }
  return before;
}
