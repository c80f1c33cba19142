// All tables of this process. A table is loaded when it is needed, stays in memory while there is room, and the store
// always decides when the two differ.
import { fail, ok, type Result } from '@undercroft/engine';
import type { Problem, SetAside } from '@undercroft/protocol';
import type { Limits } from '../config.ts';
import { PresenceBook } from '../presence/presence-book.ts';
import { reject } from '../problem.ts';
import type { Db } from '../store/schema.ts';
import { tryToStore } from '../store/storage-fault.ts';
import type { Batch, Store, TableChange } from '../store/store.ts';
import { currentRules, type KnownRules } from './known-rules.ts';
import type { Nudge, Origin, SerializedEntries, TableListener } from './listener.ts';
import type { LiveTable } from './live-table.ts';
import { catchUp, knownSetAside, loadRow, loadTable } from './load-table.ts';
import { storeQuestion } from './questions.ts';
import { TableCache } from './table-cache.ts';
import { storeSetAside, storeSound } from './verdicts.ts';

/** As `atLeast`: for rare operations that must see what another process did a moment ago. */
export const ALWAYS_REFRESH = Number.POSITIVE_INFINITY;

export class TableRegistry {
  readonly store: Store;
  readonly limits: Limits;
  readonly rules: KnownRules;
  /** Who follows which table. */
  readonly presence: PresenceBook;
  readonly #listeners: TableListener[] = [];
  readonly #cache: TableCache;
  #activeCalls = 0;
  #isDraining = false;

  constructor(store: Store, limits: Limits, rules = currentRules()) {
    this.store = store;
    this.limits = limits;
    this.rules = rules;
    this.presence = new PresenceBook(limits.presenceGrace);
    this.#cache = new TableCache(
      (id) => this.#load(id),
      { tables: limits.tablesInMemory, bytes: limits.tableBytes },
      // Followers may have missed something while the table was not in memory.
      (table) => this.#emitEntries(table, noEntriesAfter(table), 'remote'),
    );
    store.notifications.subscribe(
      (change) => this.#onRemoteChange(change),
      () => this.#refreshAll(),
    );
  }

  addListener(listener: TableListener): void {
    this.#listeners.push(listener);
  }

  get inMemory(): number {
    return this.#cache.loaded.size;
  }

  /** About how much memory they take. */
  get bytesInMemory(): number {
    return this.#cache.bytes;
  }

  get tablesInMemory(): Iterable<LiveTable> {
    return this.#cache.loaded.values();
  }

  /** A table if it is in memory, perhaps out of date. */
  peek(id: string): LiveTable | undefined {
    return this.#cache.loaded.get(id);
  }

  /** Runs `work` with exclusive access to an up-to-date table. The caller knows of `atLeast` entries. */
  async withTable<T>(
    id: string,
    work: (table: LiveTable) => Promise<Result<T, Problem>> | Result<T, Problem>,
    atLeast = 0,
  ): Promise<Result<T, Problem>> {
    if (this.#isDraining) return reject('unavailable');
    this.#activeCalls++;
    let table: LiveTable | undefined;
    try {
      table = this.#cache.tryLock(id);
      const locked = table ? ok(table) : await this.#cache.lock(id);
      if (!locked.ok) return locked;
      table = locked.value;
      if (this.#mayBeStale(table, atLeast) && !(await this.#catchUp(table))) {
        // What is stored may not be what was read before: from the beginning, once more.
        return await this.withTable(id, work, atLeast);
      }
      return await work(table);
    } finally {
      table?.unlock();
      this.#activeCalls--;
    }
  }

  /** Rejects new work and waits for what has begun, but no longer than `milliseconds`. */
  async drain(milliseconds: number): Promise<void> {
    this.#isDraining = true;
    for (const end = Date.now() + milliseconds; this.#activeCalls > 0 && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** The id of the table with this code, which people read aloud. */
  async findByCode(code: string): Promise<string | undefined> {
    const found = await this.store.db.selectFrom('tables').select('id').where('code', '=', code).executeTakeFirst();
    return found?.id;
  }

  /**
   * Stores a change that was made in memory and tells the listeners. Returns whether it was first; if not, the table in
   * memory was out of date and is evicted.
   */
  async commit(table: LiveTable, batch: Batch, also?: (trx: Db) => Promise<void>): Promise<boolean> {
    try {
      const isFirst = await (also ? this.store.appendWith(batch, also) : this.store.append(batch));
      if (isFirst) this.#grow(table, batch.entries.length);
      if (isFirst) table.since = batch.since;
      if (!isFirst) this.evict(table.id);
      else this.#emitEntries(table, { from: batch.seq, count: batch.count, text: batch.entries }, 'local');
      return isFirst;
    } catch (error) {
      // It may have been stored or not; only the store knows.
      this.evict(table.id);
      if (this.#isFollowed(table.id)) this.#loadAndRefresh(table.id);
      throw error;
    }
  }

  /** The table does not replay: from now on it can only be read (set-aside.ts). */
  async setAside(id: string, why: SetAside): Promise<Problem> {
    await tryToStore(storeSetAside(this, id, why));
    this.evict(id);
    for (const listener of this.#listeners) listener.onSetAside?.(id, why);
    await this.notifyChanged(id);
    return setAsideProblem(why);
  }

  /** Tells the listeners about a table that has just been opened. */
  announce(table: LiveTable): void {
    this.#emitEntries(table, noEntriesAfter(table), 'local');
  }

  /** Tells listeners and other processes that seats, the undo request or the end of a table changed. */
  async notifyChanged(id: string): Promise<void> {
    for (const listener of this.#listeners) listener.onChanged(id);
    await this.store.notifications.publish({ table: id });
  }

  async notifyChat(id: string, n: number): Promise<void> {
    for (const listener of this.#listeners) listener.onChat(id, n);
    await this.store.notifications.publish({ table: id, chat: n });
  }

  emitNudge(nudge: Nudge): void {
    for (const listener of this.#listeners) listener.onNudge?.(nudge);
  }

  emitRematch(table: LiveTable, opener: string): void {
    for (const listener of this.#listeners) listener.onRematch?.(table, opener);
  }

  evict(id: string): void {
    this.#cache.evict(id);
  }

  async #load(id: string): Promise<Result<LiveTable, Problem>> {
    const row = await loadRow(this.store, id);
    if (!row) return reject('unknown-table');
    const known = knownSetAside(row, this.rules);
    if (known) return fail(setAsideProblem(known));
    const table = await loadTable(this.store, this.rules, row);
    if (!table.ok) return fail(await this.setAside(id, table.error));
    // Another build of the rules could not replay it, this one can.
    if (row.set_aside !== null) await tryToStore(storeSound(this, [id]));
    if (row.since === 0) table.value.since = await storeQuestion(this.store, row, table.value.table);
    return table;
  }

  #emitEntries(table: LiveTable, entries: SerializedEntries, origin: Origin): void {
    for (const listener of this.#listeners) listener.onEntries(table, entries, origin);
  }

  #onRemoteChange({ table: id, seq, chat }: TableChange): void {
    if (chat !== undefined) {
      for (const listener of this.#listeners) listener.onChat(id, chat);
      return;
    }
    if (seq === undefined) for (const listener of this.#listeners) listener.onChanged(id);
    const table = this.#cache.loaded.get(id);
    if (table && seq !== undefined && seq < table.seq) return;
    if (table) this.#refresh(table);
    // It is loading, perhaps from before the change, or it was evicted while somebody still follows it.
    else if (this.#cache.has(id) || this.#isFollowed(id)) this.#loadAndRefresh(id);
  }

  /** Notifications were interrupted, so anything may have changed. */
  #refreshAll(): void {
    for (const table of this.#cache.loaded.values()) this.#refresh(table);
    for (const { followed } of this.#listeners)
      for (const id of followed?.keys() ?? []) if (!this.#cache.loaded.has(id)) this.#loadAndRefresh(id);
  }

  #isFollowed(id: string): boolean {
    return this.#listeners.some(({ followed }) => followed?.has(id));
  }

  /** At once, because somebody may be following the table. */
  #refresh(table: LiveTable): void {
    table.isBehind = true;
    const evict = (): void => this.evict(table.id);
    void this.withTable(table.id, () => ok(undefined)).then((refreshed) => refreshed.ok || evict(), evict);
  }

  #loadAndRefresh(id: string): void {
    void this.#cache.find(id).then(
      (found) => found.ok && this.#refresh(found.value),
      () => undefined,
    );
  }

  /** A single process on SQLite makes every change itself, so only Postgres can be ahead of memory. */
  #mayBeStale(table: LiveTable, atLeast: number): boolean {
    const { kind, notifications } = this.store;
    return table.isBehind || !notifications.isConnected || (kind === 'postgres' && table.seq < atLeast);
  }

  #grow(table: LiveTable, textLength: number): void {
    table.textLength += textLength;
    this.#cache.weigh(table);
  }

  /** Returns whether the table replays. */
  async #catchUp(table: LiveTable): Promise<boolean> {
    table.isBehind = false;
    try {
      const from = table.seq;
      const entries = await catchUp(this.store, this.rules, table);
      if (!entries.ok) {
        this.evict(table.id);
        return false;
      }
      const count = entries.value.length;
      if (count === 0) return true;
      const text = JSON.stringify(entries.value);
      this.#grow(table, text.length);
      this.#emitEntries(table, { from, count, text }, 'remote');
      return true;
    } catch (error) {
      // A half-updated table must not be used.
      this.evict(table.id);
      throw error;
    }
  }
}

/** What a client is told who wants to do something at the table. */
const setAsideProblem = (why: SetAside): Problem => ({ kind: 'set-aside', detail: { ...why } });

const noEntriesAfter = ({ seq }: LiveTable): SerializedEntries => ({ from: seq, count: 0, text: '[]' });
