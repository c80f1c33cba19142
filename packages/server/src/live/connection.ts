// One live connection. It follows tables and is told their entries in order; who cannot keep up is told later, not lost.
import type { Duplex } from 'node:stream';
import type { Me, Telling } from '@undercroft/protocol';
import type { WebSocket } from 'ws';
import { frameOf } from './frame.ts';

/** How far a connection is with a table. */
interface Follow {
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
  #isHeld = false;

  /** `line`: what the socket itself writes to. */
  constructor(socket: WebSocket, line: Duplex, me: Me | undefined, address: string, most: number) {
    this.socket = socket;
    this.#line = line;
    this.me = me;
    this.address = address;
    this.#most = most;
  }

  get isFull(): boolean {
    return this.socket.bufferedAmount > this.#most;
  }

  tell(telling: Telling): void {
    this.tellFrame(frameOf(JSON.stringify(telling)));
  }

  /** What is told in one turn of the event loop goes out as one: handing it to the network is most of what it costs. */
  tellFrame(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!this.#isHeld) this.#hold();
    this.#line.write(frame);
  }

  #hold(): void {
    this.#isHeld = true;
    this.#line.cork();
    process.nextTick(letGo, this);
  }

  letGo(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#line.uncork();
  }

  /** Something that can be left out: who cannot take it is told later that there was something. */
  hint(frame: Buffer): void {
    if (this.isFull) this.slowSince ??= Date.now();
    else this.tellFrame(frame);
  }

  /** The entries after `from`, if they are the next ones and there is room. Otherwise it has to catch up. */
  offer(table: string, from: number, count: number, frame: () => Buffer): boolean {
    const follow = this.follows.get(table);
    if (!follow) return true;
    if (follow.sent !== from || this.isFull) return false;
    if (count > 0) this.tellFrame(frame());
    follow.sent += count;
    return true;
  }
}

const letGo = (connection: Connection): void => connection.letGo();

/** `entries` are JSON already. */
export const entriesFrame = (table: string, from: number, entries: string): Buffer =>
  frameOf(`{"type":"entries","table":"${table}","from":${from},"entries":${entries}}`);
