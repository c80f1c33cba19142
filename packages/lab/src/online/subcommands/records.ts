// Records of a table, and tables from a record.
import { fail, ok } from '@undercroft/engine';
import { readWhole } from '../../cli/arguments.ts';
import { readText, writeAtomically } from '../../records/files.ts';
import { readSeats } from '../options.ts';
import { openedLines } from './opened.ts';
import { asUsageError, mapLines, type Subcommand, withTable } from './subcommand.ts';

export const record = withTable(async (connection, id) => {
  const { files } = connection.words;
  const text = await connection.resolve(connection.client.record(id));
  const path = connection.args.text('out');
  if (!text.ok || path === undefined) return mapLines(text, (value) => [value.trimEnd()]);
  return mapLines(writeAtomically(path, text.value, files), () => [files.saved(path)]);
});

export const importRecord: Subcommand = async (connection, [path]) => {
  const { args, words } = connection;
  if (path === undefined) return asUsageError(fail(words.usage.whichFile));
  const seats = asUsageError(readSeats(args.text('seats'), words));
  if (!seats.ok) return seats;
  const n = args.has('at') ? asUsageError(readWhole(args.text('at') ?? '', '--at', 0, words.usage)) : ok(undefined);
  if (!n.ok) return n;
  const text = asUsageError(readText(path, words.files));
  if (!text.ok) return text;
  await connection.ensureGuest();
  const upTo = n.value === undefined ? {} : { upTo: n.value };
  const request = { record: text.value, ...upTo, ...(seats.value ? { seats: [...seats.value] } : {}) };
  return openedLines(connection, await connection.resolve(connection.client.importRecord(request)));
};
