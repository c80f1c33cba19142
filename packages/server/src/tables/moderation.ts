// Who opened a table keeps order in its chat: removes what was said, mutes somebody, and closes the chat to who only watches.
import { ok, type Result } from '@undercroft/engine';
import type { Guest, Problem } from '@undercroft/protocol';
import { reject } from '../problem.ts';
import type { LiveTable } from './live-table.ts';
import { ALWAYS_REFRESH, type TableRegistry } from './registry.ts';

/** A message of a table. */
export interface MessageRef {
  readonly table: string;
  readonly n: number;
}

type Work = (table: LiveTable) => Promise<Result<void, Problem>>;

const asOpener = (registry: TableRegistry, id: string, guest: Guest, work: Work): Promise<Result<void, Problem>> =>
  registry.withTable(
    id,
    (table) => (table.row.opener === guest.id ? work(table) : reject('not-your-table')),
    ALWAYS_REFRESH,
  );

/** Its place stays, so that numbers go on, but nobody can read it any more. */
export function removeChat(
  registry: TableRegistry,
  guest: Guest,
  { table: id, n }: MessageRef,
): Promise<Result<void, Problem>> {
  return asOpener(registry, id, guest, async () => {
    const { numUpdatedRows } = await registry.store.transaction((trx) =>
      trx
        .updateTable('said')
        .set({ removed: 1, text: '' })
        .where('table_id', '=', id)
        .where('n', '=', n)
        .executeTakeFirstOrThrow(),
    );
    if (numUpdatedRows === 0n) return reject('unknown-message');
    await registry.notifyChat(id, n);
    return ok(undefined);
  });
}

/** Whoever said it may not speak any more, or may again. Who opened the table always may. */
export function muteChat(
  registry: TableRegistry,
  guest: Guest,
  { table: id, n }: MessageRef,
  { isMuted }: { readonly isMuted: boolean },
): Promise<Result<void, Problem>> {
  return asOpener(registry, id, guest, async () => {
    const person = await findSpeaker(registry, { table: id, n });
    if (person === undefined) return reject('unknown-message');
    if (person === guest.id) return reject('malformed', { detail: { n } });
    await registry.store.transaction(async (trx) => {
      if (!isMuted) return trx.deleteFrom('muted').where('table_id', '=', id).where('person', '=', person).execute();
      return trx
        .insertInto('muted')
        .values({ table_id: id, person })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    return ok(undefined);
  });
}

async function findSpeaker({ store }: TableRegistry, { table, n }: MessageRef): Promise<string | undefined> {
  const row = await store.db
    .selectFrom('said')
    .select('person')
    .where('table_id', '=', table)
    .where('n', '=', n)
    .executeTakeFirst();
  return row?.person;
}

export function openChat(
  registry: TableRegistry,
  id: string,
  guest: Guest,
  { watchers }: { readonly watchers: boolean },
): Promise<Result<void, Problem>> {
  const chat = watchers ? 'everybody' : 'seated';
  return asOpener(registry, id, guest, async (table) => {
    await registry.store.transaction((trx) => trx.updateTable('tables').set({ chat }).where('id', '=', id).execute());
    table.row = { ...table.row, chat };
    await registry.notifyChanged(id);
    return ok(undefined);
  });
}
