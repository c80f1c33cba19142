// Messages as they come over the line (RFC 6455, 5.2). Nearly all are short texts that come whole, and those are read here, which takes
// less than a reader of everything does. From the first bytes on that are anything else, the library reads the line, for good.
import type { Duplex } from 'node:stream';

export interface Ear {
  text(text: string): void;
  pong(): void;
}

type Reader = (chunk: Buffer) => void;

/** `line`: one that the library reads already, from the beginning of a message on. */
export function listen(line: Duplex, most: number, ear: Ear): void {
  const [library] = line.listeners('data') as Reader[];
  if (!library) return;
  const read = (chunk: Buffer): void => {
    let at = 0;
    while (at < chunk.length) {
      const frame = shortFrame(chunk, at, Math.min(most, MOST));
      if (!frame) {
        line.off('data', read).on('data', library);
        library.call(line, chunk.subarray(at));
        return;
      }
      at = frame.end;
      if (frame.text === undefined) ear.pong();
      else ear.text(frame.text);
    }
  };
  line.off('data', library).on('data', read);
}

interface Frame {
  readonly end: number;
  /** Without: a pong. */
  readonly text: string | undefined;
}

/** One whole message, a text or a pong. Clients always mask theirs. */
const TEXT = 0x81;
const PONG = 0x8a;
const MASKED = 0x80;
/** Where a length that does not fit into seven bits stands instead. */
const IN_TWO_BYTES = 126;

const MOST = 1024;
const plain = Buffer.allocUnsafeSlow(MOST);

/** The frame there, if it is of those that are read here, is complete, and has nothing but ASCII in it. */
function shortFrame(chunk: Buffer, at: number, most: number): Frame | undefined {
  const kind = chunk[at];
  const size = (chunk[at + 1] ?? 0) - MASKED;
  if ((kind !== TEXT && kind !== PONG) || size < 0 || size > IN_TWO_BYTES || at + 4 > chunk.length) return undefined;
  const isLong = size === IN_TWO_BYTES;
  const length = isLong ? chunk.readUInt16BE(at + 2) : size;
  const mask = at + (isLong ? 4 : 2);
  const start = mask + 4;
  const end = start + length;
  if (length > most || end > chunk.length) return undefined;
  if (kind === PONG) return isLong ? undefined : { end, text: undefined };
  let bits = 0;
  for (let i = 0; i < length; i++) {
    const byte = (chunk[start + i] as number) ^ (chunk[mask + (i & 3)] as number);
    plain[i] = byte;
    bits |= byte;
  }
  return bits < 0x80 ? { end, text: plain.toString('latin1', 0, length) } : undefined;
}
