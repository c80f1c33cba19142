// One live connection. It follows tables and is told their entries in order; who cannot keep up is told later, not lost.
import type { Entry } from '@undercroft/engine';
import type { Me, Telling } from '@undercroft/protocol';
import type { WebSocket } from 'ws';

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
  /** Since when it could not take what there was to tell. */
  slowSince: number | undefined;
  readonly #most: number;

  constructor(socket: WebSocket, me: Me | undefined, address: string, most: number) {
    this.socket = socket;
    this.me = me;
    this.address = address;
    this.#most = most;
  }

  get isFull(): boolean {
    return this.socket.bufferedAmount > this.#most;
  }

  tell(telling: Telling): void {
    this.tellText(JSON.stringify(telling));
  }

  tellText(text: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(text, noteError);
  }

  /** Something that can be left out: who cannot take it is told later that there was something. */
  hint(text: string): void {
    if (this.isFull) this.slowSince ??= Date.now();
    else this.tellText(text);
  }

  /** The entries after `from`, if they are the next ones and there is room. Otherwise it has to catch up. */
  offer(table: string, from: number, count: number, text: () => string): boolean {
    const follow = this.follows.get(table);
    if (!follow) return true;
    if (follow.sent !== from || this.isFull) return false;
    if (count > 0) this.tellText(text());
    follow.sent += count;
    return true;
  }
}

/** A connection that broke is closed by its own event. */
const noteError = (): void => undefined;

export const entriesText = (table: string, from: number, entries: readonly Entry[]): string =>
  JSON.stringify({ type: 'entries', table, from, entries } satisfies Telling);
