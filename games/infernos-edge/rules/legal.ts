// Every legal decision, and every outcome of chance with its weight, as codes.

import {
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
} from './asks.ts';
import {
  CHOOSE,
  codeOf,
  DECLINE,
  END,
  FIRST,
  GUARDIAN_AT,
  KEEP,
  MAX_LIST,
  MOVE,
  PATH,
  REROLL,
  STOP,
  VICTIM,
} from './codes.ts';
import { secondReveals } from './drawing.ts';
import type { Expedition } from './expedition.ts';
import { nextSteps, victimsOn, waitingGuardians } from './guardians.ts';
import { wakeSpaces } from './hazard-effects.ts';
import { movesOf } from './moving.ts';
import { fittingTurns } from './revealing.ts';
import { sanctumPlaces } from './sanctum.ts';
import { BAG_TYPES } from './tiles.ts';
import { turnChoices } from './turns.ts';
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
      return recode(out, victimsOn(e, e.guardians[e.guardian]!, out), VICTIM);
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

/** IE-ARC-2: with two equal dice there is only one choice. */
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

/** Writes the weights in the order of `legal` and returns their sum. */
export function weights(e: Expedition, out: Int32Array): number {
  if (e.asks !== DRAW_TILE) {
    for (let face = 0; face < 6; face++) out[face] = 1;
    return 6;
  }
  let n = 0;
  for (let type = 0; type < BAG_TYPES; type++) if (e.bag[type]! > 0) out[n++] = e.bag[type]!;
  return e.bagCount;
}
