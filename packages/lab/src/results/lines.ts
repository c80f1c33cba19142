// Reads a file line by line: results files grow larger than a string may be.
import { closeSync, openSync, readSync } from 'node:fs';

export interface FileLine {
  readonly text: string;
  /** Its position in the file, including its line break. */
  readonly from: number;
  readonly to: number;
  /** Whether it ends in a line break; otherwise it was cut off while being written. */
  readonly isComplete: boolean;
}

const CHUNK = 1 << 20;
const BREAK = '\n'.charCodeAt(0);

/** Throws system errors; to be called within `attempt`. */
export function* linesOf(path: string): Generator<FileLine, void, undefined> {
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

/** Split at line breaks before decoding: a character may lie across two chunks. */
export function* linesIn(chunks: Iterable<Buffer>): Generator<FileLine, void, undefined> {
  let parts: Buffer[] = [];
  let from = 0;
  const lineTo = (to: number): FileLine => {
    const text = Buffer.concat(parts).toString('utf8');
    const isComplete = text.endsWith('\n');
    const line = { text: isComplete ? text.slice(0, -1) : text, from, to, isComplete };
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
