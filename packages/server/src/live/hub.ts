// All live connections of this process.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Me, PROTOCOL, type Problem, type Saying, type Telling } from '@undercroft/protocol';
import { type Server, WebSocketServer } from 'ws';
import { act } from '../tables/acting.ts';
import type { Audience, Entered, House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { deny, problemOf } from '../tables/problem.ts';
import { saidAfter } from '../tables/talking.ts';
import { Connection, doneFrame, entriesFrame, type Follow, type Keeper, LiveSocket } from './connection.ts';
import { frameOf } from './frame.ts';
import { read } from './reading.ts';
import type { Toll } from './toll.ts';

/** Entries told at once to somebody who catches up. */
const PAGE = 500;
const BEAT = 1000;

export interface HubLog {
  error(detail: object, message: string): void;
}

export class Hub implements Audience, Keeper {
  readonly #house: House;
  readonly #toll: Toll;
  readonly #log: HubLog;
  readonly #sockets: Server<typeof LiveSocket>;
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #followers = new Map<string, Map<Connection, Follow>>();
  readonly #beat: NodeJS.Timeout;
  #beats = 0;
  #met = 0;
  #answering = 0;
  #isClosing = false;

  constructor(house: House, toll: Toll, log: HubLog) {
    this.#house = house;
    this.#toll = toll;
    this.#log = log;
    this.#sockets = new WebSocketServer({
      noServer: true,
      WebSocket: LiveSocket,
      maxPayload: house.limits.message,
      perMessageDeflate: false,
      clientTracking: false,
      // See onPing in connection.ts.
      autoPong: false,
    });
    house.join(this);
    this.#beat = setInterval(() => this.#check(), BEAT);
    this.#beat.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  get watched(): ReadonlyMap<string, unknown> {
    return this.#followers;
  }

  hasRoom(address: string): boolean {
    const { connections, connectionsPerAddress } = this.#house.limits;
    return this.size < connections && (this.#perAddress.get(address) ?? 0) < connectionsPerAddress;
  }

  accept(request: IncomingMessage, line: Duplex, head: Buffer, me: Me | undefined, address: string): void {
    this.#sockets.handleUpgrade(request, line, head, (socket) =>
      this.#welcome(new Connection({ keeper: this, socket, line }, { me, address }, this.#house.limits)),
    );
  }

  entries(table: LiveTable, { from, count, text }: Entered): void {
    const followers = this.#followers.get(table.id);
    if (!followers) return;
    let frame: Buffer | undefined;
    const lazily = () => {
      frame ??= entriesFrame(table.id, from, text);
      return frame;
    };
    for (const [one, follow] of followers)
      if (!one.offer(follow, from, count, lazily)) this.#catchUp(one, follow, table);
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
  async close(most: number): Promise<void> {
    clearInterval(this.#beat);
    this.#isClosing = true;
    for (const end = Date.now() + most; this.#answering > 0 && Date.now() < end; ) await pause(5);
    for (const connection of this.#connections) {
      // What was just told goes before the good-bye.
      connection.letGo();
      connection.socket.close(GOING, 'the server stops');
    }
    for (const end = Date.now() + FAREWELL; this.size > 0 && Date.now() < end; ) await pause(5);
    for (const { socket } of this.#connections) socket.terminate();
    this.#sockets.close();
  }

  #tell(table: string, telling: Telling): void {
    const followers = this.#followers.get(table);
    if (!followers) return;
    const frame = frameOf(JSON.stringify(telling));
    // A slow one misses hints, never entries.
    for (const one of followers.keys()) one.hint(frame);
  }

  #welcome(connection: Connection): void {
    const { address } = connection;
    connection.number = ++this.#met;
    this.#connections.add(connection);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    connection.tell({ type: 'hello', protocol: PROTOCOL });
  }

  gone(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    const left = (this.#perAddress.get(connection.address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(connection.address, left);
    else this.#perAddress.delete(connection.address);
    for (const { table } of [...connection.follows]) this.#unfollow(connection, table);
  }

  async hear(connection: Connection, text: string | undefined): Promise<void> {
    // Whoever is not answered any more asks again elsewhere.
    if (this.#isClosing) return;
    let heard: Saying | undefined;
    this.#answering++;
    try {
      this.#toll.pay(connection.me, connection.address);
      heard = read(text);
      if (heard.type === 'follow') await this.#follow(connection, heard.table, heard.after);
      else if (heard.type === 'unfollow') this.#unfollow(connection, heard.table);
      else {
        const me = connection.me ?? deny('no-identity');
        const { from, entries } = await act(this.#house, heard.table, me, heard);
        connection.tellFrame(doneFrame(heard.ref, heard.table, from, entries.length));
      }
    } catch (error) {
      this.#explain(connection, heard, error);
    } finally {
      this.#answering--;
    }
  }

  #explain(connection: Connection, heard: Saying | undefined, error: unknown): void {
    const ref = heard?.type === 'act' ? { ref: heard.ref } : {};
    const table = heard ? { table: heard.table } : {};
    const problem = problemOf(error);
    if (problem.kind === 'broken') this.#log.error({ error: String(error) }, 'a live message failed');
    const told = connection.isFull ? brief(problem) : problem;
    const telling: Telling = { type: 'problem', ...ref, ...table, problem: told };
    // Who asked something is waiting for the answer.
    if (heard?.type === 'act') connection.tell(telling);
    else connection.hint(frameOf(JSON.stringify(telling)));
  }

  async #follow(connection: Connection, table: string, after: number): Promise<void> {
    const mustHaveRoom = (): void => {
      if (!connection.followOf(table) && connection.follows.length >= this.#house.limits.follows) deny('too-many');
    };
    mustHaveRoom();
    await this.#house.at(
      table,
      (live) => {
        if (after > live.seq) deny('malformed', { detail: { after, seq: live.seq } });
        mustHaveRoom();
        if (connection.socket.readyState !== connection.socket.OPEN) return;
        this.#unfollow(connection, table);
        const follow = { table, sent: after, isBehind: true };
        connection.follows.push(follow);
        const followers = this.#followers.get(table) ?? new Map();
        this.#followers.set(table, followers.set(connection, follow));
        this.#catchUp(connection, follow, live);
      },
      after,
    );
  }

  #unfollow(connection: Connection, table: string): void {
    const { follows } = connection;
    const at = follows.findIndex((follow) => follow.table === table);
    if (at < 0) return;
    follows.splice(at, 1);
    const followers = this.#followers.get(table);
    followers?.delete(connection);
    if (followers?.size === 0) this.#followers.delete(table);
  }

  /** Tells what was missed, page by page, as long as the connection takes it. */
  #catchUp(connection: Connection, follow: Follow, { id, seq, table }: LiveTable): void {
    // Not followed any more, or anew.
    if (connection.followOf(id) !== follow) return;
    const missed = table.entriesAfter(follow.sent);
    let bytes = 0;
    for (let i = 0; i < missed.length && !connection.isFull; i += PAGE) {
      const page = missed.slice(i, i + PAGE);
      const frame = entriesFrame(id, follow.sent, JSON.stringify(page));
      bytes += frame.length;
      connection.tellFrame(frame);
      // Only what the network does not take at once is waiting.
      connection.letGo();
      follow.sent += page.length;
    }
    // To be told everything again and again costs what it costs to fetch it.
    this.#toll.payForBytes(connection.me, connection.address, bytes);
    follow.isBehind = follow.sent < seq;
    if (follow.isBehind) connection.slowSince ??= Date.now();
  }

  /** Once a second: who was slow is helped on or let go, who is silent is asked whether they are there. */
  #check(): void {
    this.#toll.tidy();
    const { slowFor, silentFor } = this.#house.limits;
    const beats = Math.max(1, Math.round(silentFor / BEAT / 2));
    const turn = ++this.#beats % beats;
    this.#thin();
    for (const connection of this.#connections) {
      if (connection.isFull) connection.slowSince ??= Date.now();
      if (connection.slowSince !== undefined) this.#help(connection, slowFor);
      // Not everybody at once: thousands of questions would keep those who move waiting.
      if (connection.number % beats !== turn) continue;
      if (!connection.isAlive) connection.socket.terminate();
      else {
        connection.isAlive = false;
        connection.socket.ping();
      }
    }
  }

  /** Each of many slow ones may have a little waiting, but not all of them together more than there is room for. */
  #thin(): void {
    const slow = [...this.#connections].filter(({ waiting }) => waiting > 0);
    let excess = slow.reduce((sum, { waiting }) => sum + waiting, 0) - this.#house.limits.waitingInAll;
    if (excess <= 0) return;
    const since = ({ slowSince }: Connection): number => slowSince ?? Number.POSITIVE_INFINITY;
    for (const connection of slow.sort((a, b) => since(a) - since(b))) {
      if (excess <= 0) return;
      excess -= connection.waiting;
      connection.socket.terminate();
    }
  }

  #help(connection: Connection, slowFor: number): void {
    if (connection.isFull) {
      if (Date.now() - (connection.slowSince ?? 0) > slowFor) connection.socket.terminate();
      return;
    }
    connection.slowSince = undefined;
    for (const follow of connection.follows) {
      const { table } = follow;
      // Hints were left out.
      connection.tell({ type: 'changed', table });
      if (follow.isBehind)
        void this.#house
          .at(table, (live) => this.#catchUp(connection, follow, live))
          .catch(() => connection.socket.terminate());
    }
  }
}

/** An answer cannot be left out, but what was missed can be asked for: who does not read is not sent it with every refusal. */
const brief = ({ missed: _, ...rest }: Problem): Problem => rest;

/** "Going away": try another one. */
const GOING = 1001;
/** How long a client may take to say good-bye. */
const FAREWELL = 300;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
