// Whether what a lesson or the coach waits for has come about.
import { type GameEvent, matches, type Status } from '@undercroft/engine';
import type { Condition, Did, Measure } from './schemas.ts';

/** What a game's own functions can tell of a position, by name. */
export type Measures<State = unknown> = Readonly<
  Record<string, (state: State, args: Readonly<Record<string, unknown>>) => number>
>;

/** A position, and what was seen and done since the attempt began. */
export interface Seen {
  readonly status: Status;
  /** The snapshot, saved when it is asked for. */
  readonly snapshot: () => unknown;
  readonly events: readonly GameEvent[];
  readonly did: readonly Did[];
  /** The learner has made a move. */
  readonly hasActed: boolean;
  readonly measure: (name: string, args: Readonly<Record<string, unknown>>) => number;
}

export function holds(condition: Condition, seen: Seen): boolean {
  const { events = [], silent = [], state, result, asks, decides, measure = [], did, any, not } = condition;
  return (
    (asks === undefined || asks === askedIn(seen.status)) &&
    (decides === undefined || decides === decidesIn(seen.status)) &&
    happenedInOrder(events, seen.events) &&
    !silent.some((part) => seen.events.some((event) => matches(part, event))) &&
    measure.every((one) => isWithin(one, seen)) &&
    (did === undefined || seen.did.some((one) => matches(did, one))) &&
    (result === undefined || (seen.status.type === 'over' && matches(result, seen.status.ending))) &&
    (state === undefined || matches(state, seen.snapshot())) &&
    (any === undefined || any.some((one) => holds(one, seen))) &&
    (not === undefined || !holds(not, seen))
  );
}

const askedIn = (status: Status): string => (status.type === 'over' ? 'nothing' : status.asks);
const decidesIn = (status: Status): number | string => (status.type === 'seat' ? status.seat : status.type);

/** In this order, perhaps with others between. */
function happenedInOrder(parts: readonly unknown[], events: readonly GameEvent[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const found = events.findIndex((event, i) => i >= from && matches(part, event));
    from = found + 1;
    return found >= 0;
  });
}

function isWithin({ of, min = -Infinity, max = Infinity, ...args }: Measure, seen: Seen): boolean {
  const value = seen.measure(of, args);
  return value >= min && value <= max;
}
