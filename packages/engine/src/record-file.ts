// A record as text: JSON lines. The head, one line per entry with its number and a running check sum, and an end line.
// The sums find accidents (a flipped bit, a lost or moved line, two files mixed), not forgers.
import * as v from 'valibot';
import { malformed } from './fault.ts';
import { canonical, isShallow } from './json.ts';
import { type Entry, FORMAT, type GameRecord, type Head } from './record.ts';
import { entryShape, headShape } from './record-shapes.ts';
import type { RecordFault } from './replay.ts';
import { fail, ok, type Result } from './result.ts';

export function writeRecord(record: GameRecord): string {
  const { entries, ...head } = record;
  const sums = new Sums(head);
  const lines = entries.map((entry, i) => JSON.stringify({ n: i + 1, ...entry, sum: sums.add(entry) }));
  const end = JSON.stringify({ end: entries.length, sum: sums.now() });
  return `${[JSON.stringify({ undercroft: 'record', ...head }), ...lines, end].join('\n')}\n`;
}

export function readRecord(text: string): Result<GameRecord, RecordFault> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const first = lines[0];
  if (first === undefined) return fail({ kind: 'empty' });
  const head = readHead(first);
  if (!head.ok) return head;
  const entries: Entry[] = [];
  const whole = readEntries(lines.slice(1), head.value, entries);
  const read: GameRecord = { ...head.value, entries };
  return whole.ok ? ok(read) : fail({ ...whole.error, sound: read });
}

/** Reads line by line into `entries`, up to the end or to what is wrong. */
function readEntries(lines: readonly string[], head: Head, entries: Entry[]): Result<true, RecordFault> {
  const sums = new Sums(head);
  for (const [i, line] of lines.entries()) {
    const read = readLine(line, i + 1, sums);
    if (!read.ok) return fail({ ...read.error, entry: i + 1 });
    if (typeof read.value === 'number') return finish(entries.length, read.value, lines.length - 1 - i);
    entries.push(read.value);
  }
  return fail({ kind: 'truncated', entry: entries.length + 1 });
}

function finish(count: number, end: number, after: number): Result<true, RecordFault> {
  const entry = count + 1;
  if (after > 0) return fail({ kind: 'left-over', entry, received: after });
  if (end > count) return fail({ kind: 'truncated', entry, expected: end, received: count });
  if (end < count) return fail({ kind: 'left-over', entry: end + 1, received: count - end });
  return ok(true);
}

function readHead(line: string): Result<Head, RecordFault> {
  const json = parse(line);
  if (!json.ok) return json;
  const data = json.value as { undercroft?: unknown; format?: unknown } | null;
  if (typeof data !== 'object' || data?.undercroft !== 'record') return fail({ kind: 'not-a-record' });
  const { undercroft: _, ...rest } = data;
  if (typeof rest.format === 'number' && rest.format > FORMAT) {
    return fail({ kind: 'newer-format', expected: FORMAT, received: rest.format });
  }
  const head = v.safeParse(headShape, rest);
  return head.success ? ok(head.output) : fail({ kind: 'not-a-record', fault: malformed(head.issues) });
}

/** An entry, or the number on the end line. */
function readLine(line: string, expected: number, sums: Sums): Result<Entry | number, RecordFault> {
  const json = parse(line);
  if (!json.ok) return json;
  const data = json.value;
  if (typeof data !== 'object' || data === null) return fail({ kind: 'bad-entry' });
  if ('end' in data) return readEnd(data, expected - 1, sums);
  const { n, sum, ...rest } = data as { n?: unknown; sum?: unknown };
  if (n !== expected) return fail({ kind: 'out-of-order', expected, received: String(n) });
  const entry = v.safeParse(entryShape, rest);
  if (!entry.success) return fail({ kind: 'bad-entry', fault: malformed(entry.issues) });
  return verify(entry.output as Entry, sum, sums.add(entry.output as Entry));
}

/** Where the count is wrong already, the sum has nothing to add. */
function readEnd(data: { end: unknown; sum?: unknown }, count: number, sums: Sums): Result<number, RecordFault> {
  if (!Number.isInteger(data.end)) return fail({ kind: 'bad-entry' });
  return data.end === count ? verify(count, data.sum, sums.now()) : ok(data.end as number);
}

function verify<T>(value: T, written: unknown, found: string): Result<T, RecordFault> {
  return written === found ? ok(value) : fail({ kind: 'damaged', expected: String(written), received: found });
}

function parse(line: string): Result<unknown, RecordFault> {
  try {
    const json: unknown = JSON.parse(line);
    return isShallow(json) ? ok(json) : fail({ kind: 'not-json' });
  } catch {
    return fail({ kind: 'not-json' });
  }
}

/** Each sum covers the head and every entry so far, so a line that moved or comes from elsewhere does not fit. */
class Sums {
  #sum: number;

  constructor(head: Head) {
    this.#sum = fnv(0x811c9dc5, canonical(head));
  }

  add(entry: Entry): string {
    this.#sum = fnv(this.#sum, canonical(entry));
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
