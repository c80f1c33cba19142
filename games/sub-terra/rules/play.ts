// Plays one decision or outcome, then continues to the next one.

import {
  ASK_ACTION,
  ASK_DIRECTED,
  DRAW_ASIDE,
  DRAW_HAZARD,
  DRAW_TILE,
  isChance,
  NOTHING_ASKED,
  ROLL_DIE,
} from './asks.ts';
import {
  APPEAR,
  argumentOf,
  DECLINE,
  DISCARD,
  DIVE,
  END,
  EXERT,
  FROM_ASIDE,
  kindOf,
  LEAVE,
  MOVE,
  PATH,
  PICK_HORROR,
  PLACE,
  SPAWN_AT,
  STOP,
  TAKE,
} from './codes.ts';
import { costOf } from './costs.ts';
import { type Descent, nameOf } from './descent.ts';
import { beginDive, surfaceAt } from './diving.ts';
import { endGame } from './ending.ts';
import { type Emit, LEFT } from './events.ts';
import { advance } from './flow.ts';
import { playHazard } from './hazard-phase.ts';
import { moveHorror, spawnHorrorAt, stepHorror, unmovedHorrorAt } from './horror-phase.ts';
import { ACT, CHAIN, push } from './jobs.ts';
import { performAction } from './perform.ts';
import { placeHeldTile } from './placement.ts';
import { discardHeldTile, takeDrawnTile, useSetAsideTile, useStackTile } from './revealing.ts';
import { setTileAside } from './set-aside.ts';
import { applyRoll } from './skill-checks.ts';
import { stepThrough } from './stepping.ts';
import { finishTurn } from './turns.ts';

export function play(d: Descent, code: number, emit?: Emit): void {
  const asked = d.asks;
  d.asks = NOTHING_ASKED;
  if (isChance(asked)) applyOutcome(d, asked, code, emit);
  else applyDecision(d, asked, kindOf(code), argumentOf(code), emit);
  advance(d, emit);
}

function applyDecision(d: Descent, asked: number, kind: number, argument: number, emit: Emit): void {
  if (asked === ASK_ACTION) return actInTurn(d, kind, argument, emit);
  if (asked === ASK_DIRECTED) return actDirected(d, kind, argument, emit);
  applyAnswer(d, kind, argument, emit);
}

function actInTurn(d: Descent, kind: number, argument: number, emit: Emit): void {
  if (kind === END) return finishTurn(d, emit);
  if (kind === LEAVE) return endGame(d, LEFT, emit);
  if (kind === DIVE) return beginDive(d);
  push(d, ACT);
  if (kind === EXERT) return exert(d, emit);
  d.points -= costOf(d, kind);
  performAction(d, kind, argument, emit);
}

/** ST-LEA-1. */
function actDirected(d: Descent, kind: number, argument: number, emit: Emit): void {
  if (kind === DECLINE) return emit?.({ type: 'declined', rule: 'ST-LEA-1', caver: nameOf(d, d.actor) });
  performAction(d, kind, argument, emit);
}

/** ST-TURN-2. */
function exert(d: Descent, emit: Emit): void {
  d.exerted = 1;
  d.points++;
  emit?.({ type: 'exerted', rule: 'ST-TURN-2', caver: nameOf(d, d.active) });
}

function applyAnswer(d: Descent, kind: number, argument: number, emit: Emit): void {
  switch (kind) {
    case STOP:
      return;
    case MOVE:
      push(d, CHAIN, d.chain - 1);
      return stepThrough(d, d.actor, argument, 'move', emit);
    case TAKE:
      return argument === FROM_ASIDE ? useSetAsideTile(d, emit) : useStackTile(d, emit);
    case PLACE:
      return placeHeldTile(d, argument, emit);
    case DISCARD:
      return discardHeldTile(d, emit);
    case APPEAR:
      return surfaceAt(d, argument, emit);
    case PICK_HORROR:
      return moveHorror(d, unmovedHorrorAt(d, argument), emit);
    case PATH:
      return stepHorror(d, argument, emit);
    case SPAWN_AT:
      return spawnHorrorAt(d, argument, emit);
    default:
      throw new RangeError(`no such answer: ${kind}`);
  }
}

function applyOutcome(d: Descent, asked: number, code: number, emit: Emit): void {
  switch (asked) {
    case DRAW_TILE:
      return takeDrawnTile(d, code, emit);
    case DRAW_ASIDE:
      return setTileAside(d, code, emit);
    case DRAW_HAZARD:
      return playHazard(d, code, emit);
    case ROLL_DIE:
      return applyRoll(d, code, emit);
    default:
      throw new RangeError(`nothing to happen: ${asked}`);
  }
}
