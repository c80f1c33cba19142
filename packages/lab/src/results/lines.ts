// A file line by line: results files grow larger than any one text may be.
import { closeSync, openSync, readSync } from 'node:fs';

export interface Line {
  readonly text: string;
  /** Its bytes in the file, with its line break. */
  readonly from: number;
  readonly to: number;
  /** Ends in a line break; what does not was cut off while it was written. */
  readonly isWhole: boolean;
}

const CHUNK = 1 << 20;
const BREAK = '\n'.charCodeAt(0);

/** Throws what the system throws; to be called within `attempt`. */
export function* linesOf(path: string): Generator<Line, void, undefined> {
  const file = openSync(path, 'r');
  try {
    yield* linesIn(chunksOf(file));
  } finally {
    closeSync(file);
  }
}

function* chunksOf(file: number): Generator<Buffer, void, undefined> {
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const length = readSync(file, chunk, 0, CHUNK, null);
    if (length === 0) return;
    yield chunk.subarray(0, length);
  }
}

/** Cut at line breaks before it is read as text: a letter may lie across two chunks. */
export function* linesIn(chunks: Iterable<Buffer>): Generator<Line, void, undefined> {
  let parts: Buffer[] = [];
  let from = 0;
  const lineTo = (to: number): Line => {
    const text = Buffer.concat(parts).toString('utf8');
    const isWhole = text.endsWith('\n');
    const line = { text: isWhole ? text.slice(0, -1) : text, from, to, isWhole };
    parts = [];
    from = to;
    return line;
  };
  let read = 0;
  for (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(BREAK); end >= 0; end = chunk.indexOf(BREAK, start)) {
      parts.push(chunk.subarray(start, end + 1));
      start = end + 1;
      yield lineTo(read + start);
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
    read += chunk.length;
  }
  if (parts.length > 0) yield lineTo(read);
}
