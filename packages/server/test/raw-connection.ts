// A live connection that sends anything and keeps whatever it receives.
import type { ErrorKind, ServerMessage } from '@undercroft/protocol';
import { WebSocket } from 'ws';
import { until } from './support.ts';

export class RawConnection {
  readonly socket: WebSocket;
  /** Everything but who is here, which comes whenever it changes. */
  readonly received: ServerMessage[] = [];
  readonly presences: Extract<ServerMessage, { type: 'presence' }>[] = [];
  /** The code with which it was closed. */
  code: number | undefined;
  /** The response, if the connection was rejected. */
  refused: { readonly status: number; readonly text: string; readonly after: string | undefined } | undefined;

  constructor(
    { url }: { readonly url: string },
    headers: Readonly<Record<string, string>> = {},
    {
      path = '/api/live',
      from,
    }: { readonly path?: string /** Another address of this machine. */; readonly from?: string } = {},
  ) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
      headers: { ...headers },
      perMessageDeflate: false,
      ...(from === undefined ? {} : { localAddress: from }),
    });
    this.socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'presence') this.presences.push(message);
      else this.received.push(message);
    });
    this.socket.on('close', (code) => {
      this.code = code;
    });
    this.socket.on('error', () => undefined);
    this.socket.on('unexpected-response', (_request, reply) => {
      let text = '';
      reply.on('data', (data) => {
        text += data;
      });
      reply.on('end', () => {
        this.refused = { status: reply.statusCode ?? 0, text, after: reply.headers['retry-after'] };
      });
    });
  }

  /** Resolves once it is open, rejected or closed. */
  async settled(): Promise<this> {
    await until(() => this.received.length > 0 || this.refused !== undefined || this.code !== undefined);
    return this;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a message and waits for the next one received. */
  async ask(message: unknown): Promise<ServerMessage> {
    const before = this.received.length;
    this.send(message);
    await until(() => this.received.length > before);
    return this.received[before] as ServerMessage;
  }

  async askKind(message: unknown): Promise<ErrorKind | 'ok'> {
    const answer = await this.ask(message);
    return answer.type === 'problem' ? answer.problem.kind : 'ok';
  }

  close(): void {
    this.socket.terminate();
  }
}
