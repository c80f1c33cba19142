// Horrors: whom they hunt, where they step, where they appear, and when the order of their moves matters.
import { Distances, NOTHING } from '@undercroft/cave';
import { SCOUT } from './cavers.ts';
import { type Descent, HIDDEN, is, isA, isConscious, isInCave, isOnExit, MAX_HORRORS } from './descent.ts';
import { HORROR } from './tiles.ts';

/** ST-HOR-MOVE, ST-HOR-SPAWN. */
const REACH = 7;

const fromHorror = new Distances();
const fromVictim = new Distances();

/** ST-HOR-VICTIM. A submerged Diver is on no tile, so not in the cave. */
export const isPrey = (d: Descent, i: number): boolean =>
  isInCave(d, i) && isConscious(d, i) && !is(d, i, HIDDEN) && !isOnExit(d, i) && !isA(d, i, SCOUT);

/** ST-HOR-TOUCH. */
export const canBeStruck = (d: Descent, i: number): boolean =>
  isInCave(d, i) && isConscious(d, i) && !isOnExit(d, i) && !isA(d, i, SCOUT);

/** The closest victim of a tile within reach, or −1; ties go to the lowest rank. Leaves the distances in `fromHorror`. */
export function closestVictim(d: Descent, tile: number): number {
  const { steps } = fromHorror.from(d.cave, tile, REACH);
  let best = -1;
  for (let i = 0; i < d.cavers; i++) {
    if (!isPrey(d, i) || steps[d.places[i]!]! > REACH) continue;
    const nearer = best < 0 ? 1 : steps[d.places[best]!]! - steps[d.places[i]!]!;
    if (nearer > 0 || (nearer === 0 && d.who[i]! < d.who[best]!)) best = i;
  }
  return best;
}

export const distanceToVictim = (d: Descent, victim: number): number => fromHorror.steps[d.places[victim]!]!;

/** The sides by which a shortest path to the victim begins, into `out`; answers how many. */
export function firstSteps(d: Descent, tile: number, victim: number, out: Int32Array): number {
  const { steps } = fromVictim.from(d.cave, d.places[victim]!, REACH);
  let n = 0;
  for (let side = 0; side < 4; side++) {
    const next = d.cave.through(tile, side);
    if (next !== NOTHING && steps[next]! < steps[tile]!) out[n++] = side;
  }
  return n;
}

export function horrorAt(d: Descent, tile: number): number {
  for (let h = 0; h < MAX_HORRORS; h++) if (d.horrors[h] === tile) return h;
  return -1;
}

export function countHorrors(d: Descent): number {
  let n = 0;
  for (let h = 0; h < MAX_HORRORS; h++) if (d.horrors[h] !== NOTHING) n++;
  return n;
}

/** A horror leaves the cave; the others move up, so that the order of the rest is the same however it came about. */
export function removeHorror(d: Descent, horror: number): void {
  for (let h = horror; h < MAX_HORRORS - 1; h++) {
    d.horrors[h] = d.horrors[h + 1]!;
    d.moved[h] = d.moved[h + 1]!;
  }
  d.horrors[MAX_HORRORS - 1] = NOTHING;
  d.moved[MAX_HORRORS - 1] = 0;
}

/** ST-HOR-SPAWN: the horror tiles among which a new one appears, into `out`; answers how many. */
export function spawnTiles(d: Descent, out: Int32Array): number {
  let n = 0;
  let nearest = REACH;
  for (let tile = 0; tile < d.cave.count; tile++) {
    if (d.kinds[tile] !== HORROR || horrorAt(d, tile) >= 0) continue;
    const victim = closestVictim(d, tile);
    if (victim < 0) continue;
    const distance = distanceToVictim(d, victim);
    if (distance < nearest) n = 0;
    if (distance > nearest) continue;
    nearest = distance;
    out[n++] = tile;
  }
  return n;
}

// ---------------------------------------------------------------- order (ST-HOR-ORDER)

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
 * victim nothing can change by the order; otherwise all orders are tried and what they can come to is compared.
 */
export function orderMatters(d: Descent, waiting: Int32Array, n: number): boolean {
  let close = false;
  for (let k = 0; k < n; k++) {
    const victim = closestVictim(d, d.horrors[waiting[k]!]!);
    if (victim >= 0 && distanceToVictim(d, victim) <= 1) close = true;
  }
  if (!close) return false;
  const futures = new Set<string>();
  for (let k = 0; k < n; k++) futures.add([...ends(Hunt.of(d), waiting[k]!)].sort().join(';'));
  return futures.size > 1;
}

/** As much of a position as a horror phase can change. */
class Hunt {
  readonly d: Descent;
  readonly asked: number[] = [];

  constructor(d: Descent, asked: readonly number[]) {
    this.d = d;
    this.asked.push(...asked);
  }

  static of(d: Descent, asked: readonly number[] = []): Hunt {
    const copy = new (d.constructor as new () => Descent)();
    copy.copyFrom(d);
    return new Hunt(copy, asked);
  }

  /** Where the horrors are, who is down, and who was asked. */
  name(): string {
    const { d } = this;
    return [[...d.horrors].sort(), [...d.health.subarray(0, d.cavers)], [...this.asked].sort()].join('|');
  }
}

/** Every end that can come of moving this horror next. */
function ends(hunt: Hunt, horror: number): Set<string> {
  const { d } = hunt;
  const sides = new Int32Array(4);
  const tile = d.horrors[horror]!;
  const victim = closestVictim(d, tile);
  d.moved[horror] = 1;
  if (victim < 0) {
    d.horrors[horror] = NOTHING;
    return endsOfRest(hunt);
  }
  const n = firstSteps(d, tile, victim, sides);
  const asked = n > 1 ? [...hunt.asked, d.seats[victim]!] : hunt.asked;
  const all = new Set<string>();
  for (let k = 0; k < n; k++) {
    const next = Hunt.of(d, asked);
    next.d.horrors[horror] = d.cave.through(tile, sides[k]!);
    strikeSilently(next.d, next.d.horrors[horror]!);
    for (const end of endsOfRest(next)) all.add(end);
  }
  return all;
}

function endsOfRest(hunt: Hunt): Set<string> {
  const waiting = new Int32Array(MAX_HORRORS);
  const n = isAnybodyConscious(hunt.d) ? waitingHorrors(hunt.d, waiting) : 0;
  if (n === 0) return new Set([hunt.name()]);
  const all = new Set<string>();
  for (let k = 0; k < n; k++) for (const end of ends(Hunt.of(hunt.d, hunt.asked), waiting[k]!)) all.add(end);
  return all;
}

/** With nobody conscious in play the game is over, and nothing moves any more (ST-END-1). */
function isAnybodyConscious(d: Descent): boolean {
  for (let i = 0; i < d.cavers; i++) if (isConscious(d, i)) return true;
  return false;
}

function strikeSilently(d: Descent, tile: number): void {
  for (let i = 0; i < d.cavers; i++) if (d.places[i] === tile && canBeStruck(d, i)) d.health[i] = 0;
}
