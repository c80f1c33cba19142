// Turns actions and outcomes into codes.

import { NOTHING, SIDES, type SideName } from '@undercroft/cave';
import { CAVERS } from './cavers.ts';
import { ACTIONS, codeOf, HERE, TAKE_SOURCES } from './codes.ts';
import { type Descent, findCaver } from './descent.ts';
import { cardOf } from './hazards.ts';
import type { Action, Outcome } from './schemas.ts';
import { typeNamed } from './tiles.ts';

export const sideOf = (name: SideName): number => SIDES.indexOf(name);

export function tileAt(d: Descent, cell: string): number {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  // Every cell has one name only: '-0,0' and '00,0' are not names.
  return `${x},${y}` === cell && !Object.is(x, -0) && !Object.is(y, -0) ? d.cave.at(x, y) : NOTHING;
}

export function encode(d: Descent, action: Action): number {
  const kind = ACTIONS.indexOf(action.type);
  if ('to' in action) return codeOf(kind, sideOf(action.to));
  if ('caver' in action) return codeOf(kind, findCaver(d, CAVERS.indexOf(action.caver)));
  if ('turn' in action) return codeOf(kind, action.turn);
  if ('from' in action) return codeOf(kind, TAKE_SOURCES.indexOf(action.from));
  if (action.type === 'dig' || action.type === 'excavate')
    return codeOf(kind, action.at === 'here' ? HERE : sideOf(action.at));
  return 'at' in action ? codeOf(kind, tileAt(d, action.at)) : codeOf(kind);
}

export function outcomeCode(outcome: Outcome): number {
  switch (outcome.type) {
    case 'die':
      return outcome.face;
    case 'hazard':
      return cardOf(outcome);
    case 'tile':
      return typeNamed(outcome.tile);
    default:
      return outcome satisfies never;
  }
}
