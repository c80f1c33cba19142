// Somebody goes by another name: whoever follows their tables is told.
import type { Guest } from '@undercroft/protocol';
import type { TableRegistry } from './registry.ts';

/** Others read the new name when they look. */
const MOST_TABLES = 20;

/** At the tables that go on, the latest first. */
export async function announceName(registry: TableRegistry, { id }: Guest): Promise<void> {
  const rows = await registry.store.db
    .selectFrom('tables')
    .innerJoin('seats', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .distinct()
    .select('tables.changed')
    .where('seats.person', '=', id)
    .where('tables.closed', 'is', null)
    .where('tables.decider', '>=', 0)
    .orderBy('tables.changed', 'desc')
    .limit(MOST_TABLES)
    .execute();
  for (const table of rows) await registry.notifyChanged(table.id);
}
