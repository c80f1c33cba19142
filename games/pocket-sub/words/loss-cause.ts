// Events with the cause that players want to know: the rules name one where a sub lays no mine, whatever the reason.
import type { Colour, Event } from '@undercroft/pocket-sub';

type SubLost = Extract<Event, { type: 'sub-lost' }>;

/** Of 'no-mine' those whose fleet has used all its mines (PS-MINE-4); where the cause is 'no-mine', no region was free. */
export type DescribedCause = SubLost['cause'] | 'out-of-mines';
export type DescribedEvent = Exclude<Event, SubLost> | (Omit<SubLost, 'cause'> & { readonly cause: DescribedCause });

type FleetTest = (fleet: Colour) => boolean;

/** `isOutOfMines`: in the position that the event belongs to. */
export const describedCause = ({ cause, fleet }: SubLost, isOutOfMines: FleetTest): DescribedCause =>
  cause === 'no-mine' && isOutOfMines(fleet) ? 'out-of-mines' : cause;

export const withCause = (event: Event, isOutOfMines: FleetTest): DescribedEvent =>
  event.type === 'sub-lost' ? { ...event, cause: describedCause(event, isOutOfMines) } : event;

/** Why a course loses the sub; where there is more to say of it, what that means. */
export interface LossText {
  readonly why: string;
  readonly what?: string;
}
