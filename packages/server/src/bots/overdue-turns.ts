// Turns of bots that nobody has taken for a while, because their process is gone or the bot failed.
import type { TableRegistry } from '../tables/registry.ts';

const MAX_CLAIMS = 20;

/** The tables whose turn this process may now take; of several processes each turn is claimed by one. */
export async function claimOverdueTurns({ store, limits }: TableRegistry): Promise<string[]> {
  const now = Date.now();
  const overdue = await store.db
    .selectFrom('tables')
    .select('id')
    .where('bot_turn', '=', 1)
    .where('changed', '<', now - limits.botLate)
    .where('bot_until', '<', now)
    .where('set_aside', 'is', null)
    .limit(MAX_CLAIMS)
    .execute();
  const claimed: string[] = [];
  for (const { id } of overdue) {
    const { numUpdatedRows } = await store.transaction((trx) =>
      trx
        .updateTable('tables')
        .set({ bot_until: now + limits.botLate })
        .where('id', '=', id)
        .where('bot_until', '<', now)
        .executeTakeFirstOrThrow(),
    );
    if (numUpdatedRows > 0n) claimed.push(id);
  }
  return claimed;
}
