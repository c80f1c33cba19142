// A new table from a record or its beginning: what if somebody had played differently?
import { type GameRecord, ok, type Result, readRecord, replay, truncateRecord } from '@undercroft/engine';
import { type Guest, type OpenedTable, type ParsedBody, type Problem, plainText } from '@undercroft/protocol';
import * as v from 'valibot';
import { reject } from '../problem.ts';
import { createTable } from './create-table.ts';
import type { TableRegistry } from './registry.ts';
import { assignSeats } from './seat-assignment.ts';

export async function importTable(
  registry: TableRegistry,
  guest: Guest,
  { record: text, upTo, seats, pace, hints }: ParsedBody<'import'>,
): Promise<Result<OpenedTable, Problem>> {
  const checked = checkRecord(registry, text, upTo);
  if (!checked.ok) return checked;
  const record = checked.value;
  const assignments = assignSeats(record.seats.length, seats);
  if (!assignments.ok) return assignments;
  const { game, rules, options, entries, seats: occupants } = record;
  const imported = { rules, entries, occupants };
  const newTable = { game, options, assignments: assignments.value, pace, hints, imported };
  return ok(await createTable(registry, guest, newTable));
}

function checkRecord(
  { limits, rules }: TableRegistry,
  text: string,
  upTo: number | undefined,
): Result<GameRecord, Problem> {
  const read = readRecord(text);
  if (!read.ok) return reject('bad-record', { detail: { ...read.error, sound: undefined } });
  const { length } = read.value.entries;
  if (upTo !== undefined && upTo > length)
    return reject('bad-record', { detail: { kind: 'too-short', entries: length } });
  const record = upTo === undefined ? read.value : truncateRecord(read.value, upTo);
  if (record.entries.length > limits.entries) return reject('too-large');
  const played = replay(rules.find, record);
  if (!played.ok) return reject('bad-record', { detail: { ...played.error, sound: undefined } });
  if (!namesIn(record).every(isName)) return reject('bad-record', { detail: { kind: 'bad-name' } });
  return ok(record);
}

/** Everybody a record names. They are shown to others, so they must be names that a guest could choose. */
const namesIn = ({ seats, entries }: GameRecord): string[] =>
  [...seats, ...entries.flatMap((entry) => (entry.type === 'sit' ? [entry.sitter] : []))].flatMap(
    ({ name }) => name ?? [],
  );

const isName = (name: string): boolean => v.is(plainText(MAX_NAME_LENGTH), name);

/** Programs that play in the laboratory have longer names than people. */
const MAX_NAME_LENGTH = 200;
