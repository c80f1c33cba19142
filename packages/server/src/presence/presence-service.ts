// Keeps the followers of tables up to date about who is here, and the other processes about who is here in this one.
import { isEqual } from '@undercroft/engine';
import type { Presence } from '@undercroft/protocol';
import { newId } from '../auth/secrets.ts';
import type { Connection } from '../live/connection.ts';
import type { Log } from '../log.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { type Announcement, announcedPart, packParts } from './announcements.ts';
import type { Departure, PresenceBook, Sighting } from './presence-book.ts';
import { currentSeats, peopleOf, presenceOf, storeDepartures, storeSightings } from './seen.ts';

/** How often the graces of those who left and the parts of silent processes are looked at. */
const SWEEP_MS = 1_000;
/** Of a table where nothing changed for a while, the first change waits only for what happens at the same moment. */
const FIRST_DELAY_MS = 30;

interface FollowedTable {
  timer: NodeJS.Timeout | undefined;
  /** When the followers were last told, and what. */
  at: number;
  last: Presence | undefined;
  /** Whether the other processes must be told, too. */
  isAnnounced: boolean;
  /** When it was last stored who is there. */
  stored: number;
}

/** Sends a table's presence to its followers in this process. */
type Broadcast = (table: string, presence: Presence) => void;

export class PresenceService {
  readonly #registry: TableRegistry;
  readonly #book: PresenceBook;
  readonly #broadcast: Broadcast;
  readonly #log: Log;
  /** The name of this process. */
  readonly #name = newId();
  readonly #tables = new Map<string, FollowedTable>();
  readonly #timers: readonly NodeJS.Timeout[];
  #announced = 0;
  #isClosed = false;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(registry: TableRegistry, broadcast: Broadcast, log: Log) {
    this.#registry = registry;
    this.#book = registry.presence;
    this.#broadcast = broadcast;
    this.#log = log;
    this.#timers = [
      setInterval(() => this.#sweep(), SWEEP_MS).unref(),
      setInterval(() => this.announceAll(), registry.limits.presenceAnnounce).unref(),
    ];
    this.catchUp();
  }

  onJoin(table: string, { guest }: Connection): void {
    this.#book.join(table, guest?.id);
    this.#changed(table);
  }

  onLeave(table: string, { guest }: Connection): void {
    this.#book.leave(table, guest?.id);
    this.#changed(table);
  }

  /** The seats of a table changed, and with them who is there as a player. */
  onSeats(table: string): void {
    if (this.#tables.has(table)) this.#schedule(table);
  }

  /** What a new follower is told at once; nothing if it is not known yet, then it follows. */
  lastSent(table: string): Presence | undefined {
    return this.#tables.get(table)?.last;
  }

  /** Asks the other processes who is there, and tells them who is here. */
  catchUp(): void {
    this.#book.renew();
    void this.#registry.store.notifications.pass({ who: true });
    this.announceAll();
  }

  announceAll(): void {
    this.#announce([...this.#book.localTables]);
  }

  hear({ by, n, parts }: Announcement): void {
    for (const [table, guests, anonymous] of parts) {
      this.#book.hear(by, table, { n, guests: new Map(guests), anonymous });
      this.onSeats(table);
    }
  }

  /** Everybody leaves at once; their next connection is to another process, or to the next one. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const { timer } of this.#tables.values()) clearTimeout(timer);
    const at = Date.now();
    const tables = [...this.#book.localTables];
    const gone = tables.flatMap((table) =>
      [...this.#book.localPart(table).guests.keys()].map((guest) => ({ table, guest, at })),
    );
    await this.#sweeping;
    await storeDepartures(this.#registry, gone).catch(() => undefined);
    this.#pass(tables.map((table) => announcedPart(table, { guests: new Map(), anonymous: 0 })));
  }

  #changed(table: string): void {
    const known = this.#tables.get(table);
    if (known) known.isAnnounced = false;
    else this.#tables.set(table, { timer: undefined, at: 0, last: undefined, isAnnounced: false, stored: 0 });
    this.#schedule(table);
  }

  #schedule(table: string): void {
    const followed = this.#tables.get(table);
    if (!followed || followed.timer || this.#isClosed) return;
    const wait = followed.at + this.#registry.limits.presenceEvery - Date.now();
    followed.timer = setTimeout(() => void this.#flush(table, followed), Math.max(wait, FIRST_DELAY_MS)).unref();
  }

  async #flush(table: string, followed: FollowedTable): Promise<void> {
    followed.timer = undefined;
    followed.at = Date.now();
    if (!followed.isAnnounced) {
      followed.isAnnounced = true;
      this.#announce([table]);
    }
    const part = this.#book.localPart(table);
    if (part.guests.size === 0 && part.anonymous === 0) return void this.#tables.delete(table);
    try {
      const presence = presenceOf(this.#book, table, await currentSeats(this.#registry, table));
      if (isEqual(presence, followed.last)) return;
      followed.last = presence;
      this.#broadcast(table, presence);
    } catch {
      // The store does not answer: later.
      this.#schedule(table);
    }
  }

  #announce(tables: readonly string[]): void {
    if (this.#registry.store.kind !== 'postgres') return;
    this.#pass(tables.map((table) => announcedPart(table, this.#book.localPart(table), this.#peopleAt(table))));
  }

  #pass(parts: readonly Announcement['parts'][number][]): void {
    for (const pack of packParts(parts)) {
      const presence: Announcement = { by: this.#name, n: ++this.#announced, parts: pack };
      this.#registry.store.notifications.pass({ presence }).catch(() => undefined);
    }
  }

  /** As far as the table is in memory. */
  #peopleAt(table: string): ReadonlySet<string> {
    return peopleOf(this.#registry.peek(table)?.seats ?? []);
  }

  #sweep(): void {
    const gone = this.#book.endGraces();
    for (const { table } of gone) {
      const followed = this.#tables.get(table);
      if (followed) followed.isAnnounced = false;
    }
    const left = [...gone, ...this.#expired()];
    const here = this.#dueSightings();
    if (left.length > 0) this.#sweeping = this.#sweeping.then(() => this.#store(left));
    if (here.length > 0) this.#sweeping = this.#sweeping.then(() => this.#storeHere(here));
  }

  /** Of each table now and then, the first time soon after somebody came: a killed process tells nobody who was there. */
  #dueSightings(now = Date.now()): Sighting[] {
    const due = [...this.#tables].filter(([, { stored }]) => now - stored >= this.#registry.limits.presenceStore);
    for (const [, followed] of due) followed.stored = now;
    return due.flatMap(([table]) => this.#book.connected(table, now));
  }

  async #storeHere(here: readonly Sighting[]): Promise<void> {
    try {
      await storeSightings(this.#registry, here);
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'who is here could not be stored');
    }
  }

  /** While nothing can be heard of the others, their silence means nothing. */
  #expired(): Departure[] {
    const { store, limits } = this.#registry;
    return store.notifications.isConnected ? this.#book.expire(Date.now() - limits.presenceSilent) : [];
  }

  async #store(left: readonly Departure[]): Promise<void> {
    const away = left.filter(({ table, guest }) => !this.#book.isHere(table, guest));
    try {
      await storeDepartures(this.#registry, away);
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'when people left could not be stored');
    }
    for (const table of new Set(left.map((one) => one.table))) this.#changed(table);
  }
}
