// The live connection to a server. It reconnects by itself, says how far it has got, and is sent exactly the rest.
import { type Entry, isEqual, type Seat } from '@undercroft/engine';
import type { ClientError, Response } from './client-error.ts';
import type { Problem } from './errors.ts';
import {
  type ChatMessage,
  type EntryRange,
  PROTOCOL,
  type Presence,
  type SeatSignal,
  type ServerMessage,
} from './messages.ts';
import type { ClientMessage, ParsedBody } from './schemas.ts';
import type { Signal } from './signals.ts';
import type { Socket, Transport } from './transport.ts';

export interface Follower {
  /** Entries `from + 1` and on: each exactly once, in order. */
  onEntries(from: number, entries: readonly Entry[]): void;
  /** The seats, the undo request or the end of the table changed. */
  onChanged?(): void;
  onChat?(message: ChatMessage): void;
  /** Message `n` was removed. */
  onChatRemoved?(n: number): void;
  /** Somebody at the table shows something; nobody keeps it. */
  onSignal?(signal: SeatSignal): void;
  /** Who is here. */
  onPresence?(presence: Presence): void;
  /** The table cannot be followed. */
  onError?(error: ClientError): void;
}

interface FollowedTable {
  readonly follower: Follower;
  seq: number;
}

type Act = ParsedBody<'act'>;
type ActOverHttp = (table: string, act: Act) => Promise<Response<EntryRange>>;

interface PendingAct {
  readonly table: string;
  readonly act: Act;
  readonly resolve: (done: Response<EntryRange>) => void;
}

/** With the number of the signal, which names an idea. */
type Passed = Response<{ readonly n: number }>;

const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 10_000;

export class LiveClient {
  readonly #transport: Transport;
  readonly #actOverHttp: ActOverHttp;
  readonly #followed = new Map<string, FollowedTable>();
  readonly #pending = new Map<number, PendingAct>();
  readonly #signals = new Map<number, (passed: Passed) => void>();
  #socket: Socket | undefined;
  #isOpen = false;
  #isClosed = false;
  #wasOpen = false;
  #retries = 0;
  /** Counts connections: what an earlier one says does not matter any more. */
  #attempts = 0;
  #lastRef = 0;
  onConnectionChange: ((isOpen: boolean) => void) | undefined;

  constructor(transport: Transport, actOverHttp: ActOverHttp) {
    this.#transport = transport;
    this.#actOverHttp = actOverHttp;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Follows a table, whose first `after` entries are known. */
  follow(table: string, after: number, follower: Follower): void {
    this.#followed.set(table, { follower, seq: after });
    if (this.#isOpen) this.#send({ type: 'follow', table, after });
    else this.#connect();
  }

  unfollow(table: string): void {
    if (this.#followed.delete(table) && this.#isOpen) this.#send({ type: 'unfollow', table });
  }

  /** Acts over the connection, or over HTTP while there is none or if it is lost before the answer. */
  act(table: string, act: Act): Promise<Response<EntryRange>> {
    if (!this.#isOpen) return this.#retryOverHttp(table, act);
    return new Promise((resolve) => {
      const ref = ++this.#lastRef;
      this.#pending.set(ref, { table, act, resolve });
      this.#send({ type: 'act', ref, table, ...act });
    });
  }

  /** Shows something to the others at the table. It is sent once or not at all: later it would mean nothing. */
  signal(table: string, seat: Seat, signal: Signal): Promise<Passed> {
    if (!this.#isOpen) return Promise.resolve(UNREACHED);
    return new Promise((resolve) => {
      const ref = ++this.#lastRef;
      this.#signals.set(ref, resolve);
      this.#send({ type: 'signal', ref, table, seat, signal });
    });
  }

  /** Connects anew, because you are somebody else from now on: a connection belongs to the guest who opened it. */
  reconnect(): void {
    // Nothing more is sent over the one that is being closed.
    this.#isOpen = false;
    this.#socket?.close();
  }

  /** Tries to connect at once and not after the wait: the network is back, or somebody looks at the table again. */
  retryNow(): void {
    this.#retries = 0;
    if (this.#followed.size > 0) this.#connect();
  }

  /** The network is gone. A connection may not notice for minutes; whatever it still says is ignored. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#attempts++;
    this.#onClose();
    socket.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#socket || this.#isClosed) return;
    const { base, jar } = this.#transport;
    const url = `${base.replace(/^http/, 'ws')}/api/live`;
    const attempt = ++this.#attempts;
    const ifCurrent = (work: () => void) => {
      if (attempt === this.#attempts) work();
    };
    this.#socket = this.#transport.connect(url, jar?.cookie === undefined ? {} : { cookie: jar.cookie }, {
      onOpen: () => ifCurrent(() => this.#onOpen()),
      onMessage: (text) => ifCurrent(() => this.#onMessage(JSON.parse(text) as ServerMessage)),
      onClose: () => ifCurrent(() => this.#onClose()),
    });
  }

  #onOpen(): void {
    this.#isOpen = true;
    this.#retries = 0;
    // Missed entries are sent again; whether anything else changed meanwhile, nobody knows.
    if (this.#wasOpen) for (const { follower } of this.#followed.values()) follower.onChanged?.();
    this.#wasOpen = true;
    for (const [table, { seq }] of this.#followed) this.#send({ type: 'follow', table, after: seq });
    this.onConnectionChange?.(true);
  }

  #onClose(): void {
    this.#socket = undefined;
    this.#isOpen = false;
    this.onConnectionChange?.(false);
    for (const [ref, { table, act, resolve }] of this.#pending) {
      this.#pending.delete(ref);
      void this.#retryOverHttp(table, act).then(resolve);
    }
    for (const ref of this.#signals.keys()) this.#resolveSignal(ref, UNREACHED);
    if (this.#isClosed || this.#followed.size === 0) return;
    this.#transport.delay(this.#nextWait(), () => this.#connect());
  }

  /** Not the same for all, so that not all come back at the same moment. */
  #nextWait(): number {
    const { retryAfter, random } = this.#transport;
    const tries = this.#retries++;
    const listed = retryAfter?.[Math.min(tries, retryAfter.length - 1)];
    if (listed !== undefined) return listed * (0.9 + random() / 10);
    return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** tries) * (0.5 + random() / 2);
  }

  /** If the act had been accepted before the connection was lost, it is now stale, and among what was missed. */
  async #retryOverHttp(table: string, act: Act): Promise<Response<EntryRange>> {
    const done = await this.#actOverHttp(table, act);
    if (done.ok || done.error.kind !== 'stale' || !done.error.missed) return done;
    const { from, entries } = done.error.missed;
    const first = entries[act.seq - from];
    const isMine = first?.type === 'act' && first.seat === act.seat && isEqual(first.action, act.action);
    return isMine ? { ok: true, value: { from: act.seq, entries: entries.slice(act.seq - from) } } : done;
  }

  #onMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        return message.protocol === PROTOCOL ? undefined : this.#onMismatch(message.protocol);
      case 'entries':
        return this.#onEntries(message);
      case 'changed':
        return this.#followed.get(message.table)?.follower.onChanged?.();
      case 'said':
        return this.#followed.get(message.table)?.follower.onChat?.(message.said);
      case 'unsaid':
        return this.#followed.get(message.table)?.follower.onChatRemoved?.(message.n);
      case 'signal':
        return this.#followed.get(message.table)?.follower.onSignal?.(signalOf(message));
      case 'presence':
        return this.#followed.get(message.table)?.follower.onPresence?.(presenceOf(message));
      case 'passed':
        return this.#resolveSignal(message.ref, { ok: true, value: { n: message.n } });
      case 'done':
        return this.#resolve(message.ref, { ok: true, value: { from: message.from, entries: [] } });
      case 'problem':
        if (message.ref !== undefined) return this.#reject(message.ref, message.problem);
        return message.table === undefined ? undefined : this.#onFollowError(message.table, message.problem);
      default:
        // A newer server may send more than this client knows.
        return void (message satisfies never);
    }
  }

  /** Connecting again would not help. */
  #onMismatch(theirs: number): void {
    this.close();
    for (const { follower } of this.#followed.values()) follower.onError?.({ kind: 'other-protocol', theirs });
  }

  /** Follows again later if that may help; otherwise the follower is told. */
  #onFollowError(table: string, problem: Problem): void {
    const followed = this.#followed.get(table);
    if (!followed) return;
    const mayPass = problem.kind === 'unavailable' || problem.kind === 'cannot-store' || problem.after !== undefined;
    if (!mayPass) return followed.follower.onError?.(problem);
    this.#transport.delay(1000 * (problem.after ?? 1), () => {
      const isStillFollowed = this.#followed.get(table) === followed && this.#isOpen;
      if (isStillFollowed) this.#send({ type: 'follow', table, after: followed.seq });
    });
  }

  /** Passes on only what is new. After a gap, which should not happen, the rest is requested. */
  #onEntries({ table, from, entries }: Extract<ServerMessage, { type: 'entries' }>): void {
    const followed = this.#followed.get(table);
    if (!followed || from + entries.length <= followed.seq) return;
    if (from > followed.seq) return this.#send({ type: 'follow', table, after: followed.seq });
    const start = followed.seq;
    const fresh = entries.slice(start - from);
    followed.seq += fresh.length;
    followed.follower.onEntries(start, fresh);
  }

  #reject(ref: number, error: Problem): void {
    this.#resolveSignal(ref, { ok: false, error });
    this.#resolve(ref, { ok: false, error });
  }

  #resolveSignal(ref: number, passed: Passed): void {
    const resolve = this.#signals.get(ref);
    this.#signals.delete(ref);
    resolve?.(passed);
  }

  #resolve(ref: number, done: Response<EntryRange>): void {
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    pending?.resolve(done);
  }
}

const UNREACHED: Passed = { ok: false, error: { kind: 'unreached' } };

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

const signalOf = ({ from, n, signal }: Message<'signal'>): SeatSignal => ({ from, n, signal });

const presenceOf = ({ seats, watching }: Message<'presence'>): Presence => ({ seats, watching });
