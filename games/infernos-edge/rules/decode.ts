// Turns codes into actions and outcomes as plain JSON.

import { DX, DY, SIDES, type SideName } from '@undercroft/cave';
import { isChance, ROLL_DIE, ROLL_HAZARD } from './asks.ts';
import { ACTIONS, argumentOf, HERE, kindOf, sideOf, tileOf } from './codes.ts';
import { type Expedition, nameOf } from './expedition.ts';
import { type Face, faceName } from './hazards.ts';
import { ITEMS, type Item } from './items.ts';
import { displayedFace } from './rolling.ts';
import type { Action, Outcome } from './schemas.ts';
import { cellOf } from './temple.ts';
import { typeOf } from './tiles.ts';

type Number6 = 1 | 2 | 3 | 4 | 5 | 6;

export function decode(e: Expedition, code: number): Action | Outcome {
  return isChance(e.asks) ? decodeOutcome(e, code) : decodeAction(e, code);
}

function decodeOutcome(e: Expedition, code: number): Outcome {
  if (e.asks === ROLL_DIE) return { type: 'die', face: code as Number6 };
  if (e.asks === ROLL_HAZARD) return { type: 'hazard', face: faceName(code) };
  return { type: 'tile', tile: typeOf(code).name };
}

function decodeAction(e: Expedition, code: number): Action {
  const type = ACTIONS[kindOf(code)] as Action['type'];
  const argument = argumentOf(code);
  switch (type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'illuminate':
    case 'sprint':
    case 'grenade':
    case 'demolish':
    case 'path':
      // The union is too large for the compiler to narrow.
      return { type, to: SIDES[argument] } as Action;
    case 'heal':
    case 'command':
    case 'mend':
    case 'revive':
    case 'victim':
      return { type, explorer: nameOf(e, argument) };
    case 'pick-up':
      return { type, item: ITEMS[argument] as Item };
    case 'take':
      return { type, from: nameOf(e, argument) };
    case 'give':
      return { type, to: nameOf(e, argument) };
    case 'dig':
    case 'excavate':
      return { type, at: argument === HERE ? 'here' : (SIDES[argument] as SideName) };
    case 'research':
    case 'scope':
      return { type, at: cellBeside(e, argument) };
    case 'shoot':
    case 'purify':
    case 'wake':
    case 'guardian':
      return { type, at: cellOf(e, argument) };
    case 'choose':
      return { type, tile: typeOf(argument).name };
    case 'place':
      return { type, turn: argument };
    case 'sanctum':
      return { type, at: cellOf(e, tileOf(argument)), to: SIDES[sideOf(argument)] as SideName };
    case 'reroll':
      return { type, face: displayedFace(e, argument) as Number6 | Face };
    case 'first':
      return { type, face: faceName(argument) };
    default:
      return { type };
  }
}

/** The cell beside a tile. */
export function cellBeside(e: Expedition, where: number): string {
  const tile = tileOf(where);
  const side = sideOf(where);
  return `${e.cave.x[tile]! + DX[side]!},${e.cave.y[tile]! + DY[side]!}`;
}
