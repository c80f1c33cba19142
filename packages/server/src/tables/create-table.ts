// Stores a new table with its seats, its links and whatever happens before the first decision.
import { type Entry, type GameRecord, ok, replay, type SeatOccupant, type Table } from '@undercroft/engine';
import type { Guest, LinkView, OpenedTable, Pace } from '@undercroft/protocol';
import { hashOf, newCode, newId, newSecret, newToken } from '../auth/secrets.ts';
import type { Db, EntriesRow, SeatRow, StoredTable } from '../store/schema.ts';
import type { Batch } from '../store/store.ts';
import type { KnownRules } from './known-rules.ts';
import { LiveTable, occupantOf } from './live-table.ts';
import type { TableRegistry } from './registry.ts';
import { type SeatAssignment, seatRow } from './seat-assignment.ts';

export interface NewTable {
  readonly game: string;
  readonly options: unknown;
  readonly assignments: readonly SeatAssignment[];
  readonly pace?: Pace | undefined;
  /** Nothing: as is usual for the game. */
  readonly hints?: boolean | undefined;
  /** With an imported record: its rules, what happened in it, and who sat there. */
  readonly imported?: Imported;
}

export interface Imported {
  /** A game that goes on keeps its rules; a new one has the latest. */
  readonly rules: number;
  readonly entries: readonly Entry[];
  readonly occupants: readonly SeatOccupant[];
}

/** `also` takes part in the transaction. */
export function createTable(
  registry: TableRegistry,
  guest: Guest,
  newTable: NewTable,
  also?: (trx: Db, id: string) => Promise<void>,
): Promise<OpenedTable> {
  return storeTable(registry, prepareTable(registry.rules, guest, newTable), also);
}

/** Everything that will be stored, and nothing is yet: this may run in a thread. */
export function prepareTable(rules: KnownRules, guest: Guest, newTable: NewTable): NewRows {
  const { assignments } = newTable;
  const id = newId();
  const seats = assignments.map((assignment, seat) => seatRow({ table_id: id, seat }, assignment, guest));
  const { table, occupants } = startTable(rules, newTable, seats, guest);
  const row = tableRow(id, newTable, { rules: { version: table.game.rules, build: rules.build }, occupants, guest });
  const { batch, entries } = new LiveTable({ row, table, seats }).collectChange(0);
  const links = assignments.flatMap(({ for: whom }, seat) => (whom === 'link' ? [{ seat, token: newToken() }] : []));
  return { row, seats, links, batch: { ...batch, entries: '' }, pages: pagesOf(entries) };
}

export async function storeTable(
  registry: TableRegistry,
  rows: NewRows,
  also?: (trx: Db, id: string) => Promise<void>,
): Promise<OpenedTable> {
  const { id } = rows.row;
  await registry.store.transaction(async (trx) => {
    await also?.(trx, id);
    await insertTable(trx, rows);
  });
  // Loaded from the store like any other table, so that memory holds only what is stored. A bot may have the first move.
  await registry.withTable(id, (opened) => ok(registry.announce(opened)));
  return { id, links: rows.links };
}

/** Entries in one row: reading one takes a moment, and nobody else is served meanwhile. */
const PAGE_SIZE = 500;

function pagesOf(entries: readonly Entry[]): Page[] {
  const pages: Page[] = [];
  for (let seq = 0; seq < entries.length; seq += PAGE_SIZE) {
    const page = entries.slice(seq, seq + PAGE_SIZE);
    pages.push({ seq, count: page.length, entries: JSON.stringify(page) });
  }
  return pages;
}

function startTable(
  { find }: KnownRules,
  { game, options, assignments, imported }: NewTable,
  seats: readonly SeatRow[],
  guest: Guest,
): { readonly table: Table; readonly occupants: readonly SeatOccupant[] } {
  const occupants =
    imported?.occupants ??
    seats.map((row, seat) => occupantOf(row, assignments[seat]?.for === 'me' ? guest.name : undefined));
  const record: GameRecord = {
    format: 1,
    game,
    rules: imported?.rules ?? find(game)?.rules ?? 0,
    options,
    seats: [...occupants],
    entries: imported?.entries ?? [],
  };
  const replayed = replay(find, record);
  if (!replayed.ok) throw new Error(`a new table does not replay: ${replayed.error.kind}`);
  const table = replayed.value;
  // The record began with other people; who sits there now becomes part of it.
  if (imported) for (const row of seats) table.sit(row.seat, occupantOf(row, row.person ? guest.name : undefined));
  return { table, occupants };
}

function tableRow(
  id: string,
  { game, options, imported, pace = 'either', hints }: NewTable,
  {
    rules,
    occupants,
    guest,
  }: {
    readonly rules: { readonly version: number; readonly build: string };
    readonly occupants: readonly SeatOccupant[];
    readonly guest: Guest;
  },
): StoredTable {
  const now = Date.now();
  return {
    id,
    code: newCode(),
    game,
    rules: rules.version,
    options: JSON.stringify(options),
    began: JSON.stringify(occupants),
    secret: newSecret(),
    opener: guest.id,
    created: now,
    changed: now,
    seq: 0,
    decider: 0,
    bot_turn: 0,
    bot_until: 0,
    closed: null,
    closed_by: null,
    rematch: null,
    from_table: null,
    from_entries: imported?.entries.length ?? 0,
    checked: rules.build,
    set_aside: null,
    pace,
    hints: hints === undefined ? null : Number(hints),
    asked: null,
    since: 0,
    result: null,
    chat: 'everybody',
  };
}

type Page = Pick<EntriesRow, 'seq' | 'count' | 'entries'>;

export interface NewRows {
  readonly row: StoredTable;
  readonly seats: readonly SeatRow[];
  readonly links: readonly LinkView[];
  /** Everything that happened before the first decision, and its entries in pages. */
  readonly batch: Batch;
  readonly pages: readonly Page[];
}

async function insertTable(trx: Db, { row, seats, links, batch, pages }: NewRows): Promise<void> {
  const { id, created } = row;
  const { count, decider, botTurn, asked, since, result } = batch;
  await trx
    .insertInto('tables')
    .values({ ...row, seq: count, decider, bot_turn: botTurn ? 1 : 0, asked, since, result })
    .execute();
  await trx.insertInto('seats').values(seats).execute();
  for (const page of pages)
    await trx
      .insertInto('entries')
      .values({ table_id: id, ...page, at: created })
      .execute();
  for (const { seat, token } of links)
    await trx
      .insertInto('links')
      .values({ hash: hashOf(token), table_id: id, seat, made: created })
      .execute();
}
