// The live interface: accepts connections, carries out their messages, and tells them what happens at their tables.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { ok, type Result } from '@undercroft/engine';
import { type ChatMessage, type ClientMessage, PROTOCOL, type Problem, type ServerMessage } from '@undercroft/protocol';
import { type Server, type ServerOptions, WebSocketServer } from 'ws';
import type { Budget, Peer } from '../budget/budget.ts';
import type { Log } from '../log.ts';
import { parseAnnouncement } from '../presence/announcements.ts';
import { PresenceService } from '../presence/presence-service.ts';
import { problemOf, reject } from '../problem.ts';
import { findChat } from '../tables/chat.ts';
import type { Nudge, SerializedEntries, TableListener } from '../tables/listener.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { act } from '../tables/moves.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { Connection, type ConnectionHandler, LiveSocket } from './connection.ts';
import { Connections, HEARTBEAT_MS } from './connections.ts';
import { Followers } from './followers.ts';
import { parseMessage } from './parse-message.ts';
import { encode, encodeDone } from './server-messages.ts';
import { parsePassing, Signals } from './signals.ts';

/** A request to become a WebSocket, as Node hands it over. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly stream: Duplex;
  readonly head: Buffer;
}

type ClientAct = Extract<ClientMessage, { readonly type: 'act' }>;
type ClientFollow = Extract<ClientMessage, { readonly type: 'follow' }>;
type ClientSignal = Extract<ClientMessage, { readonly type: 'signal' }>;

export class Hub implements TableListener, ConnectionHandler {
  readonly #registry: TableRegistry;
  readonly #budget: Budget;
  readonly #log: Log;
  readonly #sockets: Server<typeof LiveSocket>;
  readonly #connections: Connections;
  readonly #followers: Followers;
  readonly #presence: PresenceService;
  readonly #signals: Signals;
  readonly #timer: NodeJS.Timeout;
  #pendingMessages = 0;
  #chat: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(registry: TableRegistry, budget: Budget, log: Log) {
    this.#registry = registry;
    this.#budget = budget;
    this.#log = log;
    this.#connections = new Connections(registry.limits, budget);
    this.#followers = new Followers(budget);
    this.#signals = new Signals(registry, this.#followers);
    this.#presence = new PresenceService(
      registry,
      (table, presence) => this.#followers.broadcast(table, { type: 'presence', table, ...presence }),
      log,
    );
    this.#followers.listener = this.#presence;
    // The types of the library do not know `closeTimeout` yet.
    const options: ServerOptions<typeof LiveSocket> & { readonly closeTimeout: number } = {
      noServer: true,
      WebSocket: LiveSocket,
      maxPayload: registry.limits.message,
      perMessageDeflate: false,
      clientTracking: false,
      // See handlePing in connection.ts.
      autoPong: false,
      closeTimeout: CLOSE_TIMEOUT_MS,
    };
    this.#sockets = new WebSocketServer(options);
    registry.addListener(this);
    registry.store.notifications.subscribeToPassed(
      (message) => this.#onPassed(message),
      () => this.#presence.catchUp(),
    );
    this.#timer = setInterval(() => this.#heartbeat(), HEARTBEAT_MS);
    this.#timer.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  get followed(): ReadonlyMap<string, unknown> {
    return this.#followers.byTable;
  }

  hasRoom(peer: Peer): boolean {
    return this.#connections.hasRoom(peer);
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
    this.#presence.onSeats(table);
  }

  onNudge({ table, from, seat, person }: Nudge): void {
    this.#signals.pass({ table, from, signal: { kind: 'nudge', seat }, to: [person] });
  }

  onChat(table: string, n: number): void {
    if (!this.followed.has(table)) return;
    const tell = (said: ChatMessage | 'removed' | undefined): void => {
      if (said === 'removed') this.#followers.broadcast(table, { type: 'unsaid', table, n });
      else if (said) this.#followers.broadcast(table, { type: 'said', table, said });
    };
    // One after the other, so that messages come in their order.
    this.#chat = this.#chat.then(() => findChat(this.#registry, table, n)).then(tell, () => undefined);
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
      const tooMany = this.#budget.charge(connection);
      if (tooMany) return this.#refuse(connection, text, tooMany);
      const parsed = parseMessage(text);
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
    await Promise.race([this.#presence.close(), pause(milliseconds)]);
    for (const connection of this.#connections) {
      // Queued messages go before the closing one.
      connection.flush();
      connection.socket.close(GOING_AWAY, 'the server stops');
    }
    for (const end = Date.now() + CLOSE_TIMEOUT_MS; this.size > 0 && Date.now() < end; ) await pause(5);
    for (const { socket } of this.#connections) socket.terminate();
    this.#sockets.close();
  }

  /** The message is not parsed; if it names itself at once, so does the answer. */
  #refuse(connection: Connection, text: string | undefined, problem: Problem): void {
    const ref = REF.exec(text?.slice(0, REF_LENGTH) ?? '')?.[1];
    connection.sendIfRoom(encode({ type: 'problem', ...(ref === undefined ? {} : { ref: Number(ref) }), problem }));
    this.#slowDown(connection, problem);
  }

  onControl(connection: Connection): boolean {
    const tooMany = this.#budget.charge(connection);
    if (tooMany) this.#slowDown(connection, tooMany);
    return !tooMany;
  }

  onBytes(connection: Connection, messages: number): void {
    const tooMany = this.#budget.chargeRead(connection, messages);
    if (tooMany) this.#slowDown(connection, tooMany);
  }

  /** Who is over the budget is not read for as long as it takes; who goes on all the same is closed. */
  #slowDown(connection: Connection, { after = 1 }: Problem): void {
    const { counts } = this.#budget;
    if (connection.pauseReading(after)) counts.paused++;
    if (!this.#budget.isExhausted(connection)) return;
    counts.closed++;
    connection.closeFor(POLICY_VIOLATION, 'too many messages');
  }

  async #handle(connection: Connection, message: ClientMessage): Promise<Result<void, Problem>> {
    switch (message.type) {
      case 'act':
        return this.#act(connection, message);
      case 'follow':
        return this.#follow(connection, message);
      case 'unfollow':
        return ok(this.#followers.remove(connection, message.table));
      case 'signal':
        return this.#signal(connection, message);
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
      if (connection.isOpen) this.#startFollowing(connection, table, after);
      return ok(undefined);
    };
    return this.#registry.withTable(id, follow, after);
  }

  #startFollowing(connection: Connection, table: LiveTable, after: number): void {
    const presence = this.#presence.lastSent(table.id);
    this.#followers.add(connection, table, after);
    if (presence) connection.sendIfRoom(encode({ type: 'presence', table: table.id, ...presence }));
  }

  async #signal(connection: Connection, { ref, table, seat, signal }: ClientSignal): Promise<Result<void, Problem>> {
    const { guest } = connection;
    if (!guest) return reject('no-identity');
    const passed = await this.#signals.send({ guest, table, seat }, signal);
    if (!passed.ok) return passed;
    if (ref !== undefined) connection.sendIfRoom(encode({ type: 'passed', ref, table, n: passed.value }));
    return ok(undefined);
  }

  /** What another process passes on. */
  #onPassed(message: unknown): void {
    const { signal, presence, who } = (message ?? {}) as Readonly<Record<string, unknown>>;
    const passing = parsePassing(signal);
    if (passing) this.#signals.deliver(passing);
    const announced = parseAnnouncement(presence);
    if (announced) this.#presence.hear(announced);
    if (who === true) this.#presence.announceAll();
  }

  #sendProblem(connection: Connection, request: ClientMessage | undefined, problem: Problem): void {
    const ref = request && 'ref' in request && request.ref !== undefined ? { ref: request.ref } : {};
    const table = request ? { table: request.table } : {};
    const shown = connection.isFull ? withoutMissed(problem) : problem;
    const message: ServerMessage = { type: 'problem', ...ref, ...table, problem: shown };
    // The client waits for the answer to its act.
    if (request?.type === 'act') connection.send(message);
    else connection.sendIfRoom(encode(message));
  }

  #heartbeat(): void {
    this.#budget.purgeFull();
    this.#signals.purge();
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
/** The close code for a client that does not keep to the limits. */
const POLICY_VIOLATION = 1008;
/** As our own client begins a message that it wants to be answered. */
const REF = /^\{"type":"(?:act|signal)","ref":(\d{1,15}),/;
const REF_LENGTH = 48;
/** How long a client may take to answer the closing message. */
const CLOSE_TIMEOUT_MS = 300;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
