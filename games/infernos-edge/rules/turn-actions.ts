// Applies the actions that cost points.

import { command, demolish, dig, research, shoreUp, throwGrenade } from './ability-effects.ts';
import {
  ANNIHILATE,
  ATTACK,
  BRACE,
  COMMAND,
  DEMOLISH,
  DIG,
  EXCAVATE,
  EXPLORE,
  GRENADE,
  HEAL,
  ILLUMINATE,
  MEND,
  MOVE,
  PURIFY,
  RESEARCH,
  REVEAL,
  REVIVE,
  RUN,
  SCOPE,
  SHOOT,
  SHORE_UP,
  SPRINT,
  sideOf,
  tileOf,
} from './codes.ts';
import { explore, startReveal } from './drawing.ts';
import type { Emit } from './events.ts';
import { BRACED, type Expedition, nameOf } from './expedition.ts';
import { destroyAll, destroyGuardian } from './guardians.ts';
import { heal } from './health.ts';
import { applyItemAction } from './item-actions.ts';
import { CHAIN, SECOND_REVEAL } from './jobs.ts';
import { step } from './moving.ts';
import { FOR_ATTACK, rollNumber } from './rolling.ts';

export function applyPaidAction(e: Expedition, kind: number, argument: number, emit: Emit): void {
  const i = e.active;
  const tile = e.places[i]!;
  switch (kind) {
    case REVEAL:
      return startReveal(e, tile, argument, 'IE-ACT-REVEAL', emit);
    case EXPLORE:
      return explore(e, argument, emit);
    case ILLUMINATE:
      e.jobs.push(SECOND_REVEAL);
      return startReveal(e, tile, argument, 'IE-GUI-2', emit);
    case SCOPE:
      return startReveal(e, tileOf(argument), sideOf(argument), 'IE-SHA-1', emit);
    case RESEARCH:
      return research(e, argument, emit);
    case MOVE:
      return step(e, i, argument, 'move', emit);
    case RUN:
      e.jobs.push(CHAIN, 2);
      return step(e, i, argument, 'run', emit);
    case SPRINT:
      e.jobs.push(CHAIN, 1);
      return step(e, i, argument, 'sprint', emit);
    case HEAL:
      return heal(e, argument, 1, i, 'IE-ACT-HEAL', emit);
    case MEND:
      return heal(e, argument, 2, i, 'IE-HEA-1', emit);
    case REVIVE:
      return heal(e, argument, e.health[argument] === 0 ? 1 : 3, i, 'IE-PRI-1', emit);
    case DIG:
      return dig(e, argument, 'IE-ACT-DIG', emit);
    case EXCAVATE:
      return dig(e, argument, 'IE-FOR-1', emit);
    case ATTACK:
      return rollNumber(e, FOR_ATTACK, i);
    case ANNIHILATE:
      return destroyGuardian(e, tile, i, 'IE-VET-1', emit);
    case SHOOT:
      return destroyGuardian(e, argument, i, 'IE-SHA-2', emit);
    case PURIFY:
      return destroyAll(e, argument, i, 'IE-PRI-2', emit);
    case GRENADE:
      return throwGrenade(e, e.cave.through(tile, argument), emit);
    case COMMAND:
      return command(e, argument, emit);
    case SHORE_UP:
      return shoreUp(e, tile, emit);
    case DEMOLISH:
      return demolish(e, tile, argument, emit);
    case BRACE:
      e.brace = BRACED;
      return emit?.({ type: 'braced', rule: 'IE-VET-2', explorer: nameOf(e, i) });
    default:
      return applyItemAction(e, kind, argument, emit);
  }
}
