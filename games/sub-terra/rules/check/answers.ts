// Why an answer to a question is not allowed.

import { NOTHING } from '@undercroft/cave';
import { ruleOfAsk } from '../asks.ts';
import { codeOf, EXERT } from '../codes.ts';
import { type Descent, nameOf } from '../descent.ts';
import { encode, tileAt } from '../encode.ts';
import { isLegal } from '../legal.ts';
import { mayDiscard, placementError } from '../placement.ts';
import { type MaybeRefusal, refuse } from '../refusals.ts';
import type { Action } from '../schemas.ts';
import { EXIT_TYPE, typeOf } from '../tiles.ts';

const PLACEMENT_RULES = {
  arrow: 'ST-TILE-LEDGE-1',
  'not-connected': 'ST-CAVE-2',
  'closes-the-cave': 'ST-CAVE-4',
} as const;

export function placeRefusal(d: Descent, turn: number): MaybeRefusal {
  if (turn >= typeOf(d.hand).turns)
    return refuse('same-as-another-turn', 'ST-ACT-REVEAL', { turn, turns: typeOf(d.hand).turns });
  const error = placementError(d, turn);
  return error && refuse(error, PLACEMENT_RULES[error], { turn });
}

export function discardRefusal(d: Descent): MaybeRefusal {
  if (mayDiscard(d)) return undefined;
  if (nameOf(d, d.actor) !== 'scout')
    return refuse('not-your-ability', 'ST-SCO-1', { action: 'discard', owner: 'scout' });
  if (d.hand === EXIT_TYPE) return refuse('exit-stays', 'ST-SCO-1');
  return d.discardsLeft === 0 ? refuse('used-up', 'ST-SCO-1') : refuse('stack-empty', 'ST-SCO-1');
}

const CELL_REFUSALS = { appear: 'no-water', horror: 'no-horror', spawn: 'not-nearest' } as const;
type CellAction = Extract<Action, { type: keyof typeof CELL_REFUSALS }>;

export function cellRefusal(d: Descent, action: CellAction): MaybeRefusal {
  if (tileAt(d, action.at) === NOTHING) return refuse('nothing-there', 'ST-CAVE-1', { at: action.at });
  if (isLegal(d, encode(d, action))) return undefined;
  return refuse(CELL_REFUSALS[action.type], ruleOfAsk(d), { at: action.at });
}

export function pathRefusal(d: Descent, action: Extract<Action, { type: 'path' }>): MaybeRefusal {
  return isLegal(d, encode(d, action)) ? undefined : refuse('no-shortest-path', 'ST-HOR-MOVE', { to: action.to });
}

export function exertRefusal(d: Descent): MaybeRefusal {
  if (d.exerted) return refuse('exerted-already', 'ST-TURN-2');
  return isLegal(d, codeOf(EXERT)) ? undefined : refuse('nothing-to-exert-for', 'ST-ASK-3');
}
