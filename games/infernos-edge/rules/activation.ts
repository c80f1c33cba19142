// Activating guardians: in which order, whom they attack and where they go (IE-GUARD-1 to IE-GUARD-6).

import { firstSides, NO_WAY, type Sides, stepsOf } from '@undercroft/cave';
import { ASK_GUARDIAN, ASK_PATH, ASK_VICTIM, GAME_OVER, NOTHING_ASKED } from './asks.ts';
import { endIfOver } from './ending.ts';
import type { Emit } from './events.ts';
import { type Expedition, isActive, MAX_EXPLORERS, MAX_GUARDIANS, nameOf, RUBBLE } from './expedition.ts';
import { entangled } from './guardian-conflicts.ts';
import { guardianOrderMatters } from './guardian-order.ts';
import { victimsOn, waitingGuardians, wayToVictims } from './guardians.ts';
import { wound } from './health.ts';
import { NEXT_GUARDIAN } from './jobs.ts';
import { cellOf, hasRubble } from './temple.ts';

const waiting = new Int32Array(MAX_GUARDIANS);

/** IE-GUARD-6: guardians that cannot get in each other's way activate one after the other without a question. */
export function nextGuardian(e: Expedition, emit: Emit): void {
  if (e.guardianCount === 0) return;
  if (!isAnyoneActive(e)) return skipActivation(e);
  const group = entangled(e, waiting, waitingGuardians(e, waiting));
  if (group === 0) activateAll(e, emit);
  else if (guardianOrderMatters(e, waiting, group)) e.asks = ASK_GUARDIAN;
  else activateFirst(e, emit);
}

function isAnyoneActive(e: Expedition): boolean {
  for (let i = 0; i < e.explorers; i++) if (isActive(e, i)) return true;
  return false;
}

/** IE-GUARD-5: with nobody to reach, they do nothing. */
function skipActivation(e: Expedition): void {
  for (let g = 0; g < e.guardianCount; g++) e.activated[g] = 1;
}

function activateAll(e: Expedition, emit: Emit): void {
  const n = inOrderOfSpaces(e, waiting);
  for (let k = 0; k < n; k++) {
    activateGuardian(e, waiting[k]!, emit);
    if (e.asks === GAME_OVER) return;
    if (e.asks !== NOTHING_ASKED) return e.jobs.push(NEXT_GUARDIAN);
  }
}

function activateFirst(e: Expedition, emit: Emit): void {
  inOrderOfSpaces(e, waiting);
  activateNext(e, waiting[0]!, emit);
}

export function activateNext(e: Expedition, guardian: number, emit: Emit): void {
  e.jobs.push(NEXT_GUARDIAN);
  activateGuardian(e, guardian, emit);
}

/** Writes all waiting guardians into `out`, in the order their spaces were placed, and returns how many there are. */
function inOrderOfSpaces(e: Expedition, out: Int32Array): number {
  let n = 0;
  for (let g = 0; g < e.guardianCount; g++) {
    if (e.activated[g]) continue;
    let k = n++;
    for (; k > 0 && e.guardians[out[k - 1]!]! > e.guardians[g]!; k--) out[k] = out[k - 1]!;
    out[k] = g;
  }
  return n;
}

/** IE-GUARD-1: attack, move, dig. */
function activateGuardian(e: Expedition, guardian: number, emit: Emit): void {
  e.activated[guardian] = 1;
  e.guardian = guardian;
  const tile = e.guardians[guardian]!;
  const way = wayToVictims(e, tile);
  if (stepsOf(way) === 0) chooseVictim(e, tile, emit);
  else if (way !== NO_WAY) choosePath(e, firstSides(way), emit);
}

const victims = new Int32Array(MAX_EXPLORERS);

function chooseVictim(e: Expedition, tile: number, emit: Emit): void {
  if (victimsOn(e, tile, victims) > 1) e.asks = ASK_VICTIM;
  else attackVictim(e, victims[0]!, emit);
}

function choosePath(e: Expedition, sides: Sides, emit: Emit): void {
  if ((sides & (sides - 1)) !== 0) e.asks = ASK_PATH;
  else moveGuardian(e, 31 - Math.clz32(sides), emit);
}

/** IE-GUARD-2. */
export function attackVictim(e: Expedition, victim: number, emit: Emit): void {
  const explorer = nameOf(e, victim);
  emit?.({ type: 'guardian-attacked', rule: 'IE-GUARD-2', at: cellOf(e, e.places[victim]!), explorer });
  wound(e, victim, 1, 'guardian', emit);
  endIfOver(e, emit);
}

/** IE-GUARD-3, IE-GUARD-4. */
export function moveGuardian(e: Expedition, side: number, emit: Emit): void {
  const from = e.guardians[e.guardian]!;
  const to = e.cave.through(from, side);
  if (hasRubble(e, to)) {
    e.marks[to] = e.marks[to]! & ~RUBBLE;
    return emit?.({ type: 'rubble-cleared', rule: 'IE-GUARD-4', at: cellOf(e, to) });
  }
  e.guardians[e.guardian] = to;
  emit?.({ type: 'guardian-moved', rule: 'IE-GUARD-3', from: cellOf(e, from), to: cellOf(e, to) });
}
