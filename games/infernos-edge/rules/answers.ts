// Applies the answers to all questions but those about the action in a turn and the dice.

import { activateNext, attackVictim, moveGuardian } from './activation.ts';
import { ASK_CHAIN, ASK_CRAWL } from './asks.ts';
import {
  CHOOSE,
  DECLINE,
  END,
  FIRST,
  GUARDIAN_AT,
  MOVE,
  PATH,
  PLACE,
  REROLL,
  REVEAL,
  SANCTUM_AT,
  STOP,
  VICTIM,
  WAKE_AT,
} from './codes.ts';
import { chooseTile, startReveal } from './drawing.ts';
import type { Emit } from './events.ts';
import { type Expedition, nameOf } from './expedition.ts';
import { placeGuardian } from './guardians.ts';
import { applyInOrder } from './hazard-effects.ts';
import { CHAIN } from './jobs.ts';
import { step } from './moving.ts';
import { placeHeldTile } from './revealing.ts';
import { reroll } from './rolling.ts';
import { joinSanctum } from './sanctum.ts';

export function applyAnswer(e: Expedition, asked: number, kind: number, argument: number, emit: Emit): void {
  switch (kind) {
    case END:
    case STOP:
      return;
    case MOVE:
      return applyMoveAnswer(e, asked, argument, emit);
    case DECLINE:
      return emit?.({ type: 'declined', rule: 'IE-ARI-1', explorer: nameOf(e, e.actor) });
    case REVEAL:
      return startReveal(e, e.places[e.actor]!, argument, 'IE-GUI-2', emit);
    case CHOOSE:
      return chooseTile(e, argument, emit);
    case PLACE:
      return placeHeldTile(e, argument, emit);
    case SANCTUM_AT:
      return joinSanctum(e, argument, emit);
    case REROLL:
      return reroll(e, argument, emit);
    case FIRST:
      return applyInOrder(e, argument, e.faces[0] === argument ? e.faces[1]! : e.faces[0]!);
    case WAKE_AT:
      return placeGuardian(e, argument, 'IE-HAZ-WAKE', emit);
    case GUARDIAN_AT:
      return activateNext(e, waitingAt(e, argument), emit);
    case VICTIM:
      return attackVictim(e, argument, emit);
    case PATH:
      return moveGuardian(e, argument, emit);
    default:
      throw new RangeError(`no such answer: ${kind}`);
  }
}

function applyMoveAnswer(e: Expedition, asked: number, side: number, emit: Emit): void {
  if (asked === ASK_CHAIN) {
    e.jobs.push(CHAIN, e.chain - 1);
    return step(e, e.actor, side, 'move', emit);
  }
  step(e, e.actor, side, asked === ASK_CRAWL ? 'crawl' : 'command', emit);
}

function waitingAt(e: Expedition, tile: number): number {
  let guardian = 0;
  while (e.guardians[guardian] !== tile || e.activated[guardian]) guardian++;
  return guardian;
}
