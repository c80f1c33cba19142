// The space or gap an action is aimed at.
import type { Action, Snapshot } from '@undercroft/infernos-edge';
import { neighbourCell } from '@undercroft/page-kit/cave/cells';
import { actingGuardian, gapOf } from './viewpoint.ts';

/** What is done on one's own space is aimed at it. */
const HERE: readonly Action['type'][] = ['pick-up', 'put-down', 'attack', 'annihilate', 'shore-up'];

export function targetPlace(snapshot: Snapshot, action: Action): string | undefined {
  const { explorers, actor } = snapshot;
  const own = explorers[actor]?.at ?? undefined;
  const at = (who: string) => explorers[who]?.at ?? undefined;
  switch (action.type) {
    case 'research':
    case 'scope':
    case 'shoot':
    case 'purify':
    case 'wake':
    case 'guardian':
      return action.at;
    case 'sanctum':
      return neighbourCell(action.at, action.to);
    case 'path': {
      const guardian = actingGuardian(snapshot);
      return guardian && neighbourCell(guardian, action.to);
    }
    case 'place':
    case 'choose':
      return gapOf(snapshot);
    case 'heal':
    case 'command':
    case 'mend':
    case 'revive':
    case 'victim':
      return at(action.explorer);
    case 'take':
      return at(action.from);
    case 'give':
      return at(action.to);
    case 'dig':
    case 'excavate':
      return own && (action.at === 'here' ? own : neighbourCell(own, action.at));
    default:
      if (HERE.includes(action.type)) return own;
      return own && 'to' in action ? neighbourCell(own, action.to) : undefined;
  }
}
