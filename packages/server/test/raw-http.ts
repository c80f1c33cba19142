// Requests that no well-behaved client would send.
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { ERROR_STATUS, type ErrorKind } from '@undercroft/protocol';
import { expect } from 'vitest';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Another address of this machine. */
  readonly from?: string;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends exactly this, without corrections. */
export function send(
  { url }: { readonly url: string },
  { method = 'GET', path, headers, body, from }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request({
      ...{ hostname, port, path, method, agent: false, headers: { ...length, ...headers } },
      ...(from === undefined ? {} : { localAddress: from }),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(parts).toString() }),
      );
      reply.on('error', reject);
    });
    outgoing.end(body);
  });
}

export const json = (body: unknown): Pick<RawRequest, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The kind of a problem; also checks that it is reported as every problem is. */
export function kindOf({ status, headers, text }: RawResponse): ErrorKind {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const { kind } = (JSON.parse(text) as { problem: { kind: ErrorKind } }).problem;
  expect(ERROR_STATUS[kind]).toBe(status);
  return kind;
}

/** Sends bytes, and returns whatever comes back until the server closes the connection. */
export function sendBytes({ url }: { readonly url: string }, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}
