// A WebSocket message as the bytes that go over the line (RFC 6455, 5.2): made once, however many are told.

/** One whole text message; a server's are not masked. */
const WHOLE_TEXT = 0x81;
/** Where a length that does not fit into seven bits stands instead. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const start = size < IN_TWO_BYTES ? 2 : size < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + size);
  frame[0] = WHOLE_TEXT;
  if (start === 2) frame[1] = size;
  else if (start === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, start);
  return frame;
}
