// Lists every action a caver can take: in a turn, when directed, and to decide whether exerting would help.

import { ALL_SIDES, NOTHING, type Side } from '@undercroft/cave';
import {
  BANDAGE,
  codeOf,
  DEMOLISH,
  DIG,
  DIRECT,
  DIVE,
  EXCAVATE,
  EXPLORE,
  HEAL,
  HERE,
  HIDE,
  MOVE,
  PLACE_ROPE,
  REPEL,
  REVEAL,
  RIG,
  RUN,
  SPRINT,
  SQUEEZE_IN,
  SWIM,
} from './codes.ts';
import { canDemolish, canHoldRope, gapsOf, movesOf, tileInReach } from './conditions.ts';
import { affordableTo, COSTS, includes, type KindSet } from './costs.ts';
import { canReachSide, type Descent, hasState, isConscious, isInCave } from './descent.ts';
import { isHurt } from './health.ts';
import { horrorAt } from './horrors.ts';
import { FLOOD, HIDDEN, isMarked, RUBBLE } from './marks.ts';
import { SQUEEZE, WATER } from './tiles.ts';

export const MAX_ACTIONS = 128;
const scratch = new Int32Array(MAX_ACTIONS);

/** Whether this caver can do anything that costs at most `points`. The list is needed only when the quick checks fail. */
export function canAct(d: Descent, i: number, points: number): boolean {
  if (points === 0) return false;
  if (points >= COSTS[HIDE]! && !hasState(d, i, HIDDEN)) return true;
  if (movesOf(d, i) !== 0 || gapsOf(d, i) !== 0) return true;
  return actionsOf(d, i, points, scratch) > 0;
}

/** Codes that still lack their side. */
const REVEAL_TO = codeOf(REVEAL);
const EXPLORE_TO = codeOf(EXPLORE);
const MOVE_TO = codeOf(MOVE);
const RUN_TO = codeOf(RUN);
const SPRINT_TO = codeOf(SPRINT);

/** Repel and Demolish also apply to sides where nothing hinders. */
const FOR_EVERY_SIDE: KindSet = (1 << REPEL) | (1 << DEMOLISH);

/**
 * Writes every action of this caver that costs at most `points` into `out`; returns how many. Each code is written
 * unconditionally and counted only if it is possible: a branch here would be unpredictable, and so slow.
 */
export function actionsOf(d: Descent, i: number, points: number, out: Int32Array): number {
  const kinds = affordableTo(d, i, points);
  if (kinds === 0) return 0;
  const tile = d.places[i]!;
  const gaps = gapsOf(d, i);
  const moves = movesOf(d, i);
  const special = kinds & FOR_EVERY_SIDE ? ALL_SIDES : d.hindered[tile]!;
  const reveals = includes(kinds, REVEAL);
  const explores = includes(kinds, EXPLORE);
  const walks = includes(kinds, MOVE);
  const runs = includes(kinds, RUN);
  const sprints = includes(kinds, SPRINT);
  let n = 0;
  for (let side = 0; side < 4; side++) {
    const gap = gaps >> side;
    out[n] = REVEAL_TO | side;
    n += gap & reveals;
    out[n] = EXPLORE_TO | side;
    n += gap & explores;
    const move = moves >> side;
    out[n] = MOVE_TO | side;
    n += move & walks;
    out[n] = RUN_TO | side;
    n += move & runs;
    out[n] = SPRINT_TO | side;
    n += move & sprints;
    if ((special >> side) & 1) n = listSpecial(d, i, side, kinds, out, n);
  }
  n = listHere(d, i, tile, kinds, out, n);
  return listCompanions(d, i, tile, kinds, out, n);
}

/** Actions of certain cavers, and those towards a tile that hinders. */
function listSpecial(d: Descent, i: number, side: Side, kinds: KindSet, out: Int32Array, from: number): number {
  const tile = d.places[i]!;
  let n = from;
  const next = d.cave.through(tile, side);
  if (next !== NOTHING && canReachSide(d, i, side)) {
    if (includes(kinds, SWIM) && isMarked(d, next, FLOOD)) out[n++] = codeOf(SWIM, side);
    if (includes(kinds, SQUEEZE_IN) && d.kinds[next] === SQUEEZE) out[n++] = codeOf(SQUEEZE_IN, side);
  }
  const reached = tileInReach(d, tile, side);
  if (reached !== NOTHING) {
    if (isMarked(d, reached, RUBBLE)) n = listDigging(side, kinds, out, n);
    if (includes(kinds, REPEL) && horrorAt(d, reached) >= 0) out[n++] = codeOf(REPEL, side);
  }
  if (includes(kinds, DEMOLISH) && d.explosivesLeft > 0 && canDemolish(d, i, side)) out[n++] = codeOf(DEMOLISH, side);
  return n;
}

function listDigging(where: number, kinds: KindSet, out: Int32Array, from: number): number {
  let n = from;
  if (includes(kinds, DIG)) out[n++] = codeOf(DIG, where);
  if (includes(kinds, EXCAVATE)) out[n++] = codeOf(EXCAVATE, where);
  return n;
}

function listHere(d: Descent, i: number, tile: number, kinds: KindSet, out: Int32Array, from: number): number {
  let n = from;
  if (isMarked(d, tile, RUBBLE)) n = listDigging(HERE, kinds, out, n);
  if (canHoldRope(d, tile)) {
    if (includes(kinds, PLACE_ROPE)) out[n++] = codeOf(PLACE_ROPE);
    if (includes(kinds, RIG)) out[n++] = codeOf(RIG);
  }
  if (includes(kinds, HIDE) && !hasState(d, i, HIDDEN)) out[n++] = codeOf(HIDE);
  if (includes(kinds, DIVE) && d.kinds[tile] === WATER) out[n++] = codeOf(DIVE);
  return n;
}

const FOR_COMPANIONS: KindSet = (1 << HEAL) | (1 << BANDAGE) | (1 << DIRECT);

function listCompanions(d: Descent, i: number, tile: number, kinds: KindSet, out: Int32Array, from: number): number {
  let n = from;
  if ((kinds & FOR_COMPANIONS) === 0) return n;
  const directs = includes(kinds, DIRECT) && d.actor === d.active && !d.directed;
  for (let other = 0; other < d.cavers; other++) {
    if (!isInCave(d, other)) continue;
    if (d.places[other] === tile && isHurt(d, other)) {
      if (includes(kinds, HEAL)) out[n++] = codeOf(HEAL, other);
      if (includes(kinds, BANDAGE) && other !== i) out[n++] = codeOf(BANDAGE, other);
    }
    if (directs && other !== i && isConscious(d, other)) out[n++] = codeOf(DIRECT, other);
  }
  return n;
}
