// Why an action is not possible here, apart from its cost and whose ability it is.

import { type Descent, hasState } from '../descent.ts';
import { HIDDEN } from '../marks.ts';
import { type MaybeRefusal, refuse } from '../refusals.ts';
import type { Action } from '../schemas.ts';
import { WATER } from '../tiles.ts';
import { cellRefusal, discardRefusal, exertRefusal, pathRefusal, placeRefusal } from './answers.ts';
import { bandageRefusal, directRefusal, healRefusal, leaveRefusal } from './companions.ts';
import {
  demolishRefusal,
  digRefusal,
  gapRefusal,
  moveRefusal,
  ownTile,
  repelRefusal,
  ropeRefusal,
  squeezeRefusal,
  swimRefusal,
} from './steps.ts';

export function conditionRefusal(d: Descent, action: Action): MaybeRefusal {
  switch (action.type) {
    case 'reveal':
    case 'explore':
      return gapRefusal(d, action.to);
    case 'move':
    case 'run':
    case 'sprint':
      return moveRefusal(d, action.to);
    case 'swim':
      return swimRefusal(d, action.to);
    case 'squeeze':
      return squeezeRefusal(d, action.to);
    case 'heal':
      return healRefusal(d, action.caver, 'ST-ACT-HEAL');
    case 'bandage':
      return bandageRefusal(d, action.caver);
    case 'dig':
      return digRefusal(d, action.at, 'ST-ACT-DIG');
    case 'excavate':
      return digRefusal(d, action.at, 'ST-GEO-1');
    case 'rope':
      return ropeRefusal(d, 'ST-ACT-ROPE');
    case 'rig':
      return ropeRefusal(d, 'ST-CLI-1');
    case 'hide':
      return hasState(d, d.actor, HIDDEN) ? refuse('hidden-already', 'ST-ACT-HIDE') : undefined;
    case 'dive':
      return d.kinds[ownTile(d)] === WATER ? undefined : refuse('no-water', 'ST-DIV-1');
    case 'demolish':
      return demolishRefusal(d, action.to);
    case 'repel':
      return repelRefusal(d, action.to);
    case 'direct':
      return directRefusal(d, action.caver);
    case 'leave':
      return leaveRefusal(d);
    case 'exert':
      return exertRefusal(d);
    case 'place':
      return placeRefusal(d, action.turn);
    case 'discard':
      return discardRefusal(d);
    case 'appear':
    case 'horror':
    case 'spawn':
      return cellRefusal(d, action);
    case 'path':
      return pathRefusal(d, action);
    case 'end':
    case 'stop':
    case 'decline':
    case 'take':
      return undefined;
    default:
      return action satisfies never;
  }
}
