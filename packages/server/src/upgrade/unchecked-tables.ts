// The unfinished tables that this build of the rules has not replayed yet, and all of which an earlier release did not store
// what they wait for or how they ended.
import type { StoredTable } from '../store/schema.ts';
import type { TableRegistry } from '../tables/registry.ts';

/** Read at a time; a whole page takes a database a few milliseconds. */
const PAGE_SIZE = 500;

/** Page by page in the order of ids, so that no index has to be kept up to date with every move. */
export async function* uncheckedTables({ store, rules }: TableRegistry): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const page = await store.db
      .selectFrom('tables')
      .select(['id', 'checked', 'decider', 'closed', 'since'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    yield page.filter((row) => (isUnfinished(row) ? row.checked !== rules.build : row.since === 0)).map(({ id }) => id);
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    after = last.id;
  }
}

/** Only unfinished tables must replay. */
export const isUnfinished = ({ decider, closed }: Pick<StoredTable, 'decider' | 'closed'>): boolean =>
  decider >= 0 && closed === null;
