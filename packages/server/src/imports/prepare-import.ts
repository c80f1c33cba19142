// A new table from a record or its beginning: what if somebody had played differently? Everything up to what will be stored,
// so that it may run in a thread.
import { type GameRecord, ok, type Result, readRecord, replay, truncateRecord } from '@undercroft/engine';
import { bodySchemas, type Guest, type ParsedBody, type Problem, plainText } from '@undercroft/protocol';
import * as v from 'valibot';
import { issueOf, reject } from '../problem.ts';
import { type NewRows, prepareTable } from '../tables/create-table.ts';
import type { KnownRules } from '../tables/known-rules.ts';
import { assignSeats } from '../tables/seat-assignment.ts';

export interface ImportTask {
  /** The body of the request, as it was sent. */
  readonly text: string;
  readonly guest: Guest;
  readonly maxEntries: number;
}

export function prepareImport(rules: KnownRules, { text, guest, maxEntries }: ImportTask): Result<NewRows, Problem> {
  const body = parseBody(text);
  if (!body.ok) return body;
  const { record: recordText, upTo, seats, pace, hints } = body.value;
  const checked = checkRecord(rules, recordText, { upTo, maxEntries });
  if (!checked.ok) return checked;
  const record = checked.value;
  const assignments = assignSeats(record.seats.length, seats);
  if (!assignments.ok) return assignments;
  const { game, rules: version, options, entries, seats: occupants } = record;
  const imported = { rules: version, entries, occupants };
  return ok(prepareTable(rules, guest, { game, options, assignments: assignments.value, pace, hints, imported }));
}

function parseBody(text: string): Result<ParsedBody<'import'>, Problem> {
  let data: unknown;
  try {
    data = text === '' ? {} : JSON.parse(text);
  } catch {
    return reject('malformed');
  }
  const parsed = v.safeParse(bodySchemas.import, data ?? {});
  return parsed.success ? ok(parsed.output) : reject('malformed', { detail: issueOf(parsed.issues[0]) });
}

function checkRecord(
  { find }: KnownRules,
  text: string,
  { upTo, maxEntries }: { readonly upTo: number | undefined; readonly maxEntries: number },
): Result<GameRecord, Problem> {
  const read = readRecord(text);
  if (!read.ok) return reject('bad-record', { detail: { ...read.error, sound: undefined } });
  const { length } = read.value.entries;
  if (upTo !== undefined && upTo > length)
    return reject('bad-record', { detail: { kind: 'too-short', entries: length } });
  const record = upTo === undefined ? read.value : truncateRecord(read.value, upTo);
  if (record.entries.length > maxEntries) return reject('too-large');
  const played = replay(find, record);
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
