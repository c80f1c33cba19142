// Tables and moves for tests of the store alone.
import { randomBytes } from 'node:crypto';
import type { Batch, Store } from '../src/store/store.ts';

const newId = () => randomBytes(12).toString('base64url');

export async function newTable(store: Store): Promise<string> {
  const id = newId();
  await store.transaction(async (trx) => {
    await trx.insertInto('people').values({ id, name: 'Anna', created: 0 }).execute();
    await trx
      .insertInto('tables')
      .values({
        id,
        code: id,
        game: 'pocket-sub',
        rules: 1,
        options: '{}',
        began: '[]',
        secret: '00',
        opener: id,
        created: 0,
        changed: 0,
        seq: 0,
        decider: 0,
        bot_turn: 0,
        bot_until: 0,
        closed: null,
        closed_by: null,
        rematch: null,
        from_table: null,
        from_entries: 0,
      })
      .execute();
  });
  return id;
}

export const batch = (table: string, seq: number, entries: string): Batch => ({
  table,
  seq,
  count: 1,
  entries,
  decider: 0,
  botTurn: false,
  asked: null,
  since: 1,
  result: null,
  at: 1,
});
