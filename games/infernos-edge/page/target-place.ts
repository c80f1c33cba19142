// The space, the gap, the person or the guardian an action is aimed at.
import type { Action, Snapshot } from '@undercroft/infernos-edge';
import { neighbourCell } from '@undercroft/page-kit/cave/cells';
import { personPlace } from '@undercroft/page-kit/cave/people';
import { beastKeys } from '@undercroft/page-kit/draw/cave/standing';
import { actingGuardian, gapOf } from './viewpoint.ts';

/** The first of those on a space: they are all alike. */
export const guardianPlace = (at: string): string => personPlace(beastKeys('guardian', [{ at }])[0] ?? '');

/** The space of the guardian that a place stands for, by what `personAt` says of it. */
export const guardianAt = (name: string): string | undefined => /^guardian (\S+)/.exec(name)?.[1];

export function targetPlace(snapshot: Snapshot, action: Action): string | undefined {
  const { explorers, actor } = snapshot;
  const own = explorers[actor]?.at ?? undefined;
  switch (action.type) {
    case 'research':
    case 'scope':
    case 'wake':
      return action.at;
    case 'shoot':
    case 'purify':
    case 'guardian':
      return guardianPlace(action.at);
    case 'sanctum':
      return neighbourCell(action.at, action.to);
    case 'path': {
      const guardian = actingGuardian(snapshot);
      return guardian && neighbourCell(guardian, action.to);
    }
    case 'place':
      return gapOf(snapshot);
    case 'heal':
    case 'command':
    case 'mend':
    case 'revive':
    case 'victim':
      return personPlace(action.explorer);
    case 'take':
      return personPlace(action.from);
    case 'give':
      return personPlace(action.to);
    default:
      return own && nearPlace(action, own);
  }
}

/** From where the actor stands; what concerns their own space is there. */
function nearPlace(action: Action, own: string): string | undefined {
  switch (action.type) {
    case 'pick-up':
    case 'put-down':
    case 'shore-up':
    case 'brace':
    case 'demolish':
      return own;
    case 'attack':
    case 'annihilate':
      return guardianPlace(own);
    case 'grenade':
      return guardianPlace(neighbourCell(own, action.to));
    case 'dig':
    case 'excavate':
      return action.at === 'here' ? own : neighbourCell(own, action.at);
    default:
      return 'to' in action ? neighbourCell(own, action.to as 'north') : undefined;
  }
}
