// The live interface: accepts connections, carries out their messages, and tells them what happens at their tables.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { fail, ok, type Result } from '@undercroft/engine';
import { type ClientMessage, PROTOCOL, type Problem, type ServerMessage } from '@undercroft/protocol';
import { type Server, WebSocketServer } from 'ws';
import type { Log } from '../log.ts';
import { problemOf, reject } from '../problem.ts';
import type { Peer, RateLimiter } from '../rate-limit/rate-limiter.ts';
import { chatAfter } from '../tables/chat.ts';
import type { SerializedEntries, TableListener } from '../tables/listener.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { act } from '../tables/moves.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { Connection, type ConnectionHandler, LiveSocket } from './connection.ts';
import { Connections, HEARTBEAT_MS } from './connections.ts';
import { Followers } from './followers.ts';
import { parseMessage } from './parse-message.ts';
import { encode, encodeDone } from './server-messages.ts';

/** A request to become a WebSocket, as Node hands it over. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly stream: Duplex;
  readonly head: Buffer;
}

type ClientAct = Extract<ClientMessage, { readonly type: 'act' }>;
type ClientFollow = Extract<ClientMessage, { readonly type: 'follow' }>;

export class Hub implements TableListener, ConnectionHandler {
  readonly #registry: TableRegistry;
  readonly #rateLimiter: RateLimiter;
  readonly #log: Log;
  readonly #sockets: Server<typeof LiveSocket>;
  readonly #connections: Connections;
  readonly #followers: Followers;
  readonly #timer: NodeJS.Timeout;
  #pendingMessages = 0;
  #isClosing = false;

  constructor(registry: TableRegistry, rateLimiter: RateLimiter, log: Log) {
    this.#registry = registry;
    this.#rateLimiter = rateLimiter;
    this.#log = log;
    this.#connections = new Connections(registry.limits);
    this.#followers = new Followers(rateLimiter);
    this.#sockets = new WebSocketServer({
      noServer: true,
      WebSocket: LiveSocket,
      maxPayload: registry.limits.message,
      perMessageDeflate: false,
      clientTracking: false,
      // See onPing in connection.ts.
      autoPong: false,
    });
    registry.addListener(this);
    this.#timer = setInterval(() => this.#heartbeat(), HEARTBEAT_MS);
    this.#timer.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  get followed(): ReadonlyMap<string, unknown> {
    return this.#followers.byTable;
  }

  hasRoom(address: string): boolean {
    return this.#connections.hasRoom(address);
  }

  accept({ request, stream, head }: Upgrade, peer: Peer): void {
    this.#sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = new Connection({ handler: this, socket, stream }, peer, this.#registry.limits);
      this.#connections.add(connection);
      connection.send({ type: 'hello', protocol: PROTOCOL });
    });
  }

  onEntries(table: LiveTable, entries: SerializedEntries): void {
    this.#followers.sendEntries(table, entries);
  }

  onChanged(table: string): void {
    this.#followers.broadcast(table, { type: 'changed', table });
  }

  onChat(table: string, n: number): void {
    if (!this.followed.has(table)) return;
    void chatAfter(this.#registry, table, n - 1).then(
      ([said]) => said && this.#followers.broadcast(table, { type: 'said', table, said }),
      () => undefined,
    );
  }

  onClose(connection: Connection): void {
    if (this.#connections.remove(connection)) this.#followers.removeAll(connection);
  }

  async onMessage(connection: Connection, text: string | undefined): Promise<void> {
    // A client whose message is not answered sends it again to the next server.
    if (this.#isClosing) return;
    this.#pendingMessages++;
    let message: ClientMessage | undefined;
    try {
      const parsed = this.#parse(connection, text);
      if (parsed.ok) message = parsed.value;
      const handled = message ? await this.#handle(connection, message) : parsed;
      if (!handled.ok) this.#sendProblem(connection, message, handled.error);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.kind === 'broken') this.#log.error({ error: String(error) }, 'a live message failed');
      this.#sendProblem(connection, message, problem);
    } finally {
      this.#pendingMessages--;
    }
  }

  /** Asks all clients to reconnect, to this or another process, once their messages are answered. */
  async close(milliseconds: number): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosing = true;
    for (const end = Date.now() + milliseconds; this.#pendingMessages > 0 && Date.now() < end; ) await pause(5);
    for (const connection of this.#connections) {
      // Queued messages go before the closing one.
      connection.flush();
      connection.socket.close(GOING_AWAY, 'the server stops');
    }
    for (const end = Date.now() + CLOSE_TIMEOUT_MS; this.size > 0 && Date.now() < end; ) await pause(5);
    for (const { socket } of this.#connections) socket.terminate();
    this.#sockets.close();
  }

  #parse(connection: Connection, text: string | undefined): Result<ClientMessage, Problem> {
    const tooMany = this.#rateLimiter.charge(connection);
    return tooMany ? fail(tooMany) : parseMessage(text);
  }

  async #handle(connection: Connection, message: ClientMessage): Promise<Result<void, Problem>> {
    switch (message.type) {
      case 'act':
        return this.#act(connection, message);
      case 'follow':
        return this.#follow(connection, message);
      case 'unfollow':
        return ok(this.#followers.remove(connection, message.table));
      default:
        return message satisfies never;
    }
  }

  async #act(connection: Connection, message: ClientAct): Promise<Result<void, Problem>> {
    const { ref, table } = message;
    if (!connection.guest) return reject('no-identity');
    const done = await act(this.#registry, table, connection.guest, message);
    if (!done.ok) return done;
    const { from, entries } = done.value;
    return ok(connection.queue(encodeDone({ ref, table, from, count: entries.length })));
  }

  async #follow(connection: Connection, { table: id, after }: ClientFollow): Promise<Result<void, Problem>> {
    const { follows } = this.#registry.limits;
    if (!connection.canFollow(id, follows)) return reject('too-many');
    const follow = (table: LiveTable): Result<void, Problem> => {
      if (after > table.seq) return reject('malformed', { detail: { after, seq: table.seq } });
      // Again: other tables may have been followed while this one was loaded.
      if (!connection.canFollow(id, follows)) return reject('too-many');
      return ok(connection.isOpen ? this.#followers.add(connection, table, after) : undefined);
    };
    return this.#registry.withTable(id, follow, after);
  }

  #sendProblem(connection: Connection, request: ClientMessage | undefined, problem: Problem): void {
    const ref = request?.type === 'act' ? { ref: request.ref } : {};
    const table = request ? { table: request.table } : {};
    const shown = connection.isFull ? withoutMissed(problem) : problem;
    const message: ServerMessage = { type: 'problem', ...ref, ...table, problem: shown };
    // The client waits for the answer to its act.
    if (request?.type === 'act') connection.send(message);
    else connection.sendIfRoom(encode(message));
  }

  #heartbeat(): void {
    this.#rateLimiter.purgeFull();
    this.#connections.heartbeat((connection) => this.#resume(connection));
  }

  /** Sends a connection that was slow what it missed. */
  #resume(connection: Connection): void {
    const terminate = (): void => connection.socket.terminate();
    for (const followed of connection.followedTables) {
      const { table: id } = followed;
      // Messages about changes were left out.
      connection.send({ type: 'changed', table: id });
      if (!followed.isBehind) continue;
      void this.#registry
        .withTable(id, (table) => ok(this.#followers.catchUp(connection, followed, table)))
        .then((resumed) => resumed.ok || terminate(), terminate);
    }
  }
}

/** An answer must be sent, but who does not read need not get what they missed with every rejection: they can fetch it. */
const withoutMissed = ({ missed: _, ...rest }: Problem): Problem => rest;

/** The close code for "going away": the client should connect again. */
const GOING_AWAY = 1001;
/** How long a client may take to answer the closing message. */
const CLOSE_TIMEOUT_MS = 300;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
