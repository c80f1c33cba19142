// One live connection. It follows tables and is told their entries in order; who cannot keep up is told later, not lost.
import type { Duplex } from 'node:stream';
import type { Me, Telling } from '@undercroft/protocol';
import { type RawData, WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import { frameOf } from './frame.ts';

/** Who has the connections. */
export interface Keeper {
  /** `text`: nothing if it was none. */
  hear(connection: Connection, text: string | undefined): void;
  gone(connection: Connection): void;
}

/** The library's, and whose it is. */
export class LiveSocket extends WebSocket {
  connection: Connection | undefined;
}

/** How far a connection is with a table. */
export interface Follow {
  readonly table: string;
  /** Entries it has been told. */
  sent: number;
  /** It could not take more: the rest is fetched when it can. */
  isBehind: boolean;
}

export class Connection {
  readonly socket: LiveSocket;
  readonly me: Me | undefined;
  readonly address: string;
  /** A handful. */
  readonly follows: Follow[] = [];
  isAlive = true;
  /** Counted in the order they came. */
  number = 0;
  /** Since when it could not take what there was to tell. */
  slowSince: number | undefined;
  readonly #keeper: Keeper;
  readonly #line: Duplex;
  readonly #most: number;
  /** Told in this turn of the event loop. */
  #held: Buffer[] | undefined;
  #heldBytes = 0;

  /** `line`: what the socket itself writes to. */
  constructor(
    { keeper, socket, line }: { readonly keeper: Keeper; readonly socket: LiveSocket; readonly line: Duplex },
    { me, address }: { readonly me: Me | undefined; readonly address: string },
    { waiting }: Limits,
  ) {
    this.#keeper = keeper;
    this.socket = socket;
    this.#line = line;
    this.me = me;
    this.address = address;
    this.#most = waiting;
    socket.connection = this;
    attend(socket);
  }

  /** `text`: nothing if it was none. */
  heard(text: string | undefined): void {
    this.isAlive = true;
    this.#keeper.hear(this, text);
  }

  pong(): void {
    this.isAlive = true;
  }

  gone(): void {
    this.#keeper.gone(this);
  }

  followOf(table: string): Follow | undefined {
    return this.follows.find((follow) => follow.table === table);
  }

  /** Bytes it has not taken yet. */
  get waiting(): number {
    return this.#line.writableLength + this.#heldBytes;
  }

  get isFull(): boolean {
    return this.waiting > this.#most;
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

/** What the library hears, by the same functions for all: of thousands who only listen, their own would be a good part of what they cost. */
function attend(socket: LiveSocket): void {
  socket.on('message', onMessage);
  socket.on('ping', onPing);
  socket.on('pong', onPong);
  socket.on('close', onClose);
  // What does not follow the protocol, or is too long, is told so and closed by the library itself.
  socket.on('error', ignore);
}

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  connectionOf(this)?.heard(isBinary ? undefined : String(data));
}

/** Pongs wait like everything else for who does not read. */
function onPing(this: WebSocket, data: Buffer): void {
  if (!connectionOf(this)?.isFull) this.pong(data);
}

function onPong(this: WebSocket): void {
  connectionOf(this)?.pong();
}

function onClose(this: WebSocket): void {
  connectionOf(this)?.gone();
}

const connectionOf = (socket: WebSocket): Connection | undefined => (socket as LiveSocket).connection;

const ignore = (): void => undefined;

// What is told with every move is written by hand: names of tables need no quoting, and `entries` are JSON already.
export const entriesFrame = (table: string, from: number, entries: string): Buffer =>
  frameOf(`{"type":"entries","table":"${table}","from":${from},"entries":${entries}}`);

export const doneFrame = (ref: number, table: string, from: number, count: number): Buffer =>
  frameOf(`{"type":"done","ref":${ref},"table":"${table}","from":${from},"count":${count}}`);
