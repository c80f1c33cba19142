// A new table from options.
import { ok, type Result, Table } from '@undercroft/engine';
import type { Guest, OpenedTable, ParsedBody, Problem } from '@undercroft/protocol';
import { reject } from '../problem.ts';
import { createTable } from './create-table.ts';
import type { TableRegistry } from './registry.ts';
import { assignSeats } from './seat-assignment.ts';

export async function openTable(
  registry: TableRegistry,
  guest: Guest,
  { game: id, options, seats, pace, hints }: ParsedBody<'open'>,
): Promise<Result<OpenedTable, Problem>> {
  const game = registry.rules.find(id);
  if (!game) return reject('unknown-game', { detail: { game: id } });
  const opened = Table.open(game, options);
  if (!opened.ok) return reject('bad-options', { fault: opened.error });
  const assignments = assignSeats(opened.value.occupants.length, seats);
  if (!assignments.ok) return assignments;
  const newTable = { game: id, options: opened.value.record.options, assignments: assignments.value, pace, hints };
  return ok(await createTable(registry, guest, newTable));
}
