// The same game with the same people, once it is over.
import { carryOptions, ok, type Result, Table } from '@undercroft/engine';
import type { Guest, OpenedTable, Pace, Problem } from '@undercroft/protocol';
import { reject } from '../problem.ts';
import type { Db } from '../store/schema.ts';
import { createTable } from './create-table.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';
import { sameOccupant } from './seat-assignment.ts';

export function rematch(registry: TableRegistry, id: string, guest: Guest): Promise<Result<OpenedTable, Problem>> {
  return registry.withTable(id, async (table) => {
    if (!table.isFinished) return reject('not-over');
    if (table.row.rematch !== null) return ok({ id: table.row.rematch, links: [] });
    if (!table.seats.some(({ person }) => person === guest.id)) return reject('not-your-seat');
    const options = optionsFor(registry, table);
    if (!options.ok) return options;
    const opened = await openRematch(registry, table, options.value, guest);
    const row = await registry.store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    table.row = row;
    await registry.notifyChanged(id);
    if (opened) registry.emitRematch(table, guest.id);
    return ok(opened ?? { id: row.rematch as string, links: [] });
  });
}

/** The same options under the latest rules, which may be newer than those of the table. */
function optionsFor({ rules }: TableRegistry, { row, seats, table }: LiveTable): Result<unknown, Problem> {
  const game = rules.find(row.game);
  if (!game) return reject('unknown-game', { detail: { game: row.game } });
  const options = carryOptions(game, table.record.options);
  if (!options.ok) return reject('bad-options', { fault: options.error });
  const opened = Table.open(
    game,
    options.value,
    seats.map(() => ({ player: 'human' })),
  );
  return opened.ok ? options : reject('bad-options', { fault: opened.error });
}

/** Nothing if somebody in another process wanted a rematch at the same moment, so that there is one already. */
async function openRematch(
  registry: TableRegistry,
  { id, row, seats }: LiveTable,
  options: unknown,
  guest: Guest,
): Promise<OpenedTable | undefined> {
  const { game, pace, hints } = row;
  const sameGame = {
    ...{ game, options, assignments: seats.map(sameOccupant), pace: pace as Pace },
    ...(hints === null ? {} : { hints: hints === 1 }),
  };
  try {
    return await createTable(registry, guest, sameGame, (trx, newId) => claimRematch(trx, id, newId));
  } catch (error) {
    if (error instanceof RematchExists) return undefined;
    throw error;
  }
}

/** Thrown to roll the transaction back. */
class RematchExists extends Error {}

async function claimRematch(trx: Db, id: string, rematch: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('tables')
    .set({ rematch })
    .where('id', '=', id)
    .where('rematch', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new RematchExists();
}
