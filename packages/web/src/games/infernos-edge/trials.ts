// Reading what trials tell of an expedition.
import type { Ask, Event, Explorer, InfernosEdge } from '@undercroft/infernos-edge';
import { legalCodes, type Trial, tryCode } from '../../play/trial.ts';
import type { Harm } from '../../words/en/infernos-edge.ts';
import { between } from '../../words/places.ts';
import { alike } from '../cave/harms.ts';
import { infernosEdge } from './rules.ts';
import type { Expedition } from './seen.ts';

export type Told<T extends Event['type']> = Extract<Event, { type: T }>;

export const only = <T extends Event['type']>(events: readonly Event[], type: T): Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type);

/** The steps of guardians, those that lead the same way together. */
export const ways = (events: readonly Event[]): [Told<'guardian-moved'>, Told<'guardian-moved'>[]][] =>
  alike(only(events, 'guardian-moved'), ({ from, to }) => between(from, to));

const OVER: readonly Event['type'][] = ['turn-ended', 'turn-began', 'marker-moved', 'round-began'];
const OF_GUARDIANS: readonly Ask[] = ['guardian', 'victim', 'path'];

/** What belongs to the deed itself; what the end of the turn or of the round brings comes whatever is done. */
export function ownEvents(events: readonly Event[], asks: Ask): readonly Event[] {
  const isOver = ({ type }: Event) => OVER.includes(type) || (type === 'burnt' && OF_GUARDIANS.includes(asks));
  const end = events.findIndex(isOver);
  return end < 0 ? events : events.slice(0, end);
}

/** Plays on where it is all the same: dice stay as they fell (nobody counts on luck), a tile lies as it first fits. */
export function settled<T extends Trial<InfernosEdge>>(trial: T): T {
  const code = answer(trial.after);
  if (code === undefined) return trial;
  const { after, events } = tryCode(infernosEdge, trial.after, code);
  return settled({ ...trial, after, events: [...trial.events, ...events] });
}

function answer(expedition: Expedition): number | undefined {
  const status = infernosEdge.status(expedition);
  if (status.type !== 'seat') return undefined;
  if (status.asks === 'place') return legalCodes(infernosEdge, expedition)[0];
  const keep = infernosEdge.check(expedition, { type: 'keep' });
  return keep.ok ? keep.value : undefined;
}

/** `you` is told of as you; where nobody is, everybody is named. */
export const harmsIn = (events: readonly Event[], you: Explorer | undefined): Harm[] =>
  only(events, 'lost-health').map(({ explorer, amount, source, left }) => ({
    source,
    amount,
    downs: left === 0,
    ...(explorer === you ? {} : { whose: explorer }),
  }));
