// What this build of the rules has found out about tables: that they replay, or why not.
import type { SetAside } from '@undercroft/protocol';
import type { TableRegistry } from './registry.ts';

type Place = Pick<TableRegistry, 'store' | 'rules'>;

/** They replay from the beginning. */
export async function storeSound({ store, rules }: Place, ids: readonly string[]): Promise<void> {
  await store.transaction((trx) =>
    trx.updateTable('tables').set({ checked: rules.build, set_aside: null }).where('id', 'in', ids).execute(),
  );
}

export async function storeSetAside({ store, rules }: Place, id: string, why: SetAside): Promise<void> {
  const set_aside = JSON.stringify({ ...why, sound: undefined });
  await store.transaction((trx) =>
    trx.updateTable('tables').set({ checked: rules.build, set_aside }).where('id', '=', id).execute(),
  );
}

/** How many tables are set aside, and a few of them. */
export async function loadSetAside({ store }: Place, few: number): Promise<{ count: number; some: string[] }> {
  const found = store.db.selectFrom('tables').where('set_aside', 'is not', null);
  const { count } = await found.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const some = await found.select('id').orderBy('id').limit(few).execute();
  return { count: Number(count), some: some.map(({ id }) => id) };
}
