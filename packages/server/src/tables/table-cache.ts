// Tables in memory: loaded when they are needed, evicted when there is no more room.
import { fail, ok, type Result } from '@undercroft/engine';
import type { Problem } from '@undercroft/protocol';
import type { LiveTable } from './live-table.ts';

/** Loads a table from the store, or says why it cannot be used. */
export type Loader = (id: string) => Promise<Result<LiveTable, Problem>>;

type Loaded = Result<LiveTable, Problem>;

/** How many tables there may be, and how many bytes they may take together. */
export interface CacheRoom {
  readonly tables: number;
  readonly bytes: number;
}

/** A table that takes more than this share of the room gets no second chance. */
const HEAVY_SHARE = 1 / 64;

export class TableCache {
  readonly #load: Loader;
  readonly #room: CacheRoom;
  readonly #onLoad: (table: LiveTable) => void;
  /** Loaded or loading, in the order in which they are considered for eviction. */
  readonly #tables = new Map<string, Promise<Loaded>>();
  readonly #loaded = new Map<string, LiveTable>();
  /** What each loaded table was last found to take, and all together. */
  readonly #weights = new Map<string, number>();
  #bytes = 0;

  constructor(load: Loader, room: CacheRoom, onLoad: (table: LiveTable) => void) {
    this.#load = load;
    this.#room = room;
    this.#onLoad = onLoad;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get loaded(): ReadonlyMap<string, LiveTable> {
    return this.#loaded;
  }

  /** Loaded or loading. */
  has(id: string): boolean {
    return this.#tables.has(id);
  }

  find(id: string): Promise<Loaded> {
    if (!isTableId(id)) return Promise.resolve(fail({ kind: 'unknown-table' }));
    const known = this.#tables.get(id);
    if (known) return known;
    const loading: Promise<Loaded> = this.#load(id).then(
      (table) => this.#finishLoading(id, loading, table),
      (error) => {
        this.#finishLoading(id, loading, fail({ kind: 'unavailable' }));
        throw error;
      },
    );
    this.#tables.set(id, loading);
    this.#evictUnused();
    return loading;
  }

  /** Fast path without waiting: the table is usually loaded and unlocked. */
  tryLock(id: string): LiveTable | undefined {
    const table = this.#loaded.get(id);
    if (!table?.tryLock()) return undefined;
    table.wasUsed = true;
    return table;
  }

  async lock(id: string): Promise<Loaded> {
    for (;;) {
      const found = await this.find(id);
      if (!found.ok) return found;
      const table = found.value;
      await table.lock();
      if (this.#loaded.get(id) === table) return ok(table);
      // It was evicted while we waited: start again with a fresh one.
      table.unlock();
    }
  }

  evict(id: string): void {
    this.#tables.delete(id);
    this.#loaded.delete(id);
    this.#setWeight(id, 0);
  }

  /** The table has grown. */
  weigh({ id, bytes }: LiveTable): void {
    if (this.#loaded.has(id)) this.#setWeight(id, bytes);
  }

  #setWeight(id: string, bytes: number): void {
    this.#bytes += bytes - (this.#weights.get(id) ?? 0);
    if (bytes > 0) this.#weights.set(id, bytes);
    else this.#weights.delete(id);
  }

  /** Keeps the loaded table, unless it was evicted meanwhile: then a later load may be under way, and that one counts. */
  #finishLoading(id: string, loading: Promise<Loaded>, loaded: Loaded): Loaded {
    if (this.#tables.get(id) !== loading) return loaded;
    if (loaded.ok) {
      this.#loaded.set(id, loaded.value);
      this.weigh(loaded.value);
      this.#evictUnused(id);
      this.#onLoad(loaded.value);
    } else this.#tables.delete(id);
    return loaded;
  }

  get #isFull(): boolean {
    return this.#tables.size > this.#room.tables || this.#bytes > this.#room.bytes;
  }

  /** Evicts in order, but gives every table that was used since its last turn another round. `newest` is about to be used. */
  #evictUnused(newest?: string): void {
    for (const [id, known] of this.#tables) {
      if (!this.#isFull) return;
      const table = this.#loaded.get(id);
      // Still loading, so somebody wants it right now.
      if (!table || id === newest) continue;
      this.evict(id);
      if (!table.wasUsed || table.bytes > this.#room.bytes * HEAVY_SHARE) continue;
      table.wasUsed = false;
      this.#tables.set(id, known);
      this.#loaded.set(id, table);
      this.weigh(table);
    }
  }
}

/** The form of ids made by `newId`; anything else cannot name a table. */
const isTableId = (text: string): boolean => /^[\w-]{16}$/.test(text);
