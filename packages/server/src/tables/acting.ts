// What a seat does at a table.
import type { Seat, Table } from '@undercroft/engine';
import type { Done, Me, Read } from '@undercroft/protocol';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { deny } from './problem.ts';

/** Who acts: a person in a seat, or the house for a bot. */
export type Actor = Me | 'bot';

export function act(house: House, id: string, who: Actor, { seat, seq, action, course }: Read<'act'>): Promise<Done> {
  return house.at(
    id,
    (table) => attempt(house, table, { who, seat, seq }, () => propose(table.table, seat, action, course)),
    seq,
  );
}

/**
 * The first must be allowed. The rest of the course is followed as long as it is, too, and the seat still has to decide: it
 * was decided before anybody knew what chance or others would say. How far it got is seen by the entries.
 */
function propose(
  table: Table,
  seat: Seat,
  action: unknown,
  course: readonly unknown[] = [],
): ReturnType<Table['propose']> {
  const first = table.propose(seat, action);
  if (first.ok) for (const next of course) if (!table.propose(seat, next).ok) break;
  return first;
}

/** Takes back by the rules of the engine; what needs agreement is asked about (asking.ts). */
export function undo(house: House, id: string, who: Me, { seat, seq, takes }: Read<'undo'>): Promise<Done> {
  return house.at(
    id,
    (table) =>
      attempt(house, table, { who, seat, seq }, () => table.table.undo(seat, takes === undefined ? {} : { takes })),
    seq,
  );
}

interface Attempt {
  readonly who: Actor;
  readonly seat: Seat;
  readonly seq: number;
}

/** One change of a table by a seat: allowed, not stale, by the rules, and first. */
export async function attempt(
  house: House,
  table: LiveTable,
  { who, seat, seq }: Attempt,
  change: () => ReturnType<LiveTable['table']['propose']>,
): Promise<Done> {
  mustHold(table, seat, who);
  // Before anything else: whoever repeats the move that ended the game must see that it is there.
  if (seq !== table.seq) stale(table, seq);
  mustBeOpen(table);
  mustHaveRoom(house, table);
  const done = change();
  if (!done.ok) return deny('refused', { refusal: done.error });
  const draft = table.draft(seq);
  if (await house.keep(table, draft)) return { from: seq, entries: draft.entries };
  return house.at(table.id, (fresh) => stale(fresh, seq));
}

export function stale(table: LiveTable, seq: number): never {
  const from = Math.min(seq, table.seq);
  return deny('stale', { missed: { from, entries: table.table.entriesAfter(from).slice(0, MOST_MISSED) } });
}

/** Whoever is further behind has other ways to catch up, which do not send everything with every refusal. */
const MOST_MISSED = 500;

/** No game is that long; what goes on for ever is a way to fill the disk. */
export function mustHaveRoom(house: House, table: LiveTable): void {
  if (table.seq >= house.limits.entries) deny('too-many');
}

/** TB-SEAT: nobody acts for a seat they do not hold. */
export function mustHold(table: LiveTable, seat: Seat, who: Actor): void {
  const held = table.seats[seat] ?? deny('unknown-seat');
  const isTheirs = who === 'bot' ? held.held === 'bot' : held.held === 'person' && held.person === who.id;
  if (!isTheirs) deny('not-your-seat');
}

/** Once it is over its dice are known, so nothing may happen any more, not even taking back. */
export function mustBeOpen(table: LiveTable): void {
  if (table.isDone) deny('closed');
}
