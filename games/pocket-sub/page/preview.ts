// What a choice would bring, tried on a copy: what is met, and whether it loses the sub.

import { legalCodes, tryCode } from '@undercroft/page-kit/trial';
import type { Colour, Event } from '@undercroft/pocket-sub';
import { type DescribedCause, describedCause, type PocketSubWords } from '@undercroft/pocket-sub/words';
import { pocketSub } from './rules.ts';
import { fleetNow, fleetsOf, hasNoMines, type Sea } from './sea.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export interface Loss {
  /** It is not lost yet, but every way on loses it. */
  readonly isAhead?: boolean;
  /** Undefined where it is still open what will sink it. */
  readonly cause?: DescribedCause;
  /** Whose piece it meets, if it is another's. */
  readonly of?: Colour;
  readonly rule: string;
}

export interface ActionPreview {
  /** Of the choice itself; what the end of the turn brings comes whatever is done. */
  readonly events: readonly Event[];
  readonly rules: readonly string[];
  readonly stepped?: EventOf<'stepped'>;
  readonly loss?: Loss;
}

const isOfType =
  <T extends Event['type']>(type: T) =>
  (event: Event): event is EventOf<T> =>
    event.type === type;

export function previewAction(sea: Sea, code: number): ActionPreview {
  const fleet = fleetNow(sea);
  const { after, events: all } = tryCode(pocketSub, sea, code);
  const events = directEvents(all);
  const stepped = events.find(isOfType('stepped'));
  const loss = lossIn(events, fleet, sea) ?? lossAhead(after);
  return {
    events,
    rules: [...new Set([...events.map(({ rule }) => rule), ...(loss ? [loss.rule] : [])])],
    ...(stepped ? { stepped } : {}),
    ...(loss ? { loss } : {}),
  };
}

function directEvents(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type === 'round-ended' || type === 'turn-began');
  return end < 0 ? events : events.slice(0, end);
}

function lossIn(events: readonly Event[], fleet: Colour, before: Sea): Loss | undefined {
  const lost = events.find((event): event is EventOf<'sub-lost'> => event.type === 'sub-lost' && event.fleet === fleet);
  if (!lost) return undefined;
  const { rule, at } = lost;
  const cause = describedCause(lost, () => hasNoMines(before, fleet));
  const of = MEETS_NOBODY.includes(cause) ? undefined : ownerAt(before, at, fleet);
  return { cause, rule, ...(of ? { of } : {}) };
}

const MEETS_NOBODY: readonly DescribedCause[] = ['stuck', 'no-mine', 'out-of-mines'];

/** Whose piece lies there, if it is not one's own. */
function ownerAt(sea: Sea, region: string, own: Colour): Colour | undefined {
  const at = sea.board.names.indexOf(region);
  const owners = [sea.centres[at], sea.afloat[at], sea.mines[at]];
  return fleetsOf(sea).find((fleet, seat) => fleet !== own && owners.includes(seat + 1));
}

/** PS-TURN-2 allows a move of which every way on loses the sub: a player should know of it. */
function lossAhead(sea: Sea): Loss | undefined {
  const status = pocketSub.status(sea);
  if (status.type !== 'seat' || status.asks !== 'step') return undefined;
  const ways: Loss[] = [];
  for (const code of legalCodes(pocketSub, sea)) {
    const { after, events } = tryCode(pocketSub, sea, code);
    const loss = lossIn(directEvents(events), fleetNow(sea), sea) ?? lossAhead(after);
    if (!loss) return undefined;
    ways.push(loss);
  }
  const [first] = ways;
  const isOne = ways.every(({ cause, of }) => cause === first?.cause && of === first?.of);
  return isOne && first ? { ...first, isAhead: true } : { rule: 'PS-TURN-2', isAhead: true };
}

/** In a few words each: 'passes a Blue mine', 'sinks a White sub', 'wins the game'. */
export const notesOf = ({ events }: ActionPreview, fleet: Colour, { risk }: PocketSubWords): string[] =>
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
