// Who sits where. Every change of a seat is an entry of the record, so it and a move can never both happen at once.
import type { Seat } from '@undercroft/engine';
import type { BotStrength, LinkView, Me } from '@undercroft/protocol';
import { hashOf, newToken } from '../people/secrets.ts';
import type { SeatRow } from '../store/schema.ts';
import { mustBeOpen, mustHaveRoom, stale } from './acting.ts';
import { type House, LOOK_FIRST } from './house.ts';
import { type LiveTable, sitterOf } from './live-table.ts';
import { deny } from './problem.ts';

/** Takes an empty seat: an open one, or with its link. One's own seat back from a bot, too. */
export function take(house: House, id: string, who: Me, seat: Seat, link: string | undefined): Promise<void> {
  const doing = async (table: LiveTable) => {
    const row = seatAt(table, seat);
    if (row.held === 'person' && row.person === who.id) return;
    const isMine = row.held === 'bot' && row.person === who.id;
    // A bot that keeps a seat for somebody keeps it for nobody else.
    const isKept = row.held === 'bot' && row.person !== null;
    if (row.held === 'person' || (!isMine && (isKept || (row.held === 'bot' && link === undefined))))
      deny('seat-taken');
    if (!isMine && (row.offered === 'link' || row.held === 'bot')) await mustOpen(house, id, seat, link);
    await change(house, table, { ...row, held: 'person', person: who.id, strength: null }, who.name);
  };
  return house.at(id, doing, LOOK_FIRST);
}

/** The seat is empty again, for whoever has its link, or anybody. */
export function leave(house: House, id: string, who: Me, seat: Seat): Promise<void> {
  const doing = async (table: LiveTable) => {
    const row = seatAt(table, seat);
    if (row.person !== who.id) deny('not-your-seat');
    await change(house, table, { ...row, held: 'nobody', person: null, strength: null });
  };
  return house.at(id, doing, LOOK_FIRST);
}

/** A bot plays on: for one's own seat, or for an empty or a bot's seat at one's own table. */
export function seatBot(house: House, id: string, who: Me, seat: Seat, strength: BotStrength): Promise<void> {
  const doing = async (table: LiveTable) => {
    const row = seatAt(table, seat);
    const isFree = row.held !== 'person' && table.row.opener === who.id;
    if (row.person !== who.id && !isFree) deny(row.held === 'person' ? 'not-your-seat' : 'not-your-table');
    await change(house, table, { ...row, held: 'bot', strength });
  };
  return house.at(id, doing, LOOK_FIRST);
}

/** A link to a seat. Only the one who opened the table makes links; the last one made is the one that works. */
export function makeLink(house: House, id: string, who: Me, seat: Seat): Promise<LinkView> {
  const doing = async (table: LiveTable) => {
    if (table.row.opener !== who.id) deny('not-your-table');
    seatAt(table, seat);
    const token = newToken();
    await house.store.together(async (trx) => {
      // The seat first: two who make links at the same moment wait for each other here, and one link is left.
      await trx
        .updateTable('seats')
        .set({ offered: 'link' })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute();
      await trx.deleteFrom('links').where('table_id', '=', id).where('seat', '=', seat).execute();
      await trx
        .insertInto('links')
        .values({ hash: hashOf(token), table_id: id, seat, made: Date.now() })
        .execute();
    });
    const row = seatAt(table, seat);
    table.seats[seat] = { ...row, offered: 'link' };
    await house.changed(id);
    return { seat, token };
  };
  return house.at(id, doing, LOOK_FIRST);
}

export function revokeLink(house: House, id: string, who: Me, seat: Seat): Promise<void> {
  const doing = async (table: LiveTable) => {
    if (table.row.opener !== who.id) deny('not-your-table');
    seatAt(table, seat);
    await house.store.together((trx) =>
      trx.deleteFrom('links').where('table_id', '=', id).where('seat', '=', seat).execute(),
    );
    await house.changed(id);
  };
  return house.at(id, doing, LOOK_FIRST);
}

const seatAt = (table: LiveTable, seat: Seat): SeatRow => table.seats[seat] ?? deny('unknown-seat');

async function mustOpen(house: House, id: string, seat: Seat, link: string | undefined): Promise<void> {
  const found =
    link !== undefined &&
    (await house.store.db.selectFrom('links').selectAll().where('hash', '=', hashOf(link)).executeTakeFirst());
  if (!found || found.table_id !== id || found.seat !== seat) deny('dead-link');
}

/** Enters the record and the seats together, or neither, if somebody acted meanwhile. */
async function change(house: House, table: LiveTable, row: SeatRow, name?: string): Promise<void> {
  mustBeOpen(table);
  mustHaveRoom(house, table);
  const { table_id, seat, ...rest } = row;
  const from = table.seq;
  table.table.sit(seat, sitterOf(row, name));
  table.seats[seat] = row;
  const kept = await house.keep(table, table.draft(from), (trx) =>
    trx
      .updateTable('seats')
      .set(rest)
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .execute()
      .then(() => undefined),
  );
  if (!kept) return house.at(table.id, (fresh) => stale(fresh, from));
  await house.changed(table.id);
}
