// What is said at a table.
import { fail, ok, type Result } from '@undercroft/engine';
import type { ChatMessage, Guest, Problem } from '@undercroft/protocol';
import { reject } from '../problem.ts';
import type { ChatRow, Db } from '../store/schema.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';

/** Anybody who knows the table may speak, unless who opened it does not want that; nobody may use up what there is room for. */
export function sendChat(
  registry: TableRegistry,
  id: string,
  guest: Guest,
  text: string,
): Promise<Result<ChatMessage, Problem>> {
  return registry.withTable(id, async (table) => {
    for (;;) {
      const inserted = await registry.store.transaction((trx) => insertChat(trx, registry, { table, guest, text }));
      if (!inserted.ok) return inserted;
      // Somebody in another process took this number at the same moment: try the next one.
      if (inserted.value === undefined) continue;
      await registry.notifyChat(id, inserted.value.n);
      return ok(inserted.value);
    }
  });
}

interface NewMessage {
  readonly table: LiveTable;
  readonly guest: Guest;
  readonly text: string;
}

/** Nothing if the number was taken. */
async function insertChat(
  trx: Db,
  { limits }: TableRegistry,
  { table, guest, text }: NewMessage,
): Promise<Result<ChatMessage | undefined, Problem>> {
  const problem = await checkSpeaker(trx, table, guest);
  if (problem) return fail(problem);
  const { id: table_id } = table;
  const counted = await countChat(trx, table, guest);
  const isShareUsed = counted.own >= limits.saidPerGuest;
  const isWatchersShareUsed = !isAtTable(table, guest) && counted.byWatchers >= limits.saidByWatchers;
  if (counted.last >= limits.said || isShareUsed || isWatchersShareUsed) return reject('too-many');
  const row = { table_id, n: counted.last + 1, person: guest.id, name: guest.name, text, at: Date.now() };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('said')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return ok(numInsertedOrUpdatedRows ? messageOf({ ...row, removed: 0 }, table.seats) : undefined);
}

const isAtTable = ({ row, seats }: LiveTable, { id }: Guest): boolean =>
  row.opener === id || seats.some(({ person }) => person === id);

async function checkSpeaker(trx: Db, table: LiveTable, guest: Guest): Promise<Problem | undefined> {
  if (table.row.chat === 'seated' && !isAtTable(table, guest)) return { kind: 'chat-closed' };
  const muted = await trx
    .selectFrom('muted')
    .select('person')
    .where('table_id', '=', table.id)
    .where('person', '=', guest.id)
    .executeTakeFirst();
  return muted && { kind: 'muted' };
}

/** The number of the last message, how many are this guest's, and how many are of people who have no seat. */
async function countChat(
  trx: Db,
  { id, row, seats }: LiveTable,
  guest: Guest,
): Promise<{ readonly last: number; readonly own: number; readonly byWatchers: number }> {
  const rows = await trx
    .selectFrom('said')
    .select((e) => ['person', e.fn.max('n').as('last'), e.fn.countAll().as('count')])
    .where('table_id', '=', id)
    .groupBy('person')
    .execute();
  const players = new Set([row.opener, ...seats.flatMap(({ person }) => person ?? [])]);
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + Number(count), 0);
  return {
    last: Math.max(0, ...rows.map(({ last }) => Number(last))),
    own: sum(rows.filter(({ person }) => person === guest.id)),
    byWatchers: sum(rows.filter(({ person }) => !players.has(person))),
  };
}

/** Also of a table that is set aside. */
export async function readChat(
  registry: TableRegistry,
  id: string,
  { after, guest }: { readonly after: number; readonly guest: Guest | undefined },
): Promise<Result<{ readonly said: readonly ChatMessage[] }, Problem>> {
  const found = await registry.withTable(id, ({ row }) => ok(row.opener));
  if (!found.ok && found.error.kind !== 'set-aside') return found;
  const isOpener = found.ok && found.value === guest?.id;
  return ok({ said: await chatAfter(registry, id, { after, isOpener }) });
}

/** The messages after the nth, one page of them, of a table that is known to exist. */
async function chatAfter(
  { store: { db } }: TableRegistry,
  id: string,
  { after, isOpener }: { readonly after: number; readonly isOpener: boolean },
): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom('said')
    .selectAll()
    .where('table_id', '=', id)
    .where('n', '>', after)
    .where('removed', '=', 0)
    .orderBy('n')
    .limit(PAGE_SIZE)
    .execute();
  const seats = await loadSpeakers(db, id);
  const muted = isOpener ? await db.selectFrom('muted').select('person').where('table_id', '=', id).execute() : [];
  const isMuted = ({ person }: Pick<ChatRow, 'person'>): boolean => muted.some((one) => one.person === person);
  return rows.map((row) => ({ ...messageOf(row, seats), ...(isMuted(row) ? { isMuted: true } : {}) }));
}

/** One message for everybody who follows the table; `removed` if there is nothing to be read any more. */
export async function findChat(
  { store: { db } }: TableRegistry,
  id: string,
  n: number,
): Promise<ChatMessage | 'removed' | undefined> {
  const row = await db.selectFrom('said').selectAll().where('table_id', '=', id).where('n', '=', n).executeTakeFirst();
  if (!row) return undefined;
  return row.removed ? 'removed' : messageOf(row, await loadSpeakers(db, id));
}

type Speaker = { readonly seat: number; readonly person: string | null };

const loadSpeakers = (db: Db, id: string): Promise<Speaker[]> =>
  db.selectFrom('seats').select(['seat', 'person']).where('table_id', '=', id).orderBy('seat').execute();

type Message = Pick<ChatRow, 'n' | 'name' | 'text' | 'at' | 'person'>;

function messageOf(
  { n, name, text, at, person }: Message & { removed: unknown },
  seats: readonly Speaker[],
): ChatMessage {
  const seat = seats.find((one) => one.person === person)?.seat;
  return { n, name, text, at, ...(seat === undefined ? {} : { seat }) };
}

const PAGE_SIZE = 200;
