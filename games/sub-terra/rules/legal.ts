// Every legal decision, and every possible outcome with its weight, as codes.

import { has } from '@undercroft/cave';
import { actionsOf, MAX_ACTIONS } from './actions.ts';
import {
  ASK_ACTION,
  ASK_APPEAR,
  ASK_CHAIN,
  ASK_CHOOSE,
  ASK_DIRECTED,
  ASK_HORROR,
  ASK_PATH,
  ASK_PLACE,
  ASK_SPAWN,
  ASK_TAKE,
  DRAW_ASIDE,
  DRAW_HAZARD,
  DRAW_TILE,
  GAME_OVER,
  ROLL_DIE,
} from './asks.ts';
import {
  codeOf,
  DECLINE,
  DISCARD,
  FROM_ASIDE,
  FROM_STACK,
  MOVE,
  PATH,
  PICK_HORROR,
  SPAWN_AT,
  STOP,
  TAKE,
} from './codes.ts';
import { movesOf } from './conditions.ts';
import type { Descent } from './descent.ts';
import { appearChoices } from './diving.ts';
import { waitingHorrors } from './horror-order.ts';
import { firstSteps, spawnTiles } from './horrors.ts';
import { fittingTurns, mayDiscard } from './placement.ts';
import { EXIT_TYPE, EXIT_WINDOW } from './tiles.ts';
import { turnChoices } from './turns.ts';

export const MAX_LEGAL = MAX_ACTIONS;

export function legal(d: Descent, out: Int32Array): number {
  switch (d.asks) {
    case ASK_ACTION:
      return turnChoices(d, out);
    case ASK_DIRECTED:
      return directedChoices(d, out);
    case ASK_CHAIN:
      return chainChoices(d, out);
    case ASK_TAKE:
    case ASK_CHOOSE:
      out[0] = codeOf(TAKE, FROM_ASIDE);
      out[1] = codeOf(TAKE, FROM_STACK);
      return 2;
    case ASK_PLACE:
      return placeChoices(d, out);
    case ASK_APPEAR:
      return appearChoices(d, out);
    case ASK_HORROR:
      return horrorChoices(d, out);
    case ASK_PATH:
      return withKind(out, firstSteps(d, d.horrors[d.horror]!, d.victim, out), PATH);
    case ASK_SPAWN:
      return withKind(out, spawnTiles(d, out), SPAWN_AT);
    case DRAW_TILE:
    case DRAW_ASIDE:
      return tileOutcomes(d, out);
    case DRAW_HAZARD:
      return listPresent(d.pool, out);
    case ROLL_DIE:
      for (let face = 1; face <= 6; face++) out[face - 1] = face;
      return 6;
    case GAME_OVER:
      return 0;
    default:
      throw new RangeError(`nothing is asked: ${d.asks}`);
  }
}

const scratch = new Int32Array(MAX_LEGAL);
export const isLegal = (d: Descent, code: number): boolean => scratch.subarray(0, legal(d, scratch)).includes(code);

function withKind(out: Int32Array, n: number, kind: number): number {
  for (let k = 0; k < n; k++) out[k] = codeOf(kind, out[k]!);
  return n;
}

/** ST-LEA-1. */
function directedChoices(d: Descent, out: Int32Array): number {
  const n = actionsOf(d, d.actor, 1, out);
  out[n] = codeOf(DECLINE);
  return n + 1;
}

function chainChoices(d: Descent, out: Int32Array): number {
  const moves = movesOf(d, d.actor);
  let n = 0;
  for (let side = 0; side < 4; side++) if (has(moves, side)) out[n++] = codeOf(MOVE, side);
  out[n++] = codeOf(STOP);
  return n;
}

function placeChoices(d: Descent, out: Int32Array): number {
  const n = fittingTurns(d, out);
  if (!mayDiscard(d)) return n;
  out[n] = codeOf(DISCARD);
  return n + 1;
}

function horrorChoices(d: Descent, out: Int32Array): number {
  const n = waitingHorrors(d, out);
  for (let k = 0; k < n; k++) out[k] = codeOf(PICK_HORROR, d.horrors[out[k]!]!);
  return n;
}

/** ST-SETUP-3: the exit is among the last six tiles, each position equally likely. */
const canDrawExit = (d: Descent): boolean => d.exitHidden === 1 && d.stack <= EXIT_WINDOW;

function tileOutcomes(d: Descent, out: Int32Array): number {
  const n = listPresent(d.bag, out);
  if (!canDrawExit(d)) return n;
  out[n] = EXIT_TYPE;
  return n + 1;
}

/** Writes the sorts of which some are left into `out`; returns how many. */
function listPresent(counts: Int8Array, out: Int32Array): number {
  let n = 0;
  for (let sort = 0; sort < counts.length; sort++) {
    out[n] = sort;
    n += oneIfAny(counts[sort]!);
  }
  return n;
}

/** 1 if there are any, otherwise 0, without a branch: which sorts have run out is unpredictable. */
const oneIfAny = (copies: number): number => -copies >>> 31;

/** Writes the weights in the order of `legal`; returns their sum. */
export function weights(d: Descent, out: Int32Array): number {
  switch (d.asks) {
    case DRAW_TILE:
    case DRAW_ASIDE:
      return copiesOf(d.bag, out, canDrawExit(d) ? 1 : 0);
    case DRAW_HAZARD:
      return copiesOf(d.pool, out, 0);
    case ROLL_DIE:
      for (let face = 1; face <= 6; face++) out[face - 1] = 1;
      return 6;
    default:
      throw new RangeError(`nothing is drawn: ${d.asks}`);
  }
}

/** Writes how many are left of each sort that is not used up, then `last`, into `out`; returns the total. */
function copiesOf(counts: Int8Array, out: Int32Array, last: number): number {
  let n = 0;
  let total = last;
  for (let sort = 0; sort < counts.length; sort++) {
    const copies = counts[sort]!;
    out[n] = copies;
    n += oneIfAny(copies);
    total += copies;
  }
  out[n] = last;
  return total;
}
