// Heuristics for an explorer's turn: the worth of each action per action point it costs.

import {
  ANNIHILATE,
  ATTACK,
  argumentOf,
  BRACE,
  COMMAND,
  DEMOLISH,
  DIG,
  END,
  EXCAVATE,
  EXERT,
  EXPLORE,
  type Expedition,
  GIVE,
  GRENADE,
  HEAL,
  ILLUMINATE,
  kindOf,
  MEND,
  MOVE,
  PICK_UP,
  PURIFY,
  PUT_DOWN,
  REVEAL,
  REVIVE,
  RUN,
  SCOPE,
  SHOOT,
  SHORE_UP,
  SPRINT,
  sideOf,
  TAKE,
  tileOf,
} from '@undercroft/infernos-edge';
import { exploreWorth, illuminateWorth, revealWorth, scopeWorth } from './exploration-worth.ts';
import { attackWorth, grenadeWorth, purifyWorth, shootWorth } from './fighting-worth.ts';
import { exertWorth, healWorth } from './health-worth.ts';
import { artifactWorth, giveWorth, putDownWorth, takeWorth } from './item-worth.ts';
import { commandWorth, demolishWorth, digWorth, shoreUpWorth, walkWorth } from './movement-worth.ts';
import { NEVER, type Turn } from './turn.ts';
import { WEIGHTS } from './weights.ts';

export function worthOfAction(turn: Turn, e: Expedition, code: number): number {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case MOVE:
      return walkWorth(turn, e, argument, 1, 1);
    case RUN:
      return walkWorth(turn, e, argument, 3, 2);
    case SPRINT:
      return walkWorth(turn, e, argument, 2, 1);
    case REVEAL:
      return revealWorth(turn, e, argument);
    case EXPLORE:
      return exploreWorth(turn, e, argument);
    case ILLUMINATE:
      return illuminateWorth(turn, e, argument);
    case SCOPE:
      return scopeWorth(turn, e, tileOf(argument), sideOf(argument));
    case PICK_UP:
      return argument === 0 ? WEIGHTS.pickUp : artifactWorth(turn, e);
    case PUT_DOWN:
      return putDownWorth(turn, e);
    case TAKE:
      return takeWorth(turn, e, argument);
    case GIVE:
      return giveWorth(turn, e, argument);
    case END:
      return WEIGHTS.minimum;
    case EXERT:
      return exertWorth(turn, e);
    default:
      return worthOfOtherAction(turn, e, kindOf(code), argument);
  }
}

function worthOfOtherAction(turn: Turn, e: Expedition, kind: number, argument: number): number {
  switch (kind) {
    case HEAL:
      return healWorth(turn, e, argument, 1, 1);
    case MEND:
      return healWorth(turn, e, argument, 2, 1);
    case REVIVE:
      return healWorth(turn, e, argument, e.health[argument] === 0 ? 1 : 3, 3);
    case ATTACK:
      return attackWorth(turn);
    case ANNIHILATE:
      return WEIGHTS.annihilate;
    case SHOOT:
      return shootWorth(e, argument);
    case PURIFY:
      return purifyWorth(e, argument);
    case GRENADE:
      return grenadeWorth(e, e.cave.through(turn.tile, argument));
    case DIG:
    case EXCAVATE:
      return digWorth(turn, e, kind, argument);
    case COMMAND:
      return commandWorth(e, argument);
    case DEMOLISH:
      return demolishWorth(turn, e, argument);
    case SHORE_UP:
      return shoreUpWorth(turn, e);
    case BRACE:
      return WEIGHTS.brace * turn.danger;
    default:
      return NEVER;
  }
}
