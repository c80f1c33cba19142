// Why a move loses the sub, and what else is met on the way.

import type { Colour, Event } from '@undercroft/pocket-sub';
import { type DescribedCause, describedCause, type PocketSubWords } from '@undercroft/pocket-sub/words';
import { fleetsOf, hasNoMines, type Sea } from './sea.ts';

type SubLost = Extract<Event, { type: 'sub-lost' }>;

export interface Loss {
  readonly cause: DescribedCause;
  /** Whose piece it meets, if it is another's. */
  readonly of?: Colour;
  readonly rule: string;
}

/** `before`: the position the move began in. */
export function lossIn(events: readonly Event[], fleet: Colour, before: Sea): Loss | undefined {
  const lost = events.findLast((event): event is SubLost => event.type === 'sub-lost' && event.fleet === fleet);
  if (!lost) return undefined;
  const { rule, at } = lost;
  const cause = describedCause(lost, () => hasNoMines(before, fleet));
  const of = MEETS_NOBODY.includes(cause) ? undefined : ownerAt(before, at, fleet);
  return { cause, rule, ...(of ? { of } : {}) };
}

const MEETS_NOBODY: readonly DescribedCause[] = ['stuck', 'no-mine', 'out-of-mines'];

/** Whose piece lies there, if it is not your own. */
function ownerAt(sea: Sea, region: string, own: Colour): Colour | undefined {
  const at = sea.board.names.indexOf(region);
  const owners = [sea.centres[at], sea.afloat[at], sea.mines[at]];
  return fleetsOf(sea).find((fleet, seat) => fleet !== own && owners.includes(seat + 1));
}

/** In a few words each: 'passes a Blue mine', 'sinks a White sub', 'wins the game'. */
export const notesOf = (events: readonly Event[], fleet: Colour, { risk }: PocketSubWords): string[] =>
  events.flatMap((event) => {
    switch (event.type) {
      case 'passed':
        return [risk.passes(event.piece, event.of === fleet ? undefined : event.of)];
      case 'sub-lost':
        return event.cause === 'rammed-by-hero' ? [risk.sinks(event.fleet)] : [];
      case 'sheltered':
        return [risk.safe];
      case 'won':
        return [event.fleets.includes(fleet) ? risk.wins : risk.loses];
      default:
        return [];
    }
  });
