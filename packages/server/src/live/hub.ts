// All live connections of this process.
import type { IncomingMessage } from 'node:http';
import { type Me, PROTOCOL, type Saying, saying, type Telling } from '@undercroft/protocol';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { act } from '../tables/acting.ts';
import type { Audience, House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Denied, deny } from '../tables/problem.ts';
import { saidAfter } from '../tables/talking.ts';
import type { Buckets } from './bucket.ts';
import { Connection, entriesText } from './connection.ts';

/** Entries told at once to somebody who catches up. */
const PAGE = 500;
const BEAT = 1000;

export interface HubLog {
  error(detail: object, message: string): void;
}

export class Hub implements Audience {
  readonly #house: House;
  readonly #buckets: Buckets;
  readonly #log: HubLog;
  readonly #sockets: WebSocketServer;
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #followers = new Map<string, Set<Connection>>();
  readonly #beat: NodeJS.Timeout;
  #beats = 0;

  constructor(house: House, buckets: Buckets, log: HubLog) {
    this.#house = house;
    this.#buckets = buckets;
    this.#log = log;
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: house.limits.message,
      perMessageDeflate: false,
      clientTracking: false,
    });
    house.join(this);
    this.#beat = setInterval(() => this.#check(), BEAT);
    this.#beat.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  hasRoom(address: string): boolean {
    const { connections, connectionsPerAddress } = this.#house.limits;
    return this.size < connections && (this.#perAddress.get(address) ?? 0) < connectionsPerAddress;
  }

  accept(
    request: IncomingMessage,
    socket: import('node:stream').Duplex,
    head: Buffer,
    me: Me | undefined,
    address: string,
  ): void {
    this.#sockets.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws, me, address));
  }

  entries(table: LiveTable, from: number, entries: readonly import('@undercroft/engine').Entry[]): void {
    const followers = this.#followers.get(table.id);
    if (!followers || entries.length === 0) return;
    let text: string | undefined;
    const lazily = () => {
      text ??= entriesText(table.id, from, entries);
      return text;
    };
    for (const one of followers) one.offer(table.id, from, entries.length, lazily);
  }

  changed(table: string): void {
    this.#tell(table, { type: 'changed', table });
  }

  said(table: string, n: number): void {
    if (!this.#followers.has(table)) return;
    void saidAfter(this.#house, table, n - 1).then(
      ([said]) => said && this.#tell(table, { type: 'said', table, said }),
      () => undefined,
    );
  }

  /** Tells everybody that it is over for now: they come back, to this or another process. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    for (const { socket } of this.#connections) socket.close(GOING, 'the server stops');
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const { socket } of this.#connections) socket.terminate();
    this.#sockets.close();
  }

  #tell(table: string, telling: Telling): void {
    const followers = this.#followers.get(table);
    if (!followers) return;
    const text = JSON.stringify(telling);
    // A slow one misses hints, never entries.
    for (const one of followers) if (!one.isFull) one.tellText(text);
  }

  #welcome(socket: WebSocket, me: Me | undefined, address: string): void {
    const connection = new Connection(socket, me, address, this.#house.limits.waiting);
    this.#connections.add(connection);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    socket.on('message', (data, isBinary) => void this.#hear(connection, data as Buffer, isBinary));
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('close', () => this.#farewell(connection));
    socket.on('error', () => socket.terminate());
    connection.tell({ type: 'hello', protocol: PROTOCOL });
  }

  #farewell(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    const left = (this.#perAddress.get(connection.address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(connection.address, left);
    else this.#perAddress.delete(connection.address);
    for (const table of connection.follows.keys()) this.#unfollow(connection, table);
  }

  async #hear(connection: Connection, data: Buffer, isBinary: boolean): Promise<void> {
    connection.isAlive = true;
    let heard: Saying | undefined;
    try {
      const wait = this.#buckets.take(connection.me?.id ?? connection.address);
      if (wait > 0) deny('too-many', { after: wait });
      heard = read(data, isBinary);
      await this.#answer(connection, heard);
    } catch (error) {
      const ref = heard?.type === 'act' ? { ref: heard.ref } : {};
      const table = heard ? { table: heard.table } : {};
      if (!(error instanceof Denied)) this.#log.error({ error: String(error) }, 'a live message failed');
      const problem = error instanceof Denied ? error.problem : ({ kind: 'unavailable' } as const);
      if (!connection.isFull) connection.tell({ type: 'problem', ...ref, ...table, problem });
    }
  }

  async #answer(connection: Connection, heard: Saying): Promise<void> {
    switch (heard.type) {
      case 'follow':
        return this.#follow(connection, heard.table, heard.after);
      case 'unfollow':
        return this.#unfollow(connection, heard.table);
      case 'act': {
        const me = connection.me ?? deny('no-identity');
        const { from, entries } = await act(this.#house, heard.table, me, heard);
        return connection.tell({ type: 'done', ref: heard.ref, table: heard.table, from, count: entries.length });
      }
      default:
        return heard satisfies never;
    }
  }

  async #follow(connection: Connection, table: string, after: number): Promise<void> {
    if (!connection.follows.has(table) && connection.follows.size >= this.#house.limits.follows) deny('too-many');
    await this.#house.at(table, (live) => {
      if (after > live.seq) deny('malformed', { detail: { after, seq: live.seq } });
      if (connection.socket.readyState !== connection.socket.OPEN) return;
      connection.follows.set(table, { sent: after, isBehind: true });
      const followers = this.#followers.get(table) ?? new Set();
      this.#followers.set(table, followers.add(connection));
      this.#catchUp(connection, live);
    });
  }

  #unfollow(connection: Connection, table: string): void {
    connection.follows.delete(table);
    const followers = this.#followers.get(table);
    followers?.delete(connection);
    if (followers?.size === 0) this.#followers.delete(table);
  }

  /** Tells what was missed, page by page, as long as the connection takes it. */
  #catchUp(connection: Connection, { id, seq, table }: LiveTable): void {
    const follow = connection.follows.get(id);
    if (!follow) return;
    const missed = table.entriesAfter(follow.sent);
    for (let i = 0; i < missed.length && !connection.isFull; i += PAGE) {
      const page = missed.slice(i, i + PAGE);
      connection.tellText(entriesText(id, follow.sent, page));
      follow.sent += page.length;
    }
    follow.isBehind = follow.sent < seq;
    if (follow.isBehind) connection.slowSince ??= Date.now();
  }

  /** Once a second: who was slow is helped on or let go, who is silent is asked whether they are there. */
  #check(): void {
    this.#buckets.forgetFull();
    const { slowFor, silentFor } = this.#house.limits;
    const isTimeToAsk = ++this.#beats % Math.max(1, Math.round(silentFor / BEAT / 2)) === 0;
    for (const connection of this.#connections) {
      if (connection.slowSince !== undefined) this.#help(connection, slowFor);
      if (!isTimeToAsk) continue;
      if (!connection.isAlive) connection.socket.terminate();
      else {
        connection.isAlive = false;
        connection.socket.ping();
      }
    }
  }

  #help(connection: Connection, slowFor: number): void {
    if (connection.isFull) {
      if (Date.now() - (connection.slowSince ?? 0) > slowFor) connection.socket.terminate();
      return;
    }
    connection.slowSince = undefined;
    for (const [table, { isBehind }] of connection.follows)
      if (isBehind)
        void this.#house
          .at(table, (live) => this.#catchUp(connection, live))
          .catch(() => connection.socket.terminate());
  }
}

/** "Going away": try another one. */
const GOING = 1001;

function read(data: Buffer, isBinary: boolean): Saying {
  if (isBinary) deny('malformed');
  const parsed = v.safeParse(saying, parse(data));
  if (!parsed.success)
    return deny('malformed', { detail: { issue: parsed.issues[0].message, at: v.getDotPath(parsed.issues[0]) } });
  return parsed.output;
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return deny('malformed');
  }
}
