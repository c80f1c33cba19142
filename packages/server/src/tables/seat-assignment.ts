// Who gets which seat of a new table.
import { ok, type Result } from '@undercroft/engine';
import type { Guest, Problem, SeatRequest } from '@undercroft/protocol';
import { reject } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';

/** What a client may ask for, or a person who is already known, as in a rematch. */
export type SeatAssignment = SeatRequest | { readonly for: 'person'; readonly person: string };

/** Without requests the first seat is the guest's own, and the others are open to anybody. */
export function assignSeats(
  count: number,
  requests: readonly SeatRequest[] | undefined,
): Result<readonly SeatRequest[], Problem> {
  if (requests === undefined)
    return ok(Array.from({ length: count }, (_, seat) => ({ for: seat === 0 ? 'me' : 'open' })));
  if (requests.length !== count)
    return reject('bad-options', {
      fault: { kind: 'wrong-seats', path: ['seats'], expected: String(count), received: String(requests.length) },
    });
  return ok(requests);
}

/** The same occupant in a new table. */
export function sameOccupant({ held, person, strength }: SeatRow): SeatAssignment {
  if (held === 'bot') return { for: 'bot', strength: (strength ?? 'adept') as 'adept' };
  return held === 'person' && person !== null ? { for: 'person', person } : { for: 'open' };
}

export function seatRow(place: Pick<SeatRow, 'table_id' | 'seat'>, assignment: SeatAssignment, opener: Guest): SeatRow {
  const empty = { ...place, held: 'nobody', offered: 'open', person: null, strength: null, seen: 0 } as const;
  const seen = Date.now();
  switch (assignment.for) {
    case 'me':
      return { ...empty, held: 'person', person: opener.id, seen };
    case 'person':
      return { ...empty, held: 'person', person: assignment.person, seen };
    case 'bot':
      return { ...empty, held: 'bot', strength: assignment.strength };
    case 'link':
      return { ...empty, offered: 'link' };
    case 'open':
      return empty;
    default:
      return assignment satisfies never;
  }
}
