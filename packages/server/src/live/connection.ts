// One live connection. It is sent the entries of the tables it follows in order; one that cannot keep up gets them later.
import type { Duplex } from 'node:stream';
import type { Guest, ServerMessage } from '@undercroft/protocol';
import { type RawData, WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import type { Peer } from '../rate-limit/rate-limiter.ts';
import { encode } from './server-messages.ts';

export interface ConnectionHandler {
  /** `text`: nothing if the message was binary. */
  onMessage(connection: Connection, text: string | undefined): void;
  onClose(connection: Connection): void;
}

/** The library's socket with a reference to its connection, which the shared listeners below need. */
export class LiveSocket extends WebSocket {
  connection: Connection | undefined;
}

/** How far a connection has been sent the entries of a table. */
export interface FollowedTable {
  readonly table: string;
  sent: number;
  /** The connection had no room for more; the rest is sent when it has. */
  isBehind: boolean;
}

interface Transport {
  readonly handler: ConnectionHandler;
  readonly socket: LiveSocket;
  /** What the socket itself writes to. */
  readonly stream: Duplex;
}

export class Connection implements Peer {
  readonly socket: LiveSocket;
  readonly guest: Guest | undefined;
  readonly address: string;
  /** So few that a list is searched faster than a map. */
  readonly followedTables: FollowedTable[] = [];
  isAlive = true;
  /** In the order in which connections were accepted. */
  number = 0;
  /** Since when there has been no room for what was to be sent. */
  fullSince: number | undefined;
  readonly #handler: ConnectionHandler;
  readonly #stream: Duplex;
  readonly #maxBuffered: number;
  #isCorked = false;

  constructor({ handler, socket, stream }: Transport, { guest, address }: Peer, { waiting }: Limits) {
    this.#handler = handler;
    this.socket = socket;
    this.#stream = stream;
    this.guest = guest;
    this.address = address;
    this.#maxBuffered = waiting;
    socket.connection = this;
    addSocketListeners(socket);
  }

  handleMessage(text: string | undefined): void {
    this.isAlive = true;
    this.#handler.onMessage(this, text);
  }

  handlePong(): void {
    this.isAlive = true;
  }

  handleClose(): void {
    this.#handler.onClose(this);
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  followedTable(table: string): FollowedTable | undefined {
    return this.followedTables.find((followed) => followed.table === table);
  }

  canFollow(table: string, max: number): boolean {
    return this.followedTables.length < max || this.followedTable(table) !== undefined;
  }

  /** Bytes that the client has not taken yet. */
  get bufferedBytes(): number {
    return this.#stream.writableLength;
  }

  get isFull(): boolean {
    return this.bufferedBytes > this.#maxBuffered;
  }

  send(message: ServerMessage): void {
    this.queue(encode(message));
  }

  /** All messages of one turn of the event loop are written at once, because writing is the most expensive part. */
  queue(message: Buffer): void {
    if (!this.isOpen) return;
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.#stream.cork();
      process.nextTick(flush, this);
    }
    this.socket.send(message, TEXT);
  }

  flush(): void {
    if (!this.#isCorked) return;
    this.#isCorked = false;
    this.#stream.uncork();
  }

  /** For messages that may be left out; once there is room again the client is told that something changed. */
  sendIfRoom(message: Buffer): void {
    if (this.isFull) this.fullSince ??= Date.now();
    else this.queue(message);
  }
}

const TEXT = { binary: false };

const flush = (connection: Connection): void => connection.flush();

/** The same functions for all sockets: for thousands of idle connections, closures of their own would take much of the memory. */
function addSocketListeners(socket: LiveSocket): void {
  socket.on('message', onMessage);
  socket.on('ping', onPing);
  socket.on('pong', onPong);
  socket.on('close', onClose);
  // The library itself closes connections that break the protocol or send too much.
  socket.on('error', ignore);
}

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  connectionOf(this)?.handleMessage(isBinary ? undefined : String(data));
}

/** Pongs are buffered, too, so a client that does not read gets none. */
function onPing(this: WebSocket, data: Buffer): void {
  if (!connectionOf(this)?.isFull) this.pong(data);
}

function onPong(this: WebSocket): void {
  connectionOf(this)?.handlePong();
}

function onClose(this: WebSocket): void {
  connectionOf(this)?.handleClose();
}

const connectionOf = (socket: WebSocket): Connection | undefined => (socket as LiveSocket).connection;

const ignore = (): void => undefined;
