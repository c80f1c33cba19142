// Carries out the actions that points are spent on.

import { SIDES, type SideName } from '@undercroft/cave';
import { canAct } from './actions.ts';
import { ASK_DIRECTED } from './asks.ts';
import {
  BANDAGE,
  DEMOLISH,
  DIG,
  DIRECT,
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
import { cellOf, type Descent, nameOf } from './descent.ts';
import type { Emit } from './events.ts';
import { rollCaveIn } from './hazard-effects.ts';
import { heal } from './health.ts';
import { horrorAt, removeHorror } from './horrors.ts';
import { CHAIN, DIRECTED_OVER, push } from './jobs.ts';
import { addMark, ROPE, RUBBLE, removeMark } from './marks.ts';
import { beginReveal } from './revealing.ts';
import { FOR_HIDING, FOR_ROPE, rollFor } from './rolling.ts';
import { stepThrough, touch } from './stepping.ts';

export function performAction(d: Descent, kind: number, argument: number, emit: Emit): void {
  const i = d.actor;
  switch (kind) {
    case REVEAL:
    case EXPLORE:
      return beginReveal(d, argument, kind === EXPLORE ? 1 : 0, emit);
    case MOVE:
      return stepThrough(d, i, argument, 'move', emit);
    case RUN:
      return beginChain(d, argument, 2, 'run', emit);
    case SPRINT:
      return beginChain(d, argument, 1, 'sprint', emit);
    case SWIM:
      return stepThrough(d, i, argument, 'swim', emit);
    case SQUEEZE_IN:
      return stepThrough(d, i, argument, 'squeeze', emit);
    case HEAL:
      return healCaver(d, argument, 'ST-ACT-HEAL', emit);
    case BANDAGE:
      return healCaver(d, argument, 'ST-MED-1', emit);
    case DIG:
      return dig(d, argument, 'ST-ACT-DIG', emit);
    case EXCAVATE:
      return dig(d, argument, 'ST-GEO-1', emit);
    case PLACE_ROPE:
      return rollFor(d, FOR_ROPE, i);
    case RIG:
      return fastenRope(d, 'ST-CLI-1', emit);
    case HIDE:
      return rollFor(d, FOR_HIDING, i);
    case DEMOLISH:
      return demolish(d, argument, emit);
    case REPEL:
      return repel(d, argument, emit);
    case DIRECT:
      return direct(d, argument, emit);
    default:
      throw new RangeError(`no such action: ${kind}`);
  }
}

function beginChain(d: Descent, side: number, left: number, how: 'run' | 'sprint', emit: Emit): void {
  push(d, CHAIN, left);
  stepThrough(d, d.actor, side, how, emit);
}

/** A horror on the tile takes the regained health again (ST-HOR-TOUCH). */
function healCaver(d: Descent, other: number, rule: string, emit: Emit): void {
  heal(d, other, d.actor, rule, emit);
  touch(d, other, emit);
}

function dig(d: Descent, where: number, rule: string, emit: Emit): void {
  const own = d.places[d.actor]!;
  const tile = where === HERE ? own : d.cave.beside[4 * own + where]!;
  removeMark(d, tile, RUBBLE);
  emit?.({ type: 'rubble-cleared', rule, caver: nameOf(d, d.actor), at: cellOf(d, tile) });
}

export function fastenRope(d: Descent, rule: string, emit: Emit): void {
  const tile = d.places[d.actor]!;
  addMark(d, tile, ROPE);
  emit?.({ type: 'rope-placed', rule, caver: nameOf(d, d.actor), at: cellOf(d, tile) });
}

/** ST-ENG-1. */
function demolish(d: Descent, side: number, emit: Emit): void {
  const tile = d.places[d.actor]!;
  d.explosivesLeft--;
  d.cave.blast(tile, side);
  const left = d.explosivesLeft;
  emit?.({
    type: 'demolished',
    rule: 'ST-ENG-1',
    caver: nameOf(d, d.actor),
    at: cellOf(d, tile),
    side: SIDES[side] as SideName,
    left,
  });
  rollCaveIn(d);
}

/** ST-BOD-1. */
function repel(d: Descent, side: number, emit: Emit): void {
  const tile = d.cave.beside[4 * d.places[d.actor]! + side]!;
  removeHorror(d, horrorAt(d, tile));
  emit?.({ type: 'horror-repelled', rule: 'ST-BOD-1', caver: nameOf(d, d.actor), at: cellOf(d, tile) });
}

/** ST-LEA-1: a caver with no action for one point is not asked. */
function direct(d: Descent, other: number, emit: Emit): void {
  emit?.({ type: 'directed', rule: 'ST-LEA-1', caver: nameOf(d, other), by: nameOf(d, d.active) });
  d.directed = 1;
  d.actor = other;
  push(d, DIRECTED_OVER);
  if (canAct(d, other, 1)) d.asks = ASK_DIRECTED;
  else emit?.({ type: 'declined', rule: 'ST-LEA-1', caver: nameOf(d, other) });
}
