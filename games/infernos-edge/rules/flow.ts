// Runs pending jobs until somebody has to decide, chance has to decide, or the game is over.

import { SIDES } from '@undercroft/cave';
import { argumentOf as jobArgument, jobOf } from '@undercroft/engine';
import { nextGuardian } from './activation.ts';
import { ASK_ILLUMINATE, NOTHING_ASKED } from './asks.ts';
import { drawTile, placeOrReturn, secondReveals, stepIn } from './drawing.ts';
import type { Emit } from './events.ts';
import { type Expedition, nameOf } from './expedition.ts';
import { applyFace, rollForSpikes } from './hazard-effects.ts';
import {
  ACT,
  ACTIVATION,
  APPLY_FACE,
  ARRIVE,
  CHAIN,
  COMMANDED_OVER,
  DRAW,
  FIT,
  HAZARD_ROLL,
  MARKER,
  MARKER_STEP,
  NEXT_GUARDIAN,
  PLACE_SANCTUM,
  ROUND_OVER,
  SECOND_REVEAL,
  STEP_IN,
  TURN,
  TURN_OVER,
} from './jobs.ts';
import { placeSanctum } from './sanctum.ts';
import { askForAction, askForNextMove, beginRound, beginTurn, moveMarker, rollHazardDice } from './turns.ts';

const reveals = new Int32Array(SIDES.length + 1);

export function advance(e: Expedition, emit: Emit): void {
  while (e.asks === NOTHING_ASKED && e.jobs.length > 0) {
    const code = e.jobs.pop();
    runJob(e, jobOf(code), jobArgument(code), emit);
  }
}

function runJob(e: Expedition, job: number, argument: number, emit: Emit): void {
  switch (job) {
    case TURN:
      return beginTurn(e, argument, emit);
    case ACT:
      return askForAction(e);
    case COMMANDED_OVER:
      e.actor = e.active;
      return;
    case CHAIN:
      return askForNextMove(e, argument);
    case SECOND_REVEAL:
      if (secondReveals(e, reveals) > 1) e.asks = ASK_ILLUMINATE;
      return;
    case DRAW:
      return drawTile(e, emit);
    case FIT:
      return placeOrReturn(e, emit);
    case PLACE_SANCTUM:
      return placeSanctum(e, emit);
    case STEP_IN:
      return stepIn(e, emit);
    case ARRIVE:
      return rollForSpikes(e, argument);
    case HAZARD_ROLL:
      return rollHazardDice(e);
    case APPLY_FACE:
      return applyFace(e, argument, emit);
    case TURN_OVER:
      return emit?.({ type: 'turn-ended', rule: 'IE-ROUND-1', explorer: nameOf(e, e.active) });
    case ACTIVATION:
      for (let g = 0; g < e.guardianCount; g++) e.activated[g] = 0;
      return nextGuardian(e, emit);
    case NEXT_GUARDIAN:
      return nextGuardian(e, emit);
    case MARKER:
      if (e.cursed) e.jobs.push(MARKER_STEP);
      return moveMarker(e, emit);
    case MARKER_STEP:
      return moveMarker(e, emit);
    case ROUND_OVER:
      e.round++;
      return beginRound(e, emit);
    default:
      throw new RangeError(`no such job: ${job}`);
  }
}
