// Applies one decision or outcome, then runs the game on to the next.

import { applyAnswer } from './answers.ts';
import { ASK_ACTION, ASK_FIRST, DRAW_TILE, isChance, NOTHING_ASKED } from './asks.ts';
import { argumentOf, END, EXERT, KEEP, kindOf } from './codes.ts';
import { costOf } from './costs.ts';
import { takeDrawnTile } from './drawing.ts';
import type { Emit } from './events.ts';
import { type Expedition, nameOf } from './expedition.ts';
import { faceOrderMatters } from './face-order.ts';
import { advance } from './flow.ts';
import { applyFace, applyInOrder, resolveNumberRoll } from './hazard-effects.ts';
import { loseHealth } from './health.ts';
import { ACT } from './jobs.ts';
import { FOR_HAZARD, recordDie } from './rolling.ts';
import { applyPaidAction } from './turn-actions.ts';

export function play(e: Expedition, code: number, emit?: Emit): void {
  const asked = e.asks;
  e.asks = NOTHING_ASKED;
  if (isChance(asked)) applyOutcome(e, asked, code, emit);
  else applyAction(e, asked, kindOf(code), argumentOf(code), emit);
  advance(e, emit);
}

function applyOutcome(e: Expedition, asked: number, code: number, emit: Emit): void {
  if (asked === DRAW_TILE) takeDrawnTile(e, code, emit);
  else if (recordDie(e, code, emit)) resolveRoll(e, emit);
}

/** Applies a roll that nobody can change any more. */
function resolveRoll(e: Expedition, emit: Emit): void {
  if (e.purpose !== FOR_HAZARD) resolveNumberRoll(e, emit);
  else if (e.dice === 1) applyFace(e, e.faces[0]!, emit);
  else orderFaces(e, e.faces[0]!, e.faces[1]!);
}

/** IE-HAZ-1: the roller chooses the order of two different faces, if it can matter. */
function orderFaces(e: Expedition, first: number, second: number): void {
  if (first !== second && faceOrderMatters(e, first, second, play)) e.asks = ASK_FIRST;
  else applyInOrder(e, first, second);
}

function applyAction(e: Expedition, asked: number, kind: number, argument: number, emit: Emit): void {
  if (asked === ASK_ACTION) applyTurnAction(e, kind, argument, emit);
  else if (kind === KEEP) resolveRoll(e, emit);
  else applyAnswer(e, asked, kind, argument, emit);
}

function applyTurnAction(e: Expedition, kind: number, argument: number, emit: Emit): void {
  if (kind === END) {
    e.points = 0;
    return;
  }
  e.jobs.push(ACT);
  if (kind === EXERT) return exert(e, emit);
  e.points -= costOf(kind);
  e.exploring = 0;
  applyPaidAction(e, kind, argument, emit);
}

/** IE-TURN-2. */
function exert(e: Expedition, emit: Emit): void {
  e.exerted = 1;
  e.points++;
  emit?.({ type: 'exerted', rule: 'IE-TURN-2', explorer: nameOf(e, e.active), left: e.health[e.active]! - 1 });
  loseHealth(e, e.active, 1, 'exerting', emit);
}
