// A record as JSON lines: the head, one line per entry with its number and a running check sum, and an end line.
// The sums detect accidents (a flipped bit, a lost or moved line, two files mixed), not forgery.
import * as v from 'valibot';
import { malformed } from './input-error.ts';
import { canonicalJson, isShallow } from './json.ts';
import { type Entry, type GameRecord, type Head, RECORD_FORMAT } from './record.ts';
import { entrySchema, headSchema } from './record-schemas.ts';
import type { RecordError } from './replay.ts';
import { fail, ok, type Result } from './result.ts';

export function writeRecord(record: GameRecord): string {
  const { entries, ...head } = record;
  const sums = new CheckSums(head);
  const lines = entries.map((entry, i) => JSON.stringify({ n: i + 1, ...entry, sum: sums.add(entry) }));
  const end = JSON.stringify({ end: entries.length, sum: sums.now() });
  return `${[JSON.stringify({ undercroft: 'record', ...head }), ...lines, end].join('\n')}\n`;
}

export function readRecord(text: string): Result<GameRecord, RecordError> {
  const lines = text
    .replace(BYTE_ORDER_MARK, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const first = lines[0];
  if (first === undefined) return fail({ kind: 'empty' });
  const head = readHead(first);
  if (!head.ok) return head;
  const entries: Entry[] = [];
  const complete = readEntries(lines.slice(1), head.value, entries);
  const read: GameRecord = { ...head.value, entries };
  return complete.ok ? ok(read) : fail({ ...complete.error, sound: read });
}

/** Some editors put it before the first character. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Reads line by line into `entries`, up to the end or the first error. */
function readEntries(lines: readonly string[], head: Head, entries: Entry[]): Result<true, RecordError> {
  const sums = new CheckSums(head);
  for (const [i, line] of lines.entries()) {
    const read = readLine(line, i + 1, sums);
    if (!read.ok) return fail({ ...read.error, entry: i + 1 });
    if (typeof read.value === 'number') return finish(entries.length, read.value, lines.length - 1 - i);
    entries.push(read.value);
  }
  return fail({ kind: 'truncated', entry: entries.length + 1 });
}

function finish(count: number, end: number, after: number): Result<true, RecordError> {
  const entry = count + 1;
  if (after > 0) return fail({ kind: 'left-over', entry, received: after });
  if (end > count) return fail({ kind: 'truncated', entry, expected: end, received: count });
  if (end < count) return fail({ kind: 'left-over', entry: end + 1, received: count - end });
  return ok(true);
}

function readHead(line: string): Result<Head, RecordError> {
  const json = parse(line);
  if (!json.ok) return json;
  const data = json.value as { undercroft?: unknown; format?: unknown } | null;
  if (typeof data !== 'object' || data?.undercroft !== 'record') return fail({ kind: 'not-a-record' });
  const { undercroft: _, ...rest } = data;
  if (typeof rest.format === 'number' && rest.format > RECORD_FORMAT) {
    return fail({ kind: 'newer-format', expected: RECORD_FORMAT, received: rest.format });
  }
  return validateHead(rest);
}

export function validateHead(data: unknown): Result<Head, RecordError> {
  const head = v.safeParse(headSchema, data);
  return head.success ? ok(head.output) : fail({ kind: 'not-a-record', fault: malformed(head.issues) });
}

/** An entry, or the number on the end line. */
function readLine(line: string, expected: number, sums: CheckSums): Result<Entry | number, RecordError> {
  const json = parse(line);
  if (!json.ok) return json;
  const data = json.value;
  if (typeof data !== 'object' || data === null) return fail({ kind: 'bad-entry' });
  if ('end' in data) return readEnd(data, expected - 1, sums);
  const { n, sum, ...rest } = data as { n?: unknown; sum?: unknown };
  if (n !== expected) return fail({ kind: 'out-of-order', expected, received: String(n) });
  const entry = readEntry(rest);
  return entry.ok ? verify(entry.value, sum, sums.add(entry.value)) : entry;
}

/** One entry from outside, without its number and its sum. Whether it can be played is for `applyEntry` to say. */
export function readEntry(data: unknown): Result<Entry, RecordError> {
  const entry = v.safeParse(entrySchema, data);
  return entry.success ? ok(entry.output as Entry) : fail({ kind: 'bad-entry', fault: malformed(entry.issues) });
}

/** If the count is wrong, the sum is not checked. */
function readEnd(data: { end: unknown; sum?: unknown }, count: number, sums: CheckSums): Result<number, RecordError> {
  if (!Number.isInteger(data.end)) return fail({ kind: 'bad-entry' });
  return data.end === count ? verify(count, data.sum, sums.now()) : ok(data.end as number);
}

function verify<T>(value: T, written: unknown, found: string): Result<T, RecordError> {
  return written === found ? ok(value) : fail({ kind: 'damaged', expected: String(written), received: found });
}

function parse(line: string): Result<unknown, RecordError> {
  try {
    const json: unknown = JSON.parse(line);
    return isShallow(json) ? ok(json) : fail({ kind: 'not-json' });
  } catch {
    return fail({ kind: 'not-json' });
  }
}

/** Each sum covers the head and every entry so far, so a line that moved or comes from another file does not match. */
class CheckSums {
  #sum: number;

  constructor(head: Head) {
    this.#sum = fnv(0x811c9dc5, canonicalJson(head));
  }

  add(entry: Entry): string {
    this.#sum = fnv(this.#sum, canonicalJson(entry));
    return this.now();
  }

  now(): string {
    return (this.#sum >>> 0).toString(16).padStart(8, '0');
  }
}

/** FNV-1a over the text's 16-bit units. */
function fnv(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
