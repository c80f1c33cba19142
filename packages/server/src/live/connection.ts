// One live connection. It is sent the entries of the tables it follows in order; one that cannot keep up gets them later.
import type { Duplex } from 'node:stream';
import type { Guest, ServerMessage } from '@undercroft/protocol';
import { type RawData, WebSocket } from 'ws';
import type { Peer } from '../budget/budget.ts';
import type { Limits } from '../config.ts';
import { encode } from './server-messages.ts';

export interface ConnectionHandler {
  /** `text`: nothing if the message was binary. */
  onMessage(connection: Connection, text: string | undefined): void;
  /** A ping or an unexpected pong. Returns whether it is within the budget. */
  onControl(connection: Connection): boolean;
  /** As much was read as counts for so many messages. */
  onBytes(connection: Connection, messages: number): void;
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
  /** What the socket itself reads from and writes to. */
  readonly stream: LiveStream;
}

/** With a reference to its connection, like the socket. */
type LiveStream = Duplex & { connection?: Connection };

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
  readonly #limits: Limits;
  #isCorked = false;
  /** Bytes that were read and not charged yet. */
  #unpaid = 0;
  #pause: NodeJS.Timeout | undefined;

  constructor({ handler, socket, stream }: Transport, { guest, address }: Peer, limits: Limits) {
    this.#handler = handler;
    this.socket = socket;
    this.#stream = stream;
    this.guest = guest;
    this.address = address;
    this.#limits = limits;
    socket.connection = this;
    stream.connection = this;
    addSocketListeners(socket);
    // Before the library reads it.
    stream.prependListener('data', onData);
  }

  /** Many short reads cost as much as one long one. */
  handleBytes(bytes: number): void {
    this.#unpaid += Math.max(bytes, SHORTEST_READ);
    const { bytesPerMessage } = this.#limits;
    if (this.#unpaid < bytesPerMessage || !this.isOpen) return;
    const messages = Math.floor(this.#unpaid / bytesPerMessage);
    this.#unpaid -= messages * bytesPerMessage;
    this.#handler.onBytes(this, messages);
  }

  handleMessage(text: string | undefined): void {
    this.isAlive = true;
    this.#handler.onMessage(this, text);
  }

  /** Pongs are buffered, too, so a client that does not read gets none. */
  handlePing(data: Buffer): void {
    if (this.#handler.onControl(this) && !this.isFull) this.socket.pong(data);
  }

  handlePong(): void {
    if (this.isAlive) this.#handler.onControl(this);
    this.isAlive = true;
  }

  handleClose(): void {
    clearTimeout(this.#pause);
    this.#handler.onClose(this);
  }

  /** Nothing is read any more, not even that the client is alive. */
  get isPaused(): boolean {
    return this.#pause !== undefined;
  }

  /** Stops reading for so long. Returns whether it was reading. */
  pauseReading(seconds: number): boolean {
    if (this.isPaused || !this.isOpen) return false;
    this.socket.pause();
    this.#pause = setTimeout(() => this.#resumeReading(), Math.min(seconds, LONGEST_PAUSE) * 1000);
    this.#pause.unref();
    return true;
  }

  #resumeReading(): void {
    this.#pause = undefined;
    this.isAlive = true;
    this.socket.resume();
  }

  /** Says why, and does not wait for long until the client closes its side. */
  closeFor(code: number, reason: string): void {
    this.flush();
    this.socket.close(code, reason);
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
    return this.bufferedBytes > this.#limits.waiting;
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
/** As many bytes as any read counts for at least. */
const SHORTEST_READ = 64;
/** In seconds. */
const LONGEST_PAUSE = 60;

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

function onData(this: LiveStream, chunk: Buffer): void {
  this.connection?.handleBytes(chunk.length);
}

/** What was read together with too much is not looked at any more. */
function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  const connection = connectionOf(this);
  if (connection?.isOpen) connection.handleMessage(isBinary ? undefined : String(data));
}

function onPing(this: WebSocket, data: Buffer): void {
  const connection = connectionOf(this);
  if (connection?.isOpen) connection.handlePing(data);
}

function onPong(this: WebSocket): void {
  const connection = connectionOf(this);
  if (connection?.isOpen) connection.handlePong();
}

function onClose(this: WebSocket): void {
  connectionOf(this)?.handleClose();
}

const connectionOf = (socket: WebSocket): Connection | undefined => (socket as LiveSocket).connection;

const ignore = (): void => undefined;
