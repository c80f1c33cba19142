// Every action of the explorer whose turn it is, as codes. Abilities are in `abilities.ts`.

import type { Sides } from '@undercroft/cave';
import { listAbilities } from './abilities.ts';
import {
  ATTACK,
  codeOf,
  DIG,
  EXPLORE,
  GIVE,
  HEAL,
  HERE,
  ILLUMINATE,
  MAX_LIST,
  MOVE,
  PICK_UP,
  PUT_DOWN,
  REVEAL,
  RUN,
  SPRINT,
  TAKE,
} from './codes.ts';
import { rubbleAround } from './conditions.ts';
import { affordable, includes, type Kinds } from './costs.ts';
import { EMPTY, type Expedition, guardiansOn, isHurt } from './expedition.ts';
import { movesOf } from './moving.ts';
import { hasFreeKey, hasRubble } from './temple.ts';

/** The sides on which a tile can be revealed. */
const revealableSides = (e: Expedition, tile: number): Sides => (e.bagCount > 0 ? e.cave.gaps[tile]! : 0);

const scratch = new Int32Array(MAX_LIST);

/** Whether any action is affordable. Gaps and moves mostly decide that; the full list is needed only without them. */
export function canAct(e: Expedition): boolean {
  if (e.points === 0) return false;
  if (revealableSides(e, e.places[e.active]!) !== 0 || movesOf(e, e.active) !== 0) return true;
  return actionsOf(e, scratch) > 0;
}

/**
 * Writes every affordable action of the explorer whose turn it is into `out` and returns how many there are. For the
 * sides, a code is always written but counted only if it is possible: branches there are unpredictable, and a wrong
 * prediction costs more than a write.
 */
export function actionsOf(e: Expedition, out: Int32Array): number {
  if (e.points === 0) return 0;
  const i = e.active;
  const tile = e.places[i]!;
  const kinds = affordable(e);
  const rubble = rubbleAround(e, tile);
  let n = listSides(revealableSides(e, tile), movesOf(e, i), rubble, kinds, out);
  n = listCompanions(e, i, tile, out, n);
  n = listItems(e, i, tile, out, n);
  if (guardiansOn(e, tile) > 0) out[n++] = codeOf(ATTACK);
  if (hasRubble(e, tile) && includes(kinds, DIG)) out[n++] = codeOf(DIG, HERE);
  return listAbilities(e, kinds, out, n);
}

function listSides(gaps: Sides, moves: Sides, rubble: Sides, kinds: Kinds, out: Int32Array): number {
  let n = 0;
  for (let side = 0; side < 4; side++) {
    const gap = (gaps >> side) & 1;
    const move = (moves >> side) & 1;
    out[n] = codeOf(REVEAL, side);
    n += gap;
    out[n] = codeOf(EXPLORE, side);
    n += gap;
    out[n] = codeOf(ILLUMINATE, side);
    n += gap & includes(kinds, ILLUMINATE);
    out[n] = codeOf(MOVE, side);
    n += move;
    out[n] = codeOf(RUN, side);
    n += move & includes(kinds, RUN);
    out[n] = codeOf(SPRINT, side);
    n += move & includes(kinds, SPRINT);
    out[n] = codeOf(DIG, side);
    n += (rubble >> side) & includes(kinds, DIG);
  }
  return n;
}

/** IE-ACT-HEAL, and the part of IE-ACT-ITEM that involves somebody else. */
function listCompanions(e: Expedition, i: number, tile: number, out: Int32Array, from: number): number {
  let n = from;
  for (let other = 0; other < e.explorers; other++) {
    if (e.places[other] !== tile) continue;
    if (isHurt(e, other)) out[n++] = codeOf(HEAL, other);
    if (other === i) continue;
    if (e.holds[i] === EMPTY && e.holds[other] !== EMPTY) out[n++] = codeOf(TAKE, other);
    if (e.holds[i] !== EMPTY && e.holds[other] === EMPTY) out[n++] = codeOf(GIVE, other);
  }
  return n;
}

/** IE-ACT-ITEM. */
function listItems(e: Expedition, i: number, tile: number, out: Int32Array, from: number): number {
  let n = from;
  if (e.holds[i] !== EMPTY) out[n++] = codeOf(PUT_DOWN);
  else {
    if (hasFreeKey(e, tile)) out[n++] = codeOf(PICK_UP, 0);
    if (e.artifactAt === tile) out[n++] = codeOf(PICK_UP, 1);
  }
  return n;
}
