// Everything the one to decide may do, and everything chance can bring with its weight, as codes.

import * as cave from '@undercroft/cave';
import * as actions from './actions.ts';
import * as asks from './asks.ts';
import * as codes from './codes.ts';
import type { Descent } from './descent.ts';
import * as flow from './flow.ts';
import * as horrorOrder from './horror-order.ts';
import * as horrors from './horrors.ts';
import * as revealing from './revealing.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { has } = cave;
const { actionsOf, MAX_LIST, movesOf } = actions;
const {
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
} = asks;
const { codeOf, DECLINE, DISCARD, MOVE, PATH, PICK_HORROR, SPAWN_AT, STOP, TAKE } = codes;
const { turnChoices, waterTiles } = flow;
const { waitingHorrors } = horrorOrder;
const { firstSteps, spawnTiles } = horrors;
const { fittingTurns, mayDiscard } = revealing;
const { EXIT_TYPE, EXIT_WINDOW } = tiles;

export const MAX_LEGAL = MAX_LIST;

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
      out[0] = codeOf(TAKE, 1);
      out[1] = codeOf(TAKE, 0);
      return 2;
    case ASK_PLACE:
      return placeChoices(d, out);
    case ASK_APPEAR:
      return waterTiles(d, out);
    case ASK_HORROR:
      return horrorChoices(d, out);
    case ASK_PATH:
      return recode(out, firstSteps(d, d.horrors[d.horror]!, d.victim, out), PATH);
    case ASK_SPAWN:
      return recode(out, spawnTiles(d, out), SPAWN_AT);
    case DRAW_TILE:
    case DRAW_ASIDE:
      return tileOutcomes(d, out);
    case DRAW_HAZARD:
      return present(d.pool, out);
    case ROLL_DIE:
      for (let face = 1; face <= 6; face++) out[face - 1] = face;
      return 6;
    case GAME_OVER:
      return 0;
    default:
      throw new RangeError(`nothing is asked: ${d.asks}`);
  }
}

function recode(out: Int32Array, n: number, kind: number): number {
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

/** ST-SETUP-3: until the last six the exit cannot come; then it is as likely as every other tile in the stack. */
const exitCanCome = (d: Descent): boolean => d.exitHidden === 1 && d.stack <= EXIT_WINDOW;

function tileOutcomes(d: Descent, out: Int32Array): number {
  const n = present(d.bag, out);
  if (!exitCanCome(d)) return n;
  out[n] = EXIT_TYPE;
  return n + 1;
}

/** The sorts of which there are any, into `out`; answers how many. */
function present(counts: Int8Array, out: Int32Array): number {
  let n = 0;
  for (let sort = 0; sort < counts.length; sort++) {
    out[n] = sort;
    n += any(counts[sort]!);
  }
  return n;
}

/** 1 if there are any, otherwise 0: in arithmetic, as nobody can guess which sorts have run out. */
const any = (copies: number): number => -copies >>> 31;

/** Weights in the order of `legal`; answers their sum. */
export function weights(d: Descent, out: Int32Array): number {
  switch (d.asks) {
    case DRAW_TILE:
    case DRAW_ASIDE:
      return copiesOf(d.bag, out, exitCanCome(d) ? 1 : 0);
    case DRAW_HAZARD:
      return copiesOf(d.pool, out, 0);
    case ROLL_DIE:
      for (let face = 1; face <= 6; face++) out[face - 1] = 1;
      return 6;
    default:
      throw new RangeError(`nothing is drawn: ${d.asks}`);
  }
}

/** How many there are of each sort that is present, and last of one more, into `out`; answers how many in all. */
function copiesOf(counts: Int8Array, out: Int32Array, last: number): number {
  let n = 0;
  let total = last;
  for (let sort = 0; sort < counts.length; sort++) {
    const copies = counts[sort]!;
    out[n] = copies;
    n += any(copies);
    total += copies;
  }
  out[n] = last;
  return total;
}
