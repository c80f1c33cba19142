// What is said at a table.
import { ok, type Result } from '@undercroft/engine';
import type { ChatMessage, Guest, Problem } from '@undercroft/protocol';
import { reject } from '../problem.ts';
import type { TableRegistry } from './registry.ts';

/** Anybody who knows the table may speak. */
export function sendChat(
  registry: TableRegistry,
  id: string,
  guest: Guest,
  text: string,
): Promise<Result<ChatMessage, Problem>> {
  return registry.withTable(id, async () => {
    for (;;) {
      const inserted = await insertChat(registry, id, guest, text);
      if (inserted === 'full') return reject('too-many');
      // Somebody in another process took this number at the same moment: try the next one.
      if (inserted === 'taken') continue;
      await registry.notifyChat(id, inserted.n);
      return ok(inserted);
    }
  });
}

function insertChat(
  { store, limits }: TableRegistry,
  id: string,
  guest: Guest,
  text: string,
): Promise<ChatMessage | 'full' | 'taken'> {
  return store.transaction(async (trx) => {
    const last = await trx
      .selectFrom('said')
      .select((e) => e.fn.max('n').as('n'))
      .where('table_id', '=', id)
      .executeTakeFirst();
    const n = Number(last?.n ?? 0) + 1;
    if (n > limits.said) return 'full';
    const row = { table_id: id, n, person: guest.id, name: guest.name, text, at: Date.now() };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('said')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows ? { n, name: guest.name, text, at: row.at } : 'taken';
  });
}

/** Also of a table that is set aside. */
export async function readChat(
  registry: TableRegistry,
  id: string,
  after: number,
): Promise<Result<{ readonly said: readonly ChatMessage[] }, Problem>> {
  const found = await registry.withTable(id, () => ok(undefined));
  if (!found.ok && found.error.kind !== 'set-aside') return found;
  return ok({ said: await chatAfter(registry, id, after) });
}

/** The messages after the nth, one page of them, of a table that is known to exist. */
export async function chatAfter({ store }: TableRegistry, id: string, n: number): Promise<ChatMessage[]> {
  const rows = await store.db
    .selectFrom('said')
    .select(['n', 'name', 'text', 'at'])
    .where('table_id', '=', id)
    .where('n', '>', n)
    .orderBy('n')
    .limit(PAGE_SIZE)
    .execute();
  return rows.map(({ n, name, text, at }) => ({ n, name, text, at }));
}

const PAGE_SIZE = 200;
