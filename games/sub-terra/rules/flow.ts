// Runs the jobs on the stack until somebody has to decide, something has to be drawn, or the game is over.

import { NOTHING_ASKED } from './asks.ts';
import { rollDarkness } from './darkness.ts';
import type { Descent } from './descent.ts';
import { submerge } from './diving.ts';
import type { Emit } from './events.ts';
import { rollTremor } from './hazard-effects.ts';
import { beginHazardPhase, resolveHazard } from './hazard-phase.ts';
import { beginHorrors, moveNextHorror, spawnHorrors } from './horror-phase.ts';
import {
  ACT,
  CHAIN,
  DARKNESS,
  DIRECTED_OVER,
  DIVE_AWAY,
  HAZARD_PHASE,
  HORRORS,
  argumentOf as jobArgument,
  jobOf,
  NEXT_HORROR,
  pop,
  REFILL,
  RESOLVE,
  REVEAL,
  ROUND_OVER,
  SPAWN,
  STEP_IN,
  TOUCH,
  TREMOR_ROLLS,
  TURN,
  TURN_OVER,
} from './jobs.ts';
import { reveal } from './revealing.ts';
import { refillAside } from './set-aside.ts';
import { stepThrough, touch } from './stepping.ts';
import { askForAction, askForNextMove, beginTurn, endRound, endTurn } from './turns.ts';

export function advance(d: Descent, emit: Emit): void {
  while (d.asks === NOTHING_ASKED) {
    const code = pop(d);
    runJob(d, jobOf(code), jobArgument(code), emit);
  }
}

function runJob(d: Descent, job: number, argument: number, emit: Emit): void {
  switch (job) {
    case ACT:
      return askForAction(d, emit);
    case TURN:
      return beginTurn(d, argument, emit);
    case DIVE_AWAY:
      return submerge(d, emit);
    case TURN_OVER:
      return endTurn(d, emit);
    case DIRECTED_OVER:
      d.actor = d.active;
      return;
    case CHAIN:
      return askForNextMove(d, argument);
    case REVEAL:
      return reveal(d, emit);
    case REFILL:
      return refillAside(d);
    case STEP_IN:
      if (d.exploring) stepThrough(d, d.actor, d.gap, 'explore', emit);
      return;
    case TOUCH:
      return touch(d, argument, emit);
    case HORRORS:
      return beginHorrors(d, emit);
    case NEXT_HORROR:
      return moveNextHorror(d, emit);
    case SPAWN:
      return spawnHorrors(d, argument, emit);
    case HAZARD_PHASE:
      return beginHazardPhase(d, emit);
    case RESOLVE:
      return resolveHazard(d, argument, emit);
    case TREMOR_ROLLS:
      return rollTremor(d, argument, emit);
    case DARKNESS:
      return rollDarkness(d, argument, emit);
    case ROUND_OVER:
      return endRound(d, emit);
    default:
      throw new RangeError(`no such job: ${job}`);
  }
}
