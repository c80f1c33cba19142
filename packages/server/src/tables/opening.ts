// New tables: from options, from a record (what if?), and once more with the same people.
import { type Entry, type GameRecord, readRecord, replay, type Sitter, Table, upTo } from '@undercroft/engine';
import { type LinkView, type Me, type Read, type SeatWish, text } from '@undercroft/protocol';
import * as v from 'valibot';
import { hashOf, newCode, newId, newSecret, newToken } from '../people/secrets.ts';
import type { Db, SeatRow } from '../store/schema.ts';
import { findGame, type House } from './house.ts';
import { LiveTable, sitterOf } from './live-table.ts';
import { deny } from './problem.ts';

export interface Opened {
  readonly id: string;
  /** For the seats that are taken by link. */
  readonly links: readonly LinkView[];
}

export async function openTable(house: House, who: Me, { game: id, options, seats }: Read<'open'>): Promise<Opened> {
  const game = findGame(id) ?? deny('unknown-game', { detail: { game: id } });
  const opened = Table.open(game, options);
  if (!opened.ok) return deny('bad-options', { fault: opened.error });
  const count = opened.value.sitters.length;
  const wishes = wishesFor(count, seats);
  return begin(house, who, { game: id, options: opened.value.record.options, wishes, entries: [] });
}

/** A record, or its beginning, as a new table: what if somebody had played on differently? */
export async function importTable(
  house: House,
  who: Me,
  { record: text, upTo: n, seats }: Read<'import'>,
): Promise<Opened> {
  const read = readRecord(text);
  if (!read.ok) return deny('bad-record', { detail: { ...read.error, sound: undefined } });
  const { length } = read.value.entries;
  if (n !== undefined && n > length) return deny('bad-record', { detail: { kind: 'too-short', entries: length } });
  const record = n === undefined ? read.value : upTo(read.value, n);
  if (record.entries.length > house.limits.entries) deny('too-large');
  const played = replay(findGame, record);
  if (!played.ok) return deny('bad-record', { detail: { ...played.error, sound: undefined } });
  if (!namesIn(record).every(isName)) deny('bad-record', { detail: { kind: 'bad-name' } });
  const wishes = wishesFor(record.seats.length, seats);
  return begin(house, who, {
    game: record.game,
    options: record.options,
    wishes,
    entries: record.entries,
    began: record.seats,
    from: { entries: record.entries.length },
  });
}

/** Everybody a record names: they are shown to others, so they are held to what guests may write. */
const namesIn = ({ seats, entries }: GameRecord): string[] =>
  [...seats, ...entries.flatMap((entry) => (entry.type === 'sit' ? [entry.sitter] : []))].flatMap(
    ({ name }) => name ?? [],
  );
const isName = (name: string): boolean => v.is(text(MOST_NAME), name);
/** Programs that play in the laboratory have longer names than people. */
const MOST_NAME = 200;

/** The same game with the same people, once it is over. */
export function rematch(house: House, id: string, who: Me): Promise<Opened> {
  return house.at(id, async (table) => {
    if (!table.isDone) deny('not-over');
    if (table.row.rematch !== null) return { id: table.row.rematch, links: [] };
    if (!table.seats.some(({ person }) => person === who.id)) deny('not-your-seat');
    const again = {
      game: table.row.game,
      options: JSON.parse(table.row.options),
      wishes: table.seats.map(sameAgain),
      entries: [],
    };
    const opened = await begin(house, who, again, (trx, other) => beTheRematch(trx, id, other)).catch(orNothing);
    const row = await house.store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    table.row = row;
    await house.changed(id);
    return opened ?? { id: row.rematch as string, links: [] };
  });
}

/** Somebody wanted one at the same moment in another process: there is one already. */
class ThereIsOne extends Error {}

async function beTheRematch(trx: Db, id: string, rematch: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('tables')
    .set({ rematch })
    .where('id', '=', id)
    .where('rematch', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ThereIsOne();
}

function orNothing(error: unknown): undefined {
  if (!(error instanceof ThereIsOne)) throw error;
}

/** What a seat of a new table is to be. */
type Wish = SeatWish | { readonly for: 'person'; readonly person: string };

const sameAgain = ({ held, person, strength }: SeatRow): Wish => {
  if (held === 'bot') return { for: 'bot', strength: (strength ?? 'adept') as 'adept' };
  return held === 'person' && person !== null ? { for: 'person', person } : { for: 'open' };
};

/** Left out: the first seat for me, the others open to whoever comes. */
function wishesFor(count: number, wishes: readonly SeatWish[] | undefined): readonly SeatWish[] {
  if (wishes === undefined) return Array.from({ length: count }, (_, seat) => ({ for: seat === 0 ? 'me' : 'open' }));
  if (wishes.length !== count)
    deny('bad-options', {
      fault: { kind: 'wrong-seats', path: ['seats'], expected: String(count), received: String(wishes.length) },
    });
  return wishes;
}

interface Beginning {
  readonly game: string;
  readonly options: unknown;
  readonly wishes: readonly Wish[];
  readonly entries: readonly Entry[];
  readonly began?: readonly Sitter[];
  readonly from?: { readonly table?: string; readonly entries: number };
}

async function begin(
  house: House,
  who: Me,
  { game, options, wishes, entries, began, from }: Beginning,
  also?: (trx: Db, id: string) => Promise<void>,
): Promise<Opened> {
  const id = newId();
  const seats = wishes.map((wish, seat) => seatRow(id, seat, wish, who));
  const sitters = began ?? seats.map((row, seat) => sitterOf(row, wishes[seat]?.for === 'me' ? who.name : undefined));
  const record: GameRecord = {
    format: 1,
    game,
    rules: findGame(game)?.rules ?? 0,
    options,
    seats: [...sitters],
    entries,
  };
  const table = replay(findGame, record);
  if (!table.ok) throw new Error(`a new table does not replay: ${table.error.kind}`);
  // Whoever sits down at a record that others began is entered there.
  if (began)
    for (const [seat, row] of seats.entries()) table.value.sit(seat, sitterOf(row, row.person ? who.name : undefined));
  const now = Date.now();
  const row = {
    id,
    code: newCode(),
    game,
    rules: record.rules,
    options: JSON.stringify(options),
    began: JSON.stringify(sitters),
    secret: newSecret(),
    opener: who.id,
    created: now,
    changed: now,
    seq: 0,
    decider: 0,
    bot_turn: 0,
    bot_until: 0,
    closed: null,
    closed_by: null,
    rematch: null,
    from_table: from?.table ?? null,
    from_entries: from?.entries ?? 0,
  };
  const live = new LiveTable(row, table.value, seats, undefined);
  const { batch } = live.draft(0);
  const links = wishes.flatMap(({ for: whom }, seat) => (whom === 'link' ? [{ seat, token: newToken() }] : []));
  await house.store.together(async (trx) => {
    await also?.(trx, id);
    await trx
      .insertInto('tables')
      .values({ ...row, seq: batch.count, decider: batch.decider, bot_turn: batch.botTurn ? 1 : 0 })
      .execute();
    await trx.insertInto('seats').values(seats).execute();
    if (batch.count > 0)
      await trx
        .insertInto('entries')
        .values({ table_id: id, seq: 0, count: batch.count, entries: batch.entries, at: now })
        .execute();
    for (const { seat, token } of links)
      await trx
        .insertInto('links')
        .values({ hash: hashOf(token), table_id: id, seat, made: now })
        .execute();
  });
  // From the store like any other: what is in memory is what is safe. Bots may be first to move.
  await house.at(id, (opened) => house.welcome(opened));
  return { id, links };
}

function seatRow(table_id: string, seat: number, wish: Wish, who: Me): SeatRow {
  const empty = { table_id, seat, held: 'nobody', offered: 'open', person: null, strength: null } as const;
  switch (wish.for) {
    case 'me':
      return { ...empty, held: 'person', person: who.id };
    case 'person':
      return { ...empty, held: 'person', person: wish.person };
    case 'bot':
      return { ...empty, held: 'bot', strength: wish.strength };
    case 'link':
      return { ...empty, offered: 'link' };
    case 'open':
      return empty;
    default:
      return wish satisfies never;
  }
}
