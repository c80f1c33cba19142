// All live connections of this process: how many there may be, and which are slow or silent.
import type { Budget, Peer } from '../budget/budget.ts';
import type { Limits } from '../config.ts';
import type { Connection } from './connection.ts';

export const HEARTBEAT_MS = 1000;

export class Connections {
  readonly #limits: Limits;
  readonly #all = new Set<Connection>();
  readonly #budget: Budget;
  #accepted = 0;
  #heartbeats = 0;

  constructor(limits: Limits, budget: Budget) {
    this.#limits = limits;
    this.#budget = budget;
  }

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#all.values();
  }

  hasRoom(peer: Peer): boolean {
    return this.size < this.#limits.connections && this.#budget.hasRoomForConnection(peer);
  }

  add(connection: Connection): void {
    connection.number = ++this.#accepted;
    this.#all.add(connection);
    this.#budget.enterConnection(connection);
  }

  /** Returns whether it was there. */
  remove(connection: Connection): boolean {
    if (!this.#all.delete(connection)) return false;
    this.#budget.leaveConnection(connection);
    return true;
  }

  /**
   * Once a second: closes connections that have been slow or silent for too long, pings some of the others, and calls
   * `resume` with those that were slow and have room again.
   */
  heartbeat(resume: (connection: Connection) => void): void {
    const { silentFor } = this.#limits;
    this.#dropSlowest();
    // Not all at once: thousands of pings would delay those who are playing.
    const rounds = Math.max(1, Math.round(silentFor / HEARTBEAT_MS / 2));
    const round = ++this.#heartbeats % rounds;
    for (const connection of this.#all) {
      if (connection.isFull) connection.fullSince ??= Date.now();
      if (connection.fullSince !== undefined) this.#checkSlow(connection, resume);
      if (connection.number % rounds === round) ping(connection);
    }
  }

  /** Each of many slow connections may buffer a little, but all of an address, and all together, no more than there is room for. */
  #dropSlowest(): void {
    const slow = [...this.#all].filter(({ bufferedBytes }) => bufferedBytes > 0);
    const byAddress = new Map<string, Connection[]>();
    for (const connection of slow) {
      const some = byAddress.get(connection.address);
      if (some) some.push(connection);
      else byAddress.set(connection.address, [connection]);
    }
    for (const some of byAddress.values()) dropDownTo(this.#limits.waitingPerAddress, some);
    dropDownTo(
      this.#limits.waitingInAll,
      slow.filter(({ isOpen }) => isOpen),
    );
  }

  #checkSlow(connection: Connection, resume: (connection: Connection) => void): void {
    const { isFull, fullSince = 0, socket } = connection;
    if (!isFull) {
      connection.fullSince = undefined;
      resume(connection);
    } else if (Date.now() - fullSince > this.#limits.slowFor) socket.terminate();
  }
}

/** Disconnects those that have been slow for longest. */
function dropDownTo(room: number, slow: readonly Connection[]): void {
  let excess = slow.reduce((sum, { bufferedBytes }) => sum + bufferedBytes, 0) - room;
  if (excess <= 0) return;
  const since = ({ fullSince }: Connection): number => fullSince ?? Number.POSITIVE_INFINITY;
  for (const connection of [...slow].sort((a, b) => since(a) - since(b))) {
    if (excess <= 0) return;
    excess -= connection.bufferedBytes;
    connection.socket.terminate();
  }
}

/** Who did not answer the last ping is gone; who is not read cannot answer. */
function ping(connection: Connection): void {
  if (connection.isPaused) return;
  if (!connection.isAlive) return connection.socket.terminate();
  connection.isAlive = false;
  connection.socket.ping();
}
