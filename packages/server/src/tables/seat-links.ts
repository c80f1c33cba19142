// Links that open one seat each. Only their hashes are stored.
import { fail, ok, type Result } from '@undercroft/engine';
import type { Guest, LinkView, Problem } from '@undercroft/protocol';
import { hashOf, newToken } from '../auth/secrets.ts';
import type { Db } from '../store/schema.ts';
import type { LiveTable, SeatRef } from './live-table.ts';
import { ALWAYS_REFRESH, type TableRegistry } from './registry.ts';

/** Makes a link to a seat; the last one made is the only one that works. */
export function createLink(
  registry: TableRegistry,
  guest: Guest,
  { table: id, seat }: SeatRef,
): Promise<Result<LinkView, Problem>> {
  const work = async (table: LiveTable): Promise<Result<LinkView, Problem>> => {
    const row = table.seats[seat];
    const problem = checkOpener(table, guest);
    if (problem || !row) return fail(problem ?? { kind: 'unknown-seat' });
    const token = newToken();
    await registry.store.transaction((trx) => replaceLink(trx, { table: id, seat }, token));
    table.seats[seat] = { ...row, offered: 'link' };
    await registry.notifyChanged(id);
    return ok({ seat, token });
  };
  return registry.withTable(id, work, ALWAYS_REFRESH);
}

async function replaceLink(trx: Db, { table: id, seat }: SeatRef, token: string): Promise<void> {
  // The seat first: of two who make links at the same moment the second waits here, so that one link is left.
  await trx.updateTable('seats').set({ offered: 'link' }).where('table_id', '=', id).where('seat', '=', seat).execute();
  await trx.deleteFrom('links').where('table_id', '=', id).where('seat', '=', seat).execute();
  await trx
    .insertInto('links')
    .values({ hash: hashOf(token), table_id: id, seat, made: Date.now() })
    .execute();
}

export function revokeLink(
  registry: TableRegistry,
  guest: Guest,
  { table: id, seat }: SeatRef,
): Promise<Result<void, Problem>> {
  const work = async (table: LiveTable): Promise<Result<void, Problem>> => {
    const problem = checkOpener(table, guest);
    if (problem || !table.seats[seat]) return fail(problem ?? { kind: 'unknown-seat' });
    await registry.store.transaction((trx) =>
      trx.deleteFrom('links').where('table_id', '=', id).where('seat', '=', seat).execute(),
    );
    await registry.notifyChanged(id);
    return ok(undefined);
  };
  return registry.withTable(id, work, ALWAYS_REFRESH);
}

/** Only who opened the table makes and revokes its links. */
const checkOpener = ({ row }: LiveTable, guest: Guest): Problem | undefined =>
  row.opener === guest.id ? undefined : { kind: 'not-your-table' };

export async function opensSeat(
  { store }: TableRegistry,
  { table, seat }: SeatRef,
  link: string | undefined,
): Promise<boolean> {
  if (link === undefined) return false;
  const found = await store.db.selectFrom('links').selectAll().where('hash', '=', hashOf(link)).executeTakeFirst();
  return found?.table_id === table && found.seat === seat;
}
