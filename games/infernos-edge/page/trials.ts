// Reading what trials tell of an expedition.
import type { Ask, Event, Explorer, InfernosEdge } from '@undercroft/infernos-edge';
import type { Harm } from '@undercroft/infernos-edge/words';
import { groupAlike } from '@undercroft/page-kit/cave/harms';
import { legalCodes, type Trial, tryCode } from '@undercroft/page-kit/trial';
import { between } from '@undercroft/words/places';
import { infernosEdge } from './rules.ts';
import type { Expedition } from './viewpoint.ts';

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export const eventsOfType = <T extends Event['type']>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** The steps of guardians, those that lead the same way together. */
export const guardianMoves = (events: readonly Event[]): [EventOf<'guardian-moved'>, EventOf<'guardian-moved'>[]][] =>
  groupAlike(eventsOfType(events, 'guardian-moved'), ({ from, to }) => between(from, to));

const OVER: readonly Event['type'][] = ['turn-ended', 'turn-began', 'marker-moved', 'round-began'];
const OF_GUARDIANS: readonly Ask[] = ['guardian', 'victim', 'path'];

/** What belongs to the option itself; what the end of the turn or of the round brings comes whatever is done. */
export function directEvents(events: readonly Event[], asks: Ask): readonly Event[] {
  const isOver = ({ type }: Event) => OVER.includes(type) || (type === 'burnt' && OF_GUARDIANS.includes(asks));
  const end = events.findIndex(isOver);
  return end < 0 ? events : events.slice(0, end);
}

/** Plays on where it is all the same: dice stay as they fell (nobody counts on luck), a tile lies as it first fits. */
export function withDefaultChoices<T extends Trial<InfernosEdge>>(trial: T): T {
  const code = defaultChoice(trial.after);
  if (code === undefined) return trial;
  const { after, events } = tryCode(infernosEdge, trial.after, code);
  return withDefaultChoices({ ...trial, after, events: [...trial.events, ...events] });
}

function defaultChoice(expedition: Expedition): number | undefined {
  const status = infernosEdge.status(expedition);
  if (status.type !== 'seat') return undefined;
  if (status.asks === 'place') return legalCodes(infernosEdge, expedition)[0];
  const keep = infernosEdge.check(expedition, { type: 'keep' });
  return keep.ok ? keep.value : undefined;
}

/** `you` is told of as you; where nobody is, everybody is named. */
export const harmsIn = (events: readonly Event[], you: Explorer | undefined): Harm[] =>
  eventsOfType(events, 'lost-health').map(({ explorer, amount, source, left }) => ({
    source,
    amount,
    downs: left === 0,
    ...(explorer === you ? {} : { whose: explorer }),
  }));
