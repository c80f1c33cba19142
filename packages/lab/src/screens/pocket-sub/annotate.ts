// What a step would bring, said beforehand. Read off the events of a trial, so it can promise nothing the rules do not.
import type { Colour, Event } from '@undercroft/pocket-sub';
import type { Loss } from '../screen.ts';
import { type Cause, fleetName, PIECES } from './words.ts';

export interface Foreseen {
  readonly notes: readonly string[];
  readonly loss?: Loss;
}

/** `mine` is the fleet that would do it. */
export function foresee(events: readonly Event[], mine: Colour): Foreseen {
  const notes = events.flatMap((event) => foreseen(event, mine));
  const lost = events.find((event): event is Lost => event.type === 'sub-lost' && event.fleet === mine);
  if (!lost) return { notes };
  return { notes, loss: { ...LOSSES[lost.cause](events, mine), rule: lost.rule } };
}

type Lost = Extract<Event, { type: 'sub-lost' }>;

function foreseen(event: Event, mine: Colour): string[] {
  switch (event.type) {
    case 'passed':
      return [`passes ${whose(event.of, mine)} ${PIECES[event.piece]}`];
    case 'sub-lost':
      return event.cause === 'rammed-by-hero' ? [`sinks ${fleetName(event.fleet)}'s sub`] : [];
    case 'sheltered':
      return ['safe in the Command Centre'];
    case 'won':
      return event.fleets.includes(mine) ? ['wins the game'] : ['loses the game'];
    default:
      return [];
  }
}

const whose = (fleet: Colour, mine: Colour): string => (fleet === mine ? 'your own' : `a ${fleetName(fleet)}`);

/** Of whom a piece is that goes down in the same moment. */
function other(events: readonly Event[], mine: Colour, type: 'mine-lost' | 'sub-lost'): string {
  const lost = events.find((event) => event.type === type && event.fleet !== mine);
  return lost && 'fleet' in lost ? fleetName(lost.fleet) : 'own';
}

type Told = Omit<Loss, 'rule'>;

const LOSSES: Readonly<Record<Cause, (events: readonly Event[], mine: Colour) => Told>> = {
  mine: (events, mine) => ({ why: `${other(events, mine, 'mine-lost')} mine`, what: 'your sub and the mine are lost' }),
  collision: (events, mine) => ({ why: `${other(events, mine, 'sub-lost')} sub`, what: 'both subs are lost' }),
  'hit-a-hero': () => ({ why: 'a hero', what: 'your sub is lost, the hero stays' }),
  'rammed-by-hero': () => ({ why: 'a hero', what: 'it rams your sub' }),
  'command-centre': () => ({ why: 'enemy Command Centre', what: 'your sub is lost' }),
  friendly: friendlyLoss,
  stuck: () => ({ why: 'no step could be taken after this', what: 'the sub would be lost' }),
  'no-mine': () => ({ why: 'no mine could be laid after this', what: 'the sub would be lost' }),
};

function friendlyLoss(events: readonly Event[], mine: Colour): Told {
  const isMine = events.some((event) => event.type === 'mine-lost');
  const owner = other(events, mine, isMine ? 'mine-lost' : 'sub-lost');
  const on = owner === 'own' ? 'your own' : `the friendly ${owner}`;
  return { why: `ends on ${on} ${isMine ? 'mine' : 'sub'}`, what: 'both are lost' };
}
