// Whether a move that has begun can still end well. PS-TURN-2 allows a doomed move; a player should know of it.
import { pocketSub } from '@undercroft/pocket-sub';
import { legalCodes, tryCode } from '../trial.ts';
import { foresee } from './annotate.ts';
import { fleetOf, type Sea } from './chart.ts';

/** True if every way of going on loses the moving sub. */
export function isDoomed(sea: Sea): boolean {
  const status = pocketSub.status(sea);
  if (status.type !== 'seat' || status.asks !== 'step') return false;
  return legalCodes(pocketSub, sea).every((code) => {
    const { events, after } = tryCode(pocketSub, sea, code);
    return foresee(events, fleetOf(sea, status.seat)).loss !== undefined || isDoomed(after);
  });
}
