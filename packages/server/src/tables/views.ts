// What may be seen of a table, and by whom. Nothing in these games is hidden but the dice that have not been drawn yet.
import { type Entry, type GameRecord, OVER, ok, type Result, type Seat, writeRecord } from '@undercroft/engine';
import type { EntryRange, Guest, Problem, SeatView, SetAside, TableView, UndoRequest } from '@undercroft/protocol';
import { commitment } from '../auth/secrets.ts';
import { presenceOf } from '../presence/seen.ts';
import type { SeatRow, StoredTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type LiveTable, questionOf } from './live-table.ts';
import { mattersOf, usesHints } from './matters.ts';
import { ALWAYS_REFRESH, type TableRegistry } from './registry.ts';
import { loadSetAsideTable } from './set-aside.ts';
import { currentUndoRequest } from './undo-requests.ts';

/** What can be read of a table, whether it can be played on or not. */
export interface ReadableTable {
  readonly row: StoredTable;
  readonly seats: readonly SeatRow[];
  readonly decider: Seat | undefined;
  readonly isOver: boolean;
  readonly isFinished: boolean;
  readonly seq: number;
  entriesAfter(n: number): readonly Entry[];
  record(): GameRecord;
  readonly undoRequest?: UndoRequest | undefined;
  /** What the table waits for now; the row may be older. */
  readonly question: Pick<StoredTable, 'decider' | 'asked' | 'since' | 'result'>;
  readonly setAside?: SetAside;
}

const readable = (table: LiveTable, { limits }: TableRegistry): ReadableTable => ({
  row: table.row,
  seats: table.seats,
  decider: table.decider,
  isOver: table.isOver,
  isFinished: table.isFinished,
  undoRequest: currentUndoRequest(table, limits),
  question: { decider: table.decider ?? OVER, since: table.since, ...questionOf(table.table) },
  seq: table.seq,
  entriesAfter: (n) => table.table.entriesAfter(n),
  record: () => table.table.record,
});

/** Reads a table; one that is set aside, as far as it is sound. */
async function readTable<T>(
  registry: TableRegistry,
  id: string,
  read: (table: ReadableTable) => Promise<T> | T,
): Promise<Result<T, Problem>> {
  const done = await registry.withTable(id, async (table) => ok(await read(readable(table, registry))), ALWAYS_REFRESH);
  if (done.ok || done.error.kind !== 'set-aside') return done;
  const setAside = await loadSetAsideTable(registry, id);
  return setAside ? ok(await read(setAside)) : done;
}

export function viewTable(
  registry: TableRegistry,
  id: string,
  guest: Guest | undefined,
): Promise<Result<TableView, Problem>> {
  return readTable(registry, id, async (table) => {
    const names = await loadNames(registry.store, table.seats);
    const seats = table.seats.map((seat) => seatView(seat, names.get(seat.person ?? ''), guest));
    const presence = presenceOf(registry.presence, id, table.seats);
    const hints = usesHints(registry.rules, table.row);
    const { awayDays, awayLive } = registry.limits;
    const awayAfter = table.row.pace === 'days' ? awayDays : awayLive;
    return { ...tableView(table), hints, presence, awayAfter, seats, isYours: table.row.opener === guest?.id };
  });
}

/** What is the same for everybody. */
function tableView(table: ReadableTable): Omit<TableView, 'seats' | 'isYours' | 'presence' | 'hints'> {
  const { row, undoRequest, setAside } = table;
  const { options, seats } = table.record();
  const { rematch, from_table, from_entries } = row;
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    rules: row.rules,
    options,
    seq: table.seq,
    began: seats as TableView['began'],
    decider: table.decider,
    isOver: table.isOver,
    ...mattersOf({ ...row, ...table.question }),
    ...(undoRequest ? { ask: undoRequest } : {}),
    dice: diceOf(table),
    ...(rematch === null ? {} : { rematch }),
    ...(from_entries > 0
      ? { from: { entries: from_entries, ...(from_table === null ? {} : { table: from_table }) } }
      : {}),
    ...(setAside ? { setAside } : {}),
    ...(row.chat === 'everybody' ? {} : { isChatClosed: true }),
  };
}

/** The secret is public once nothing more can be drawn from it, and known to nobody before. */
const diceOf = ({ row, isFinished }: Pick<ReadableTable, 'row' | 'isFinished'>): TableView['dice'] => ({
  hash: commitment(row.secret),
  ...(isFinished ? { secret: row.secret } : {}),
});

export function entriesAfter(registry: TableRegistry, id: string, n: number): Promise<Result<EntryRange, Problem>> {
  return readTable(registry, id, (table) => {
    const from = Math.min(n, table.seq);
    return { from, entries: table.entriesAfter(from) };
  });
}

export interface RecordFile {
  readonly game: string;
  readonly text: string;
}

/** The record as a file, with what verifies its dice. */
export function recordOf(registry: TableRegistry, id: string): Promise<Result<RecordFile, Problem>> {
  return readTable(registry, id, (table) => {
    const record = table.record();
    const dice = { table: id, from: Math.min(table.row.from_entries, table.seq), ...diceOf(table) };
    return { game: record.game, text: writeRecord({ ...record, dice }) };
  });
}

type SeatHolder = Pick<SeatRow, 'held' | 'offered' | 'person' | 'strength'>;

export function seatView(seat: SeatHolder, name: string | null | undefined, guest: Guest | undefined): SeatView {
  if (seat.held === 'bot') return botView(seat, name, guest);
  if (seat.held === 'nobody' || seat.person === null) return { held: 'nobody', by: seat.offered };
  return { held: 'person', name: name ?? '', isYou: seat.person === guest?.id };
}

/** A bot may play for a person, to whom the seat still belongs. */
function botView(
  { strength, person }: SeatHolder,
  name: string | null | undefined,
  guest: Guest | undefined,
): SeatView {
  const bot = { held: 'bot', strength: (strength ?? 'adept') as 'adept' } as const;
  return person === null ? bot : { ...bot, keeps: name ?? '', isYours: person === guest?.id };
}

async function loadNames({ db }: Store, seats: readonly SeatRow[]): Promise<Map<string, string>> {
  const ids = seats.flatMap(({ person }) => (person === null ? [] : [person]));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
