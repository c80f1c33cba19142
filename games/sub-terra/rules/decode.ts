// Turns codes into plain JSON.
import { SIDES, type SideName } from '@undercroft/cave';
import { DRAW_HAZARD, isChance, ROLL_DIE } from './asks.ts';
import { ACTIONS, argumentOf, HERE, kindOf, TAKE_SOURCES } from './codes.ts';
import { cellOf, type Descent, nameOf } from './descent.ts';
import { HAZARDS, type Hazard, hazardOf, isSevere } from './hazards.ts';
import type { Action, Outcome } from './schemas.ts';
import { typeOf } from './tiles.ts';

export function decode(d: Descent, code: number): Action | Outcome {
  return isChance(d.asks) ? decodeOutcome(d, code) : decodeAction(d, code);
}

function decodeOutcome(d: Descent, code: number): Outcome {
  if (d.asks === ROLL_DIE) return { type: 'die', face: code as 1 | 2 | 3 | 4 | 5 | 6 };
  if (d.asks === DRAW_HAZARD)
    return { type: 'hazard', hazard: HAZARDS[hazardOf(code)] as Hazard, severe: isSevere(code) };
  return { type: 'tile', tile: typeOf(code).name };
}

function decodeAction(d: Descent, code: number): Action {
  const type = ACTIONS[kindOf(code)] as Action['type'];
  const argument = argumentOf(code);
  switch (type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'swim':
    case 'squeeze':
    case 'demolish':
    case 'sprint':
    case 'repel':
    case 'path':
      return { type, to: SIDES[argument] as SideName };
    case 'dig':
    case 'excavate':
      return { type, at: argument === HERE ? 'here' : (SIDES[argument] as SideName) };
    case 'heal':
    case 'bandage':
    case 'direct':
      return { type, caver: nameOf(d, argument) };
    case 'take':
      return { type, from: TAKE_SOURCES[argument] as (typeof TAKE_SOURCES)[number] };
    case 'place':
      return { type, turn: argument };
    case 'appear':
    case 'horror':
    case 'spawn':
      return { type, at: cellOf(d, argument) };
    default:
      return { type };
  }
}
