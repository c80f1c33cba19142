// Sends requests over HTTP and reads the responses.
import type { ClientError, Response } from './client-error.ts';
import { ERROR_STATUS, type Problem } from './errors.ts';
import type { Transport } from './transport.ts';

const UNREACHED: ClientError = { kind: 'unreached' };

export class HttpClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async request<T>(method: string, path: string, body?: object): Promise<Response<T>> {
    const { base, jar } = this.#transport;
    const headers: Record<string, string> = {};
    if (body) headers['content-type'] = 'application/json';
    if (jar?.cookie !== undefined) headers['cookie'] = jar.cookie;
    try {
      const response = await this.#transport.fetch(base + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const cookie = response.headers.get('set-cookie')?.split(';')[0];
      if (jar && cookie !== undefined) jar.cookie = cookie;
      return parseResponse<T>(response.status, response.headers.get('content-type') ?? '', await response.text());
    } catch {
      return { ok: false, error: UNREACHED };
    }
  }
}

function parseResponse<T>(status: number, type: string, text: string): Response<T> {
  if (status === 204) return { ok: true, value: undefined as T };
  const isJson = type.startsWith('application/json');
  if (status < 300) return { ok: true, value: (isJson ? JSON.parse(text) : text) as T };
  const { problem } = (isJson ? JSON.parse(text) : {}) as { problem?: Problem };
  return { ok: false, error: problem && problem.kind in ERROR_STATUS ? problem : UNREACHED };
}
