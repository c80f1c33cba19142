// One live connection. It follows tables and is told their entries in order; who cannot keep up is told later, not lost.
import type { Duplex } from 'node:stream';
import type { Me, Telling } from '@undercroft/protocol';
import type { WebSocket } from 'ws';
import { frameOf } from './frame.ts';

/** How far a connection is with a table. */
export interface Follow {
  /** Entries it has been told. */
  sent: number;
  /** It could not take more: the rest is fetched when it can. */
  isBehind: boolean;
}

export class Connection {
  readonly socket: WebSocket;
  readonly me: Me | undefined;
  readonly address: string;
  readonly follows = new Map<string, Follow>();
  isAlive = true;
  /** Counted in the order they came. */
  number = 0;
  /** Since when it could not take what there was to tell. */
  slowSince: number | undefined;
  readonly #line: Duplex;
  readonly #most: number;
  /** Told in this turn of the event loop. */
  #held: Buffer[] | undefined;
  #heldBytes = 0;

  /** `line`: what the socket itself writes to. */
  constructor(socket: WebSocket, line: Duplex, me: Me | undefined, address: string, most: number) {
    this.socket = socket;
    this.#line = line;
    this.me = me;
    this.address = address;
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#line.writableLength + this.#heldBytes > this.#most;
  }

  tell(telling: Telling): void {
    this.tellFrame(frameOf(JSON.stringify(telling)));
  }

  /** What is told in one turn of the event loop goes out as one: handing it to the network is most of what it costs. */
  tellFrame(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.#heldBytes += frame.length;
    if (this.#held) this.#held.push(frame);
    else {
      this.#held = [frame];
      process.nextTick(letGo, this);
    }
  }

  letGo(): void {
    const held = this.#held;
    if (!held) return;
    this.#held = undefined;
    this.#heldBytes = 0;
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.#line.write(held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held));
  }

  /** Something that can be left out: who cannot take it is told later that there was something. */
  hint(frame: Buffer): void {
    if (this.isFull) this.slowSince ??= Date.now();
    else this.tellFrame(frame);
  }

  /** The entries after `from`, if they are the next ones and there is room. Otherwise it has to catch up. */
  offer(follow: Follow, from: number, count: number, frame: () => Buffer): boolean {
    if (follow.sent !== from || this.isFull) return false;
    if (count > 0) this.tellFrame(frame());
    follow.sent += count;
    return true;
  }
}

const letGo = (connection: Connection): void => connection.letGo();

// What is told with every move is written by hand: names of tables need no quoting, and `entries` are JSON already.
export const entriesFrame = (table: string, from: number, entries: string): Buffer =>
  frameOf(`{"type":"entries","table":"${table}","from":${from},"entries":${entries}}`);

export const doneFrame = (ref: number, table: string, from: number, count: number): Buffer =>
  frameOf(`{"type":"done","ref":${ref},"table":"${table}","from":${from},"count":${count}}`);
