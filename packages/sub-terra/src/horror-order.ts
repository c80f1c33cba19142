// ST-HOR-ORDER: when it matters which horror moves next. Every order and every path is tried on reused copies, and what
// can come of each choice is compared. Nothing is allocated: this runs in the middle of millions of games.
import { NOTHING } from '@undercroft/cave';
import { Descent, isConscious, MAX_HORRORS } from './descent.ts';
import { canBeStruck, closestVictim, distanceToVictim, firstSteps } from './horrors.ts';

/** The horrors that have still to move, one per tile: those on the same tile are alike. */
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
 * Horrors hinder each other only by striking down somebody's victim. Where no horror that waits stands next to its
 * victim nothing can change by the order.
 */
export function orderMatters(d: Descent, waiting: Int32Array, n: number): boolean {
  if (!anyStrikes(d, waiting, n)) return false;
  first.find(d, waiting[0]!);
  for (let k = 1; k < n; k++) if (!other.find(d, waiting[k]!).equals(first)) return true;
  return false;
}

function anyStrikes(d: Descent, waiting: Int32Array, n: number): boolean {
  for (let k = 0; k < n; k++) {
    const victim = closestVictim(d, d.horrors[waiting[k]!]!);
    if (victim >= 0 && distanceToVictim(d, victim) <= 1) return true;
  }
  return false;
}

/** Three horrors, each in at most six orders along at most four sides. */
const MOST_ENDS = 6 * 4 ** MAX_HORRORS;
/** Every move takes a copy for its path and one for what comes next. */
const DEPTH = 2 * MAX_HORRORS + 1;

/** A set of the ends a choice can come to, each a number. */
class Ends {
  readonly #list = new Float64Array(MOST_ENDS);
  #count = 0;

  /** Everything that can come of moving this horror next. */
  find(d: Descent, horror: number): this {
    this.#count = 0;
    asked.fill(0);
    explore(copyAt(0, d), 0, horror, this);
    return this;
  }

  add(end: number): void {
    if (!this.#has(end)) this.#list[this.#count++] = end;
  }

  equals(other: Ends): boolean {
    if (this.#count !== other.#count) return false;
    for (let k = 0; k < this.#count; k++) if (!other.#has(this.#list[k]!)) return false;
    return true;
  }

  #has(end: number): boolean {
    for (let k = 0; k < this.#count; k++) if (this.#list[k] === end) return true;
    return false;
  }
}

const first = new Ends();
const other = new Ends();
/** How often each seat has been asked for a path, on the way to the end that is being tried. */
const asked = new Int8Array(6);

const copies = Array.from({ length: DEPTH }, () => new Descent());
const sides = Array.from({ length: DEPTH }, () => new Int32Array(4));
const waits = Array.from({ length: DEPTH }, () => new Int32Array(MAX_HORRORS));

function copyAt(depth: number, d: Descent): Descent {
  const copy = copies[depth] as Descent;
  copy.copyFrom(d);
  return copy;
}

/** Moves this horror on `d`, which is a copy, and goes on with the rest. */
function explore(d: Descent, depth: number, horror: number, ends: Ends): void {
  const tile = d.horrors[horror]!;
  const victim = closestVictim(d, tile);
  d.moved[horror] = 1;
  if (victim < 0) {
    d.horrors[horror] = NOTHING;
    return exploreRest(d, depth, ends);
  }
  const ways = sides[depth] as Int32Array;
  const n = firstSteps(d, tile, victim, ways);
  const seat = d.seats[victim]!;
  if (n > 1) asked[seat]!++;
  for (let k = 0; k < n; k++) step(copyAt(depth + 1, d), depth + 1, horror, d.cave.through(tile, ways[k]!), ends);
  if (n > 1) asked[seat]!--;
}

function step(d: Descent, depth: number, horror: number, to: number, ends: Ends): void {
  d.horrors[horror] = to;
  for (let i = 0; i < d.cavers; i++) if (d.places[i] === to && canBeStruck(d, i)) d.health[i] = 0;
  exploreRest(d, depth, ends);
}

function exploreRest(d: Descent, depth: number, ends: Ends): void {
  const list = waits[depth] as Int32Array;
  const n = isAnybodyConscious(d) ? waitingHorrors(d, list) : 0;
  if (n === 0) return ends.add(nameOfEnd(d));
  for (let k = 0; k < n; k++) explore(copyAt(depth + 1, d), depth + 1, list[k]!, ends);
}

/** With nobody conscious in play the game is over, and nothing moves any more (ST-END-1). */
function isAnybodyConscious(d: Descent): boolean {
  for (let i = 0; i < d.cavers; i++) if (isConscious(d, i)) return true;
  return false;
}

/** Where the horrors are (they are alike), who is down, and who was asked how often, as one number below 2^53. */
function nameOfEnd(d: Descent): number {
  let name = 0;
  for (let rank = 0; rank < MAX_HORRORS; rank++) name = name * 128 + (placeOfRank(d, rank) + 1);
  for (let i = 0; i < d.cavers; i++) name = name * 2 + (d.health[i] === 0 ? 1 : 0);
  for (let seat = 0; seat < asked.length; seat++) name = name * 4 + asked[seat]!;
  return name;
}

/** The tile of the horror that has so many before it, by tile and then by number. */
function placeOfRank(d: Descent, rank: number): number {
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
