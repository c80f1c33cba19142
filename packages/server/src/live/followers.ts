// Who follows which table, and how far each of them has been sent its entries.
import type { ServerMessage } from '@undercroft/protocol';
import type { Budget } from '../budget/budget.ts';
import type { SerializedEntries } from '../tables/listener.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Connection, FollowedTable } from './connection.ts';
import { encode, encodeEntries } from './server-messages.ts';

/** Entries in one message to somebody who catches up. */
const PAGE_SIZE = 500;

/** Hears who begins and who stops to follow a table. */
interface FollowListener {
  onJoin(table: string, connection: Connection): void;
  onLeave(table: string, connection: Connection): void;
}

export class Followers {
  readonly #budget: Budget;
  readonly #byTable = new Map<string, Map<Connection, FollowedTable>>();
  listener: FollowListener | undefined;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  get byTable(): ReadonlyMap<string, unknown> {
    return this.#byTable;
  }

  /** Sends everything after the first `after` entries now, and from then on whatever is new. */
  add(connection: Connection, table: LiveTable, after: number): void {
    this.remove(connection, table.id);
    const followed = { table: table.id, sent: after, isBehind: true };
    connection.followedTables.push(followed);
    const followers = this.#byTable.get(table.id) ?? new Map();
    this.#byTable.set(table.id, followers.set(connection, followed));
    this.catchUp(connection, followed, table);
    this.listener?.onJoin(table.id, connection);
  }

  remove(connection: Connection, table: string): void {
    const { followedTables } = connection;
    const index = followedTables.findIndex((followed) => followed.table === table);
    if (index < 0) return;
    followedTables.splice(index, 1);
    const followers = this.#byTable.get(table);
    followers?.delete(connection);
    if (followers?.size === 0) this.#byTable.delete(table);
    this.listener?.onLeave(table, connection);
  }

  removeAll(connection: Connection): void {
    for (const { table } of [...connection.followedTables]) this.remove(connection, table);
  }

  /** New entries go to everybody who has all entries before them; the others catch up. */
  sendEntries(table: LiveTable, { from, count, text }: SerializedEntries): void {
    const followers = this.#byTable.get(table.id);
    if (!followers) return;
    let message: Buffer | undefined;
    for (const [connection, followed] of followers) {
      if (followed.sent !== from || connection.isFull) this.catchUp(connection, followed, table);
      else if (count > 0) {
        message ??= encodeEntries(table.id, from, text);
        connection.queue(message);
        followed.sent += count;
      }
    }
  }

  /** For messages that a slow connection may miss; entries never are. */
  broadcast(table: string, message: ServerMessage): void {
    const followers = this.#byTable.get(table);
    if (!followers) return;
    const encoded = encode(message);
    for (const connection of followers.keys()) connection.sendIfRoom(encoded);
  }

  /** For messages that are worth nothing later: a slow connection does not get them. `to`: only to these guests. */
  pass(table: string, message: ServerMessage, to?: readonly string[]): void {
    const followers = this.#byTable.get(table);
    if (!followers) return;
    const encoded = encode(message);
    for (const connection of followers.keys())
      if (!connection.isFull && (!to || to.includes(connection.guest?.id ?? ''))) connection.queue(encoded);
  }

  /** Sends what was missed, page by page, as long as the connection has room. */
  catchUp(connection: Connection, followed: FollowedTable, { id, seq, table }: LiveTable): void {
    // It was unfollowed or followed anew.
    if (connection.followedTable(id) !== followed) return;
    const missed = table.entriesAfter(followed.sent);
    let bytes = 0;
    for (let i = 0; i < missed.length && !connection.isFull; i += PAGE_SIZE) {
      const page = missed.slice(i, i + PAGE_SIZE);
      const message = encodeEntries(id, followed.sent, JSON.stringify(page));
      bytes += message.length;
      connection.queue(message);
      // At once, so that only what the network does not take counts as buffered.
      connection.flush();
      followed.sent += page.length;
    }
    // Catching up again and again costs as much as fetching the entries over HTTP.
    this.#budget.chargeBytes(connection, bytes);
    followed.isBehind = followed.sent < seq;
    if (followed.isBehind) connection.fullSince ??= Date.now();
  }
}
