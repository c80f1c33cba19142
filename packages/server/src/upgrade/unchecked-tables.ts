// The unfinished tables that this build of the rules has not replayed yet.
import type { TableRegistry } from '../tables/registry.ts';

/** Read at a time; a whole page takes a database a few milliseconds. */
const PAGE_SIZE = 500;

/** Page by page in the order of ids, so that no index has to be kept up to date with every move. */
export async function* uncheckedTables({ store, rules }: TableRegistry): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const page = await store.db
      .selectFrom('tables')
      .select(['id', 'checked', 'decider', 'closed'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    yield page
      .filter(({ checked, decider, closed }) => checked !== rules.build && decider >= 0 && closed === null)
      .map(({ id }) => id);
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    after = last.id;
  }
}
