// Requests as no well-behaved client would send them.
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { ERRORS, type ErrorKind } from '@undercroft/protocol';
import { expect } from 'vitest';

export interface Sending {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends exactly this: nothing is put right on the way. */
export function send(
  { url }: { readonly url: string },
  { method = 'GET', path, headers, body }: Sending,
): Promise<Got> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asking = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent: false });
    asking.on('error', reject);
    asking.on('response', (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(parts).toString() }),
      );
      reply.on('error', reject);
    });
    asking.end(body);
  });
}

export const json = (body: unknown): Pick<Sending, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Which kind of problem it is; and that it is told as every problem is. */
export function kindOf({ status, headers, text }: Got): ErrorKind {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const { kind } = (JSON.parse(text) as { problem: { kind: ErrorKind } }).problem;
  expect(ERRORS[kind]).toBe(status);
  return kind;
}

/** Bytes to a port, and whatever comes back until the other side closes. */
export function sendBytes({ url }: { readonly url: string }, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}
