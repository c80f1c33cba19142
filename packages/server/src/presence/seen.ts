// When the person of a seat was last there, and who is there now.
import { ok } from '@undercroft/engine';
import type { Presence, SeatPresence } from '@undercroft/protocol';
import type { SeatRow } from '../store/schema.ts';
import { loadSeats } from '../tables/load-table.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Departure, PresenceBook, Sighting } from './presence-book.ts';

type Seats = readonly Pick<SeatRow, 'seat' | 'person' | 'seen'>[];

/** The people of a table; those of seats that bots keep for them, too. */
export const peopleOf = (seats: Seats): ReadonlySet<string> =>
  new Set(seats.flatMap(({ person }) => (person === null ? [] : [person])));

export function presenceOf(book: PresenceBook, table: string, seats: Seats): Presence {
  return {
    seats: seats.flatMap((seat) => seatPresence(book, table, seat)),
    watching: book.watching(table, peopleOf(seats)),
  };
}

function seatPresence(book: PresenceBook, table: string, { seat, person, seen }: Seats[number]): SeatPresence[] {
  if (person === null) return [];
  const here = book.hereSince(table, person);
  if (here !== undefined) return [{ seat, isHere: true, since: here }];
  return [{ seat, isHere: false, ...(seen > 0 ? { since: seen } : {}) }];
}

/** Who sits where, as the store has it: another process may just have stored when somebody left. */
export async function currentSeats(registry: TableRegistry, id: string): Promise<readonly SeatRow[]> {
  // A single process has it in memory as well.
  if (registry.store.kind === 'postgres') return loadSeats(registry.store, id);
  const seats = await registry.withTable(id, (table) => ok([...table.seats]));
  return seats.ok ? seats.value : [];
}

/** Stores when those who held a seat were last there. */
export async function storeDepartures(registry: TableRegistry, departures: readonly Departure[]): Promise<void> {
  for (const [table, gone] of groupByTable(departures)) {
    const people = peopleOf(await currentSeats(registry, table));
    const seated = gone.filter(({ guest }) => people.has(guest));
    if (seated.length > 0) await storeSeen(registry, table, seated);
  }
}

async function storeSeen(registry: TableRegistry, table: string, gone: readonly Departure[]): Promise<void> {
  await registry.store.transaction(async (trx) => {
    for (const { guest, at } of gone)
      await trx
        .updateTable('seats')
        .set({ seen: at })
        .where('table_id', '=', table)
        .where('person', '=', guest)
        .where('seen', '<', at)
        .execute();
  });
  const last = new Map(gone.map(({ guest, at }) => [guest, at]));
  await registry.withTable(table, ({ seats }) => {
    for (const seat of seats) seat.seen = Math.max(seat.seen, last.get(seat.person ?? '') ?? 0);
    return ok(undefined);
  });
}

/** Guests in one statement: there may be many tables. */
const AT_ONCE = 100;

/** Stores that guests are here, wherever they hold a seat. Nothing is read for it. */
export async function storeSightings(registry: TableRegistry, sightings: readonly Sighting[]): Promise<void> {
  for (let from = 0; from < sightings.length; from += AT_ONCE)
    await storeTogether(registry, sightings.slice(from, from + AT_ONCE));
}

async function storeTogether(registry: TableRegistry, sightings: readonly Sighting[]): Promise<void> {
  const at = Math.max(...sightings.map((one) => one.at));
  await registry.store.transaction((trx) =>
    trx
      .updateTable('seats')
      .set({ seen: at })
      .where('seen', '<', at)
      .where(({ or, and }) => or(sightings.map(({ table, guest }) => and({ table_id: table, person: guest }))))
      .execute(),
  );
  for (const { table, guest } of sightings)
    for (const seat of registry.peek(table)?.seats ?? [])
      if (seat.person === guest) seat.seen = Math.max(seat.seen, at);
}

function groupByTable(departures: readonly Departure[]): Map<string, Departure[]> {
  const groups = new Map<string, Departure[]>();
  for (const departure of departures) {
    const group = groups.get(departure.table) ?? [];
    groups.set(departure.table, group);
    group.push(departure);
  }
  return groups;
}
