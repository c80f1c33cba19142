// Whether a move in progress can still end well. PS-TURN-2 allows a move that surely loses the sub; the player should be warned.
import { pocketSub } from '@undercroft/pocket-sub';
import { legalCodes, tryCode } from '@undercroft/terminal/trial';
import { fleetOf, type Sea } from './chart.ts';
import { ownLoss } from './preview.ts';

/** True if every continuation loses the moving sub. */
export function isCertainLoss(sea: Sea): boolean {
  const status = pocketSub.status(sea);
  if (status.type !== 'seat' || status.asks !== 'step') return false;
  return legalCodes(pocketSub, sea).every((code) => {
    const { events, after } = tryCode(pocketSub, sea, code);
    return ownLoss(events, fleetOf(sea, status.seat)) !== undefined || isCertainLoss(after);
  });
}
