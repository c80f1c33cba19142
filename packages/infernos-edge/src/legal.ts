// Everything the one to decide may do, and everything chance can bring with its weight, as codes.

import * as asks from './asks.ts';
import * as codes from './codes.ts';
import type { Expedition } from './expedition.ts';
import * as faces from './faces.ts';
import * as flow from './flow.ts';
import * as guardians from './guardians.ts';
import * as moving from './moving.ts';
import * as revealing from './revealing.ts';
import * as sanctum from './sanctum.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const {
  ASK_ACTION,
  ASK_CHAIN,
  ASK_CHOOSE,
  ASK_COMMANDED,
  ASK_CRAWL,
  ASK_FIRST,
  ASK_GUARDIAN,
  ASK_ILLUMINATE,
  ASK_LUCK,
  ASK_PATH,
  ASK_PLACE,
  ASK_SANCTUM,
  ASK_VICTIM,
  ASK_WAKE,
  DRAW_TILE,
  GAME_OVER,
  ROLL_DIE,
  ROLL_HAZARD,
} = asks;
const { CHOOSE, codeOf, DECLINE, END, FIRST, GUARDIAN_AT, KEEP, MAX_LIST, MOVE, PATH, REROLL, STOP, VICTIM } = codes;
const { wakeSpaces } = faces;
const { secondReveals, turnChoices } = flow;
const { nextSteps, preyOn, waitingGuardians } = guardians;
const { movesOf } = moving;
const { fittingTurns } = revealing;
const { sanctumPlaces } = sanctum;
const { BAG_TYPES } = tiles;

export const MAX_LEGAL = MAX_LIST;

export function legal(e: Expedition, out: Int32Array): number {
  switch (e.asks) {
    case ASK_ACTION:
      return turnChoices(e, out);
    case ASK_CRAWL:
      return movesOr(e, END, out);
    case ASK_COMMANDED:
      return movesOr(e, DECLINE, out);
    case ASK_CHAIN:
      return movesOr(e, STOP, out);
    case ASK_ILLUMINATE:
      return secondReveals(e, out);
    case ASK_CHOOSE:
      out[0] = codeOf(CHOOSE, e.hand);
      out[1] = codeOf(CHOOSE, e.other);
      return 2;
    case ASK_PLACE:
      return fittingTurns(e, e.hand, out);
    case ASK_SANCTUM:
      return sanctumPlaces(e, out);
    case ASK_LUCK:
      return luckChoices(e, out);
    case ASK_FIRST:
      out[0] = codeOf(FIRST, e.faces[0]!);
      out[1] = codeOf(FIRST, e.faces[1]!);
      return 2;
    case ASK_WAKE:
      return wakeSpaces(e, out);
    case ASK_GUARDIAN:
      return guardianChoices(e, out);
    case ASK_VICTIM:
      return recode(out, preyOn(e, e.guardians[e.guardian]!, out), VICTIM);
    case ASK_PATH:
      return recode(out, nextSteps(e, e.guardians[e.guardian]!, out), PATH);
    case DRAW_TILE:
      return tileOutcomes(e, out);
    case ROLL_DIE:
    case ROLL_HAZARD:
      for (let face = 1; face <= 6; face++) out[face - 1] = face;
      return 6;
    case GAME_OVER:
      return 0;
    default:
      throw new RangeError(`nothing is asked: ${e.asks}`);
  }
}

function movesOr(e: Expedition, otherwise: number, out: Int32Array): number {
  const moves = movesOf(e, e.actor);
  let n = 0;
  for (let side = 0; side < 4; side++) {
    out[n] = codeOf(MOVE, side);
    n += (moves >> side) & 1;
  }
  out[n++] = codeOf(otherwise);
  return n;
}

/** IE-ARC-2: two equal dice are alike. */
function luckChoices(e: Expedition, out: Int32Array): number {
  let n = 0;
  out[n++] = codeOf(REROLL, e.faces[0]!);
  if (e.dice === 2 && e.faces[1] !== e.faces[0]) out[n++] = codeOf(REROLL, e.faces[1]!);
  out[n++] = codeOf(KEEP);
  return n;
}

function guardianChoices(e: Expedition, out: Int32Array): number {
  const n = waitingGuardians(e, out);
  for (let k = 0; k < n; k++) out[k] = codeOf(GUARDIAN_AT, e.guardians[out[k]!]!);
  return n;
}

function recode(out: Int32Array, n: number, kind: number): number {
  for (let k = 0; k < n; k++) out[k] = codeOf(kind, out[k]!);
  return n;
}

function tileOutcomes(e: Expedition, out: Int32Array): number {
  let n = 0;
  for (let type = 0; type < BAG_TYPES; type++) if (e.bag[type]! > 0) out[n++] = type;
  return n;
}

/** Weights in the order of `legal`; answers their sum. */
export function weights(e: Expedition, out: Int32Array): number {
  if (e.asks !== DRAW_TILE) {
    for (let face = 0; face < 6; face++) out[face] = 1;
    return 6;
  }
  let n = 0;
  for (let type = 0; type < BAG_TYPES; type++) if (e.bag[type]! > 0) out[n++] = e.bag[type]!;
  return e.bagCount;
}
