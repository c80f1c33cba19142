// Which guardians can get in each other's way during an activation: by downing somebody another one hunts, or by
// clearing rubble another one would step into (IE-GUARD-6).

import { has, NO_WAY, stepsOf, UNREACHED } from '@undercroft/cave';
import { type Expedition, isActive } from './expedition.ts';
import { wayToVictims } from './guardians.ts';
import { isBraced } from './health.ts';
import { hasRubble } from './temple.ts';

/** A set of waiting guardians, one bit for each in a list with one guardian per space. */
export type Guardians = number;

/** A set of explorers, one bit each. */
type Explorers = number;

/** The guardians that could affect another one or be affected by it. The order of all others does not matter. */
export function entangled(e: Expedition, waiting: Int32Array, n: number): Guardians {
  return n < 2 ? 0 : entangledByFalls(e, waiting, n) | entangledByRubble(e, waiting, n);
}

/** Guardians that hunt somebody whom another guardian may down, and those that may do it. */
function entangledByFalls(e: Expedition, waiting: Int32Array, n: number): Guardians {
  const mayFall = whoMayFall(e);
  if (mayFall === 0) return 0;
  let hunting = 0;
  let downing = 0;
  for (let k = 0; k < n; k++) {
    const tile = e.guardians[waiting[k]!]!;
    const victims = closestVictims(e, tile);
    const attacks = isOn(e, victims, tile);
    if (attacks && (victims & mayFall) !== 0) downing |= 1 << k;
    if (attacks ? (mayFall & ~victims) !== 0 && outlastsVictims(e, tile, victims) : (mayFall & victims) !== 0)
      hunting |= 1 << k;
  }
  return hunting === 0 ? 0 : hunting | downing;
}

/** Explorers with no more health than there are guardians waiting on their space. */
export function whoMayFall(e: Expedition): Explorers {
  let mayFall = 0;
  for (let i = 0; i < e.explorers; i++)
    if (isActive(e, i) && !isBraced(e, i) && waitingOn(e, e.places[i]!) >= e.health[i]!) mayFall |= 1 << i;
  return mayFall;
}

function waitingOn(e: Expedition, tile: number): number {
  let n = 0;
  for (let g = 0; g < e.guardianCount; g++) if (e.guardians[g] === tile && !e.activated[g]) n++;
  return n;
}

export function closestVictims(e: Expedition, tile: number): Explorers {
  let nearest = UNREACHED - 1;
  let victims = 0;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i)) continue;
    const steps = stepsOf(e.ways.between(tile, e.places[i]!));
    if (steps > nearest) continue;
    victims = (1 << i) | (steps === nearest ? victims : 0);
    nearest = steps;
  }
  return victims;
}

/** Whether the victims are on this tile; all of them are equally far away. */
const isOn = (e: Expedition, victims: Explorers, tile: number): boolean =>
  victims !== 0 && e.places[31 - Math.clz32(victims)] === tile;

/** Whether the guardians waiting here could down everybody on their space and have one left to move on. */
function outlastsVictims(e: Expedition, tile: number, victims: Explorers): boolean {
  let left = waitingOn(e, tile);
  for (let i = 0; i < e.explorers; i++) if (has(victims, i)) left -= isBraced(e, i) ? left : e.health[i]!;
  return left > 0;
}

/** Guardians on two spaces beside the same rubble: one may clear what the other would have to. */
function entangledByRubble(e: Expedition, waiting: Int32Array, n: number): Guardians {
  let sharing = 0;
  for (let a = 1; a < n; a++) {
    const tile = e.guardians[waiting[a]!]!;
    const sides = e.cave.doors[tile]! & e.doubtful[tile]!;
    for (let side = 0; side < 4 && sides !== 0; side++) {
      if (!has(sides, side)) continue;
      const next = e.cave.beside[4 * tile + side]!;
      const mayDig = hasRubble(e, next) && wayToVictims(e, tile) !== NO_WAY;
      const others = mayDig ? besideWhom(e, next, waiting, a) : 0;
      if (others !== 0) sharing |= others | (1 << a);
    }
  }
  return sharing;
}

/** Those of the first `n` guardians whose space is connected to this tile. */
function besideWhom(e: Expedition, tile: number, waiting: Int32Array, n: number): Guardians {
  let found = 0;
  for (let k = 0; k < n; k++)
    for (let side = 0; side < 4; side++) if (e.cave.through(e.guardians[waiting[k]!]!, side) === tile) found |= 1 << k;
  return found;
}

export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
