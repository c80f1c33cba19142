// A live connection without manners: it sends what it is told to, and keeps what it hears.
import type { ErrorKind, Telling } from '@undercroft/protocol';
import { WebSocket } from 'ws';
import { until } from './support.ts';

export class RawLine {
  readonly socket: WebSocket;
  readonly heard: Telling[] = [];
  /** How it was closed. */
  code: number | undefined;
  /** The status with which it was not even opened. */
  refused: { readonly status: number; readonly text: string; readonly after: string | undefined } | undefined;

  constructor({ url }: { readonly url: string }, headers: Readonly<Record<string, string>> = {}, path = '/api/live') {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
      headers: { ...headers },
      perMessageDeflate: false,
    });
    this.socket.on('message', (data) => this.heard.push(JSON.parse(String(data)) as Telling));
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

  /** Open or refused. */
  async settled(): Promise<this> {
    await until(() => this.heard.length > 0 || this.refused !== undefined || this.code !== undefined);
    return this;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  say(saying: unknown): void {
    this.socket.send(typeof saying === 'string' ? saying : JSON.stringify(saying));
  }

  /** Says something and waits for the next thing heard. */
  async ask(saying: unknown): Promise<Telling> {
    const before = this.heard.length;
    this.say(saying);
    await until(() => this.heard.length > before);
    return this.heard[before] as Telling;
  }

  async askKind(saying: unknown): Promise<ErrorKind | 'granted'> {
    const telling = await this.ask(saying);
    return telling.type === 'problem' ? telling.problem.kind : 'granted';
  }

  close(): void {
    this.socket.terminate();
  }
}
