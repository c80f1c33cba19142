// What is said at a table, and how a game ends that is not played out.
import type { Me, Read, Said } from '@undercroft/protocol';
import { mustBeOpen, mustHold, stale } from './acting.ts';
import { type House, LOOK_FIRST } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { deny } from './problem.ts';

/** Whoever found the table may speak. */
export function say(house: House, id: string, who: Me, text: string): Promise<Said> {
  return house.at(id, async () => {
    let said: Said | undefined;
    // Somebody may say something at the same moment in another process: then this is the next sentence.
    while (!said) said = await trySaying(house, id, who, text);
    await house.said(id, said.n);
    return said;
  });
}

function trySaying(house: House, id: string, who: Me, text: string): Promise<Said | undefined> {
  return house.store.together(async (trx) => {
    const last = await trx
      .selectFrom('said')
      .select((e) => e.fn.max('n').as('n'))
      .where('table_id', '=', id)
      .executeTakeFirst();
    const n = Number(last?.n ?? 0) + 1;
    if (n > house.limits.said) deny('too-many');
    const row = { table_id: id, n, person: who.id, name: who.name, text, at: Date.now() };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('said')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows ? { n, name: who.name, text, at: row.at } : undefined;
  });
}

export async function saidAfter(house: House, id: string, after: number): Promise<Said[]> {
  const rows = await house.store.db
    .selectFrom('said')
    .select(['n', 'name', 'text', 'at'])
    .where('table_id', '=', id)
    .where('n', '>', after)
    .orderBy('n')
    .limit(MOST_READ)
    .execute();
  return rows.map(({ n, name, text, at }) => ({ n, name, text, at }));
}

const MOST_READ = 200;

/** Resigning is for a seat; abandoning for whoever opened the table. Nothing is taken from the record. */
export function close(house: House, id: string, who: Me, { how, seat }: Read<'close'>): Promise<void> {
  const closing = async (table: LiveTable): Promise<void> => {
    mustBeOpen(table);
    if (how === 'abandon' && table.row.opener !== who.id) deny('not-your-table');
    if (how === 'resign') mustHold(table, seat ?? -1, who);
    const closed = { closed: how, closed_by: seat ?? null, bot_turn: 0 };
    // A batch without entries takes the place of the next move, so that none can follow.
    const kept = await house.keep(table, table.draft(table.seq), (trx) =>
      trx
        .updateTable('tables')
        .set(closed)
        .where('id', '=', id)
        .execute()
        .then(() => undefined),
    );
    if (!kept) return house.at(id, (fresh) => stale(fresh, table.seq));
    table.row = { ...table.row, ...closed };
    await house.changed(id);
  };
  return house.at(id, closing, LOOK_FIRST);
}
