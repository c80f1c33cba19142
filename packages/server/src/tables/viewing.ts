// What may be seen of a table, and by whom. Nothing in these games is hidden but the dice that have not fallen yet.
import { writeRecord } from '@undercroft/engine';
import type { Done, Me, SeatView, TableLine, TableView } from '@undercroft/protocol';
import { commitment } from '../people/secrets.ts';
import type { SeatRow } from '../store/schema.ts';
import { askAt } from './asking.ts';
import { type House, LOOK_FIRST } from './house.ts';
import type { LiveTable } from './live-table.ts';

export function view(house: House, id: string, who: Me | undefined): Promise<TableView> {
  const look = async (table: LiveTable): Promise<TableView> => {
    const { row } = table;
    const people = await namesOf(house, table.seats);
    const ask = askAt(table);
    return {
      id,
      code: row.code,
      game: row.game,
      rules: row.rules,
      options: JSON.parse(row.options),
      seq: table.seq,
      seats: table.seats.map((seat) => seatView(seat, people.get(seat.person ?? ''), who)),
      began: JSON.parse(row.began),
      decider: table.decider,
      isOver: table.isOver,
      ...(row.closed === null
        ? {}
        : { closed: { how: row.closed as 'resign', ...(row.closed_by === null ? {} : { seat: row.closed_by }) } }),
      ...(ask ? { ask } : {}),
      isYours: row.opener === who?.id,
      dice: diceOf(table),
      ...(row.rematch === null ? {} : { rematch: row.rematch }),
      ...(row.from_entries > 0
        ? { from: { entries: row.from_entries, ...(row.from_table === null ? {} : { table: row.from_table }) } }
        : {}),
    };
  };
  return house.at(id, look, LOOK_FIRST);
}

/** The secret is for everybody once nothing can be drawn from it any more, and for nobody before. */
const diceOf = ({ row, isDone }: LiveTable): TableView['dice'] => ({
  hash: commitment(row.secret),
  ...(isDone ? { secret: row.secret } : {}),
});

export function entriesAfter(house: House, id: string, n: number): Promise<Done> {
  const look = ({ seq, table }: LiveTable): Done => {
    const from = Math.min(n, seq);
    return { from, entries: table.entriesAfter(from) };
  };
  return house.at(id, look, LOOK_FIRST);
}

/** The record as a file, with what verifies its dice. */
export function recordOf(house: House, id: string): Promise<{ readonly game: string; readonly text: string }> {
  const write = (table: LiveTable) => {
    const { record } = table.table;
    const dice = { table: id, from: table.row.from_entries, ...diceOf(table) };
    return { game: record.game, text: writeRecord({ ...record, dice }) };
  };
  return house.at(id, write, LOOK_FIRST);
}

type Sat = Pick<SeatRow, 'held' | 'offered' | 'person' | 'strength'>;

function seatView(seat: Sat, name: string | null | undefined, who: Me | undefined): SeatView {
  if (seat.held === 'bot') return { held: 'bot', strength: (seat.strength ?? 'adept') as 'adept' };
  if (seat.held === 'nobody' || seat.person === null) return { held: 'nobody', by: seat.offered };
  return { held: 'person', name: name ?? '', isYou: seat.person === who?.id };
}

async function namesOf(house: House, seats: readonly SeatRow[]): Promise<Map<string, string>> {
  const ids = seats.flatMap(({ person }) => (person === null ? [] : [person]));
  if (ids.length === 0) return new Map();
  const rows = await house.store.db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** My tables, where I sit or which I opened: those that wait for me first, then by what happened last. */
export async function listTables(house: House, who: Me): Promise<TableLine[]> {
  const rows = await house.store.db
    .selectFrom('tables')
    .innerJoin('seats', 'tables.id', 'seats.table_id')
    .leftJoin('people', 'people.id', 'seats.person')
    .select([
      'tables.id',
      'tables.code',
      'tables.game',
      'tables.seq',
      'tables.decider',
      'tables.changed',
      'tables.closed',
      'seats.seat',
      'seats.held',
      'seats.offered',
      'seats.person',
      'seats.strength',
      'people.name',
    ])
    .where((where) =>
      where.or([
        where('tables.opener', '=', who.id),
        where(
          'tables.id',
          'in',
          where.selectFrom('seats as mine').select('mine.table_id').where('mine.person', '=', who.id),
        ),
      ]),
    )
    .orderBy('tables.changed', 'desc')
    .orderBy('tables.id')
    .orderBy('seats.seat')
    .limit(MOST_LISTED)
    .execute();
  const lines = new Map<string, TableLine>();
  for (const { id, code, game, seq, decider, changed, closed, name, ...seat } of rows) {
    const isOver = decider < 0 || closed !== null;
    const isMine = seat.held === 'person' && seat.person === who.id;
    const yourMove = (lines.get(id)?.yourMove ?? false) || (!isOver && decider === seat.seat && isMine);
    const seats = [...(lines.get(id)?.seats ?? []), seatView(seat, name, who)];
    lines.set(id, { id, code, game, seats, seq, isOver, changed, yourMove });
  }
  return [...lines.values()].sort((a, b) => Number(b.yourMove) - Number(a.yourMove) || b.changed - a.changed);
}

/** Rows, one for each seat. */
const MOST_LISTED = 2_000;
