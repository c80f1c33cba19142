// The tables of a guest.
import type { Guest, TableSummary } from '@undercroft/protocol';
import { mattersOf, usesHints } from './matters.ts';
import type { TableRegistry } from './registry.ts';
import { seatView } from './views.ts';

/** Where the guest sits or which they opened: first those that wait for them, then the most recently changed. */
export async function listTables({ store, rules }: TableRegistry, guest: Guest): Promise<TableSummary[]> {
  const summaries = new Map<string, TableSummary>();
  for (const row of await loadSeatsOfTables(store, guest)) {
    const { id, code, game, seq, decider, changed, closed, set_aside, name } = row;
    const isOver = decider < 0 || closed !== null;
    const isMine = row.held === 'person' && row.person === guest.id;
    const isSetAside = set_aside !== null;
    const isWaiting = !isOver && !isSetAside && decider === row.seat && isMine;
    const yourMove = (summaries.get(id)?.yourMove ?? false) || isWaiting;
    const seats = [...(summaries.get(id)?.seats ?? []), seatView(row, name, guest)];
    summaries.set(id, {
      ...{ id, code, game, seats, seq, isOver, changed, yourMove },
      ...mattersOf(isSetAside ? { ...row, asked: null } : row),
      hints: usesHints(rules, row),
      ...(isSetAside ? { isSetAside } : {}),
    });
  }
  return [...summaries.values()].sort((a, b) => Number(b.yourMove) - Number(a.yourMove) || b.changed - a.changed);
}

/** One row for each seat. */
function loadSeatsOfTables({ db }: TableRegistry['store'], guest: Guest) {
  return db
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
      'tables.closed_by',
      'tables.pace',
      'tables.hints',
      'tables.asked',
      'tables.since',
      'tables.result',
      'tables.set_aside',
      'seats.seat',
      'seats.held',
      'seats.offered',
      'seats.person',
      'seats.strength',
      'people.name',
    ])
    .where((where) =>
      where.or([
        where('tables.opener', '=', guest.id),
        where(
          'tables.id',
          'in',
          where.selectFrom('seats as mine').select('mine.table_id').where('mine.person', '=', guest.id),
        ),
      ]),
    )
    .orderBy('tables.changed', 'desc')
    .orderBy('tables.id')
    .orderBy('seats.seat')
    .limit(MAX_ROWS)
    .execute();
}

const MAX_ROWS = 2_000;
