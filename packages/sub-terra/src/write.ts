// Codes as plain JSON.
import { SIDES, type SideName } from '@undercroft/cave';
import * as A from './asks.ts';
import { ACTIONS, argumentOf, HERE, kindOf } from './codes.ts';
import { cellOf, type Descent, nameOf } from './descent.ts';
import { HAZARDS, type Hazard, hazardOf, isSevere } from './hazards.ts';
import { typeOf } from './tiles.ts';
import type { Action, Outcome } from './vocabulary.ts';

export function write(d: Descent, code: number): Action | Outcome {
  return A.isChance(d.asks) ? writeOutcome(d, code) : writeAction(d, code);
}

function writeOutcome(d: Descent, code: number): Outcome {
  if (d.asks === A.ROLL_DIE) return { type: 'die', face: code as 1 | 2 | 3 | 4 | 5 | 6 };
  if (d.asks === A.DRAW_HAZARD)
    return { type: 'hazard', hazard: HAZARDS[hazardOf(code)] as Hazard, severe: isSevere(code) };
  return { type: 'tile', tile: typeOf(code).name };
}

function writeAction(d: Descent, code: number): Action {
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
      return { type, from: argument === 1 ? 'aside' : 'stack' };
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
