// The quick check: unfinished tables with more or fewer entries than they should have. It reads no entry and replays nothing.
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { isUnfinished } from '../upgrade/unchecked-tables.ts';

/** Read at a time; a whole page takes a database a few milliseconds. */
const PAGE_SIZE = 500;

/** Page by page. A table at which something is stored at the same moment may be among them: whoever uses it looks again. */
export async function* incompleteTables({ db }: Store): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('tables')
      .select(['id', 'seq', 'decider', 'closed'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    const last = page.at(-1);
    if (!last) return;
    const lengths = await entriesBetween({ db }, after, last.id);
    yield page.filter((row) => isUnfinished(row) && !isWhole(row.seq, lengths.get(row.id))).map(({ id }) => id);
    if (page.length < PAGE_SIZE) return;
    after = last.id;
  }
}

interface Length {
  readonly id: string;
  /** How many there are, and how many there must be if none is missing. */
  readonly count: number;
  readonly end: number;
}

async function entriesBetween({ db }: Pick<Store, 'db'>, after: string, last: string): Promise<Map<string, Length>> {
  const rows = await db
    .selectFrom('entries')
    .select(['table_id as id', (e) => e.fn.sum<number>('count').as('count'), sql<number>`max(seq + count)`.as('end')])
    .where('table_id', '>', after)
    .where('table_id', '<=', last)
    .groupBy('table_id')
    .execute();
  return new Map(rows.map(({ id, count, end }) => [id, { id, count: Number(count), end: Number(end) }]));
}

const isWhole = (seq: number, found: Length | undefined): boolean =>
  (found?.count ?? 0) === seq && (found?.end ?? 0) === seq;
