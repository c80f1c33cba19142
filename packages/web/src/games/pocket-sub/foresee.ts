// What a choice would bring, tried on a copy: what is met, and whether it loses the sub.
import type { Colour, Event, Snapshot } from '@undercroft/pocket-sub';
import { legalCodes, tryCode } from '../../play/trial.ts';
import type { PocketSubWords } from '../../words/en/pocket-sub.ts';
import { pocketSub } from './rules.ts';
import { fleetNow, type Sea } from './sea.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

export interface Loss {
  /** It is not lost yet, but every way on loses it. */
  readonly isAhead?: boolean;
  /** Undefined where it is still open what will sink it. */
  readonly cause?: Told<'sub-lost'>['cause'];
  /** Whose piece it meets, if it is another's. */
  readonly of?: Colour;
  readonly rule: string;
}

export interface Foresight {
  /** Of the choice itself; what the end of the turn brings comes whatever is done. */
  readonly events: readonly Event[];
  readonly rules: readonly string[];
  readonly stepped?: Told<'stepped'>;
  readonly loss?: Loss;
}

const isOfType =
  <T extends Event['type']>(type: T) =>
  (event: Event): event is Told<T> =>
    event.type === type;

export function foresee(sea: Sea, code: number): Foresight {
  const fleet = fleetNow(sea);
  const { after, events: all } = tryCode(pocketSub, sea, code);
  const events = ownEvents(all);
  const stepped = events.find(isOfType('stepped'));
  const loss = lossIn(events, fleet, pocketSub.save(sea)) ?? doomOf(after);
  return {
    events,
    rules: [...new Set([...events.map(({ rule }) => rule), ...(loss ? [loss.rule] : [])])],
    ...(stepped ? { stepped } : {}),
    ...(loss ? { loss } : {}),
  };
}

function ownEvents(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type === 'round-ended' || type === 'turn-began');
  return end < 0 ? events : events.slice(0, end);
}

function lossIn(events: readonly Event[], fleet: Colour, before: Snapshot): Loss | undefined {
  const lost = events.find((event): event is Told<'sub-lost'> => event.type === 'sub-lost' && event.fleet === fleet);
  if (!lost) return undefined;
  const { cause, rule, at } = lost;
  const of = cause === 'stuck' || cause === 'no-mine' ? undefined : ownerAt(before, at, fleet);
  return { cause, rule, ...(of ? { of } : {}) };
}

/** Whose piece lies there, if it is not one's own. */
function ownerAt({ commandCentres, subs, mines }: Snapshot, region: string, own: Colour): Colour | undefined {
  const all = Object.keys({ ...commandCentres, ...subs, ...mines }) as Colour[];
  return all.find(
    (fleet) =>
      fleet !== own &&
      (commandCentres[fleet] === region || subs[fleet]?.includes(region) || mines[fleet]?.includes(region)),
  );
}

/** PS-TURN-2 allows a move of which every way on loses the sub: a player should know of it. */
function doomOf(sea: Sea): Loss | undefined {
  const status = pocketSub.status(sea);
  if (status.type !== 'seat' || status.asks !== 'step') return undefined;
  const before = pocketSub.save(sea);
  const ways: Loss[] = [];
  for (const code of legalCodes(pocketSub, sea)) {
    const { after, events } = tryCode(pocketSub, sea, code);
    const loss = lossIn(ownEvents(events), fleetNow(sea), before) ?? doomOf(after);
    if (!loss) return undefined;
    ways.push(loss);
  }
  const [first] = ways;
  const isOne = ways.every(({ cause, of }) => cause === first?.cause && of === first?.of);
  return isOne && first ? { ...first, isAhead: true } : { rule: 'PS-TURN-2', isAhead: true };
}

/** In a few words each: 'passes a Blue mine', 'sinks a White sub', 'wins the game'. */
export const notesOf = ({ events }: Foresight, fleet: Colour, { risk }: PocketSubWords): string[] =>
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
