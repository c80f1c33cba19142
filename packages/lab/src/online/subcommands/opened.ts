// What is printed of a table that was just opened: its code, the links to its seats, and how to play it.
import { ok, type Result } from '@undercroft/engine';
import { formatSeatLink, type OpenedTable } from '@undercroft/protocol';
import type { Connection } from '../connection.ts';
import type { CommandResult } from './subcommand.ts';

export async function openedLines(connection: Connection, result: Result<OpenedTable, string>): CommandResult {
  if (!result.ok) return result;
  const { id: table, links } = result.value;
  const view = await connection.resolve(connection.client.table(table));
  const code = view.ok ? view.value.code : undefined;
  const { online } = connection.words;
  return ok([
    online.opened(table, code),
    ...links.map((link) => online.seatLink(link.seat, formatSeatLink({ base: connection.server, table, ...link }))),
    online.playIt(code ?? table),
  ]);
}
