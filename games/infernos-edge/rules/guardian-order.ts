// IE-GUARD-6: whether it matters which guardian activates next. Where guardians can get in each other's way, every order
// is tried. Nothing is allocated, because bots run this in the middle of many games.

import { bit, has, NO_WAY, NOTHING, stepsOf } from '@undercroft/cave';
import { findEnd } from './ending.ts';
import { type Expedition, isActive } from './expedition.ts';
import { type Guardians, lowest, whoMayFall } from './guardian-conflicts.ts';
import { findResults } from './guardian-trials.ts';
import { wayToVictims } from './guardians.ts';
import { PositionSet } from './position-set.ts';

const firstResults = new PositionSet();
const otherResults = new PositionSet();

/** Whether it matters which of the entangled guardians activates first. */
export function guardianOrderMatters(e: Expedition, waiting: Int32Array, group: Guardians): boolean {
  const last = lastActive(e);
  if (last !== NOTHING && has(whoMayFall(e), last) && isHunted(e, waiting, group)) return !isLostWithout(e, last);
  return doResultsDiffer(e, waiting, group);
}

/** The only active explorer, or NOTHING if there are several. */
function lastActive(e: Expedition): number {
  let last = NOTHING;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i)) continue;
    if (last !== NOTHING) return NOTHING;
    last = i;
  }
  return last;
}

/** Whether one of them is on its way to somebody: it moves only if it activates before the explorer falls. */
function isHunted(e: Expedition, waiting: Int32Array, group: Guardians): boolean {
  for (let rest = group; rest !== 0; rest &= rest - 1) {
    const way = wayToVictims(e, e.guardians[waiting[lowest(rest)]!]!);
    if (way !== NO_WAY && stepsOf(way) > 0) return true;
  }
  return false;
}

/** Whether the game is lost as soon as this explorer falls. */
function isLostWithout(e: Expedition, i: number): boolean {
  const before = e.health[i]!;
  e.health[i] = 0;
  const isLost = findEnd(e) >= 0;
  e.health[i] = before;
  return isLost;
}

function doResultsDiffer(e: Expedition, waiting: Int32Array, group: Guardians): boolean {
  const one = easiestToTry(e, waiting, group);
  findResults(e, waiting[one]!, firstResults, undefined);
  for (let rest = group & ~bit(one); rest !== 0; rest &= rest - 1) {
    findResults(e, waiting[lowest(rest)]!, otherResults, firstResults);
    if (!otherResults.equals(firstResults)) return true;
  }
  return false;
}

/** A guardian that attacks, if there is one: after a fall there is little left to try. */
function easiestToTry(e: Expedition, waiting: Int32Array, group: Guardians): number {
  for (let rest = group; rest !== 0; rest &= rest - 1) {
    const k = lowest(rest);
    if (stepsOf(wayToVictims(e, e.guardians[waiting[k]!]!)) === 0) return k;
  }
  return lowest(group);
}
