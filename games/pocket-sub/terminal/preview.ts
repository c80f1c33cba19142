// Previews what a step would do. Taken from the events of a trial, so it promises nothing that the rules do not.
import { type Colour, type Event, isOutOfMines } from '@undercroft/pocket-sub';
import { describedCause } from '@undercroft/pocket-sub/words';
import type { Loss } from '@undercroft/terminal/screen';
import { fleetOf, type Sea } from './chart.ts';
import type { Words } from './words.ts';

type SubLost = Extract<Event, { type: 'sub-lost' }>;

export interface Preview {
  readonly notes: readonly string[];
  readonly loss?: Loss;
}

/** What the fleet whose turn it is would meet; `sea` is the position before. */
export function previewEvents(sea: Sea, events: readonly Event[], words: Words): Preview {
  const own = fleetOf(sea, sea.seat);
  const notes = events.flatMap((event) => eventNotes(event, own, words));
  const lost = ownLoss(events, own);
  return lost ? { notes, loss: describeLoss(sea, lost, words) } : { notes };
}

export const ownLoss = (events: readonly Event[], own: Colour): SubLost | undefined =>
  events.find((event): event is SubLost => event.type === 'sub-lost' && event.fleet === own);

function eventNotes(event: Event, own: Colour, { game: { risk } }: Words): string[] {
  switch (event.type) {
    case 'passed':
      return [risk.passes(event.piece, event.of === own ? undefined : event.of)];
    case 'sub-lost':
      return event.cause === 'rammed-by-hero' ? [risk.sinks(event.fleet)] : [];
    case 'sheltered':
      return [risk.safe];
    case 'won':
      return [event.fleets.includes(own) ? risk.wins : risk.loses];
    default:
      return [];
  }
}

function describeLoss(sea: Sea, lost: SubLost, { game, terminal }: Words): Loss {
  const cause = describedCause(lost, () => isOutOfMines(sea, sea.seat));
  const { why, what = terminal.sinks } = game.risk.loss(cause, ownerMet(sea, lost));
  return { why, what, rule: lost.rule };
}

/** Whose piece sinks the sub, if it is another's. */
function ownerMet(sea: Sea, { at, fleet, cause }: SubLost): Colour | undefined {
  if (cause === 'stuck' || cause === 'no-mine') return undefined;
  const region = sea.board.names.indexOf(at);
  const owners = [sea.centres[region], sea.afloat[region], sea.mines[region]];
  return sea.board.colours.find((colour, seat) => colour !== fleet && owners.includes(seat + 1));
}
