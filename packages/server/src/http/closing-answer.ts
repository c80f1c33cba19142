// The last answer on a connection. A client that keeps its own side open must not keep the connection.
import type { Duplex } from 'node:stream';

/** So that the answer arrives before the connection is cut, even if the client is still sending. */
const LINGER_MS = 500;

export function answerAndDestroy(stream: Duplex, answer: string): void {
  if (stream.destroyed || stream.writableEnded) return;
  const timer = setTimeout(() => stream.destroy(), LINGER_MS);
  stream.once('close', () => clearTimeout(timer));
  stream.once('end', () => stream.destroy());
  stream.on('error', () => stream.destroy());
  stream.end(answer);
}
