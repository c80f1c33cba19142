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

  /** The entries after `from`, if they are the next ones and there is room; otherwise it is behind. */
  offer(table: string, from: number, count: number, text: () => string): void {
    const follow = this.follows.get(table);
    if (!follow || follow.isBehind || follow.sent > from) return;
    if (follow.sent < from || this.isFull) {
      follow.isBehind = true;
      this.slowSince ??= Date.now();
      return;
    }
    follow.sent += count;
    this.tellText(text());
  }
}

/** A connection that broke is closed by its own event. */
const noteError = (): void => undefined;

export const entriesText = (table: string, from: number, entries: readonly Entry[]): string =>
  JSON.stringify({ type: 'entries', table, from, entries } satisfies Telling);
