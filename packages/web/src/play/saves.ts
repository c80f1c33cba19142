// Games kept in the browser's database. An entry is written the moment it is made, so that a crash loses nothing; a game
// that cannot be read is reported and kept.
import { type Ending, type Entry, type GameRecord, RECORD_FORMAT } from '@undercroft/engine';

export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  /** The record without its entries. */
  readonly head: Omit<GameRecord, 'entries'>;
  readonly entries: number;
  /** Milliseconds since 1970. */
  readonly played: number;
  readonly over: boolean;
  /** How it ended, if it has and was kept since that is written down. */
  readonly ending?: Ending;
  /** Actions put together but not played yet; they are validated when read. */
  readonly draft?: readonly object[];
}

export interface Saves {
  /** The latest first. */
  list(): Promise<SavedGame[]>;
  entries(id: string): Promise<Entry[]>;
  /**
   * Adds entries to a game, which is new if nobody has heard of it, in one transaction: all of it or nothing. Fails with
   * `GoneOnElsewhere` if what is kept is not what these entries follow.
   */
  write(saved: SavedGame, added: readonly Entry[]): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether saves outlive the page. */
  readonly isPersistent: boolean;
}

/** Another tab has played on with the game, or removed it: what is kept there stays as it is. */
export class GoneOnElsewhere extends Error {}

const GAMES = 'games';
const ENTRIES = 'entries';

export async function openSaves(name = 'undercroft'): Promise<Saves> {
  try {
    return new DatabaseSaves(await openDatabase(name));
  } catch {
    return new MemorySaves();
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.result.createObjectStore(ENTRIES);
  };
  return resultOf(request);
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

/** Another program may have written here: what is missing counts as empty, so that no list fails. */
export function withDefaults(found: Partial<SavedGame>): SavedGame {
  const { id = '', game = '', seed = '', head, entries = 0, played = 0, over = false, draft, ending } = found;
  const validHead: SavedGame['head'] = Array.isArray(head?.seats)
    ? head
    : { format: RECORD_FORMAT, game, rules: 0, options: {}, seats: [] };
  return {
    ...{ id, game, seed, head: validHead, entries, played, over, draft: Array.isArray(draft) ? draft : [] },
    ...(typeof ending?.how === 'string' ? { ending } : {}),
  };
}

/** All entries of a game, by their keys. */
const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

class DatabaseSaves implements Saves {
  readonly isPersistent = true;
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
    // A newer page wants to change the database: let it.
    database.onversionchange = () => database.close();
  }

  async list(): Promise<SavedGame[]> {
    const games: Partial<SavedGame>[] = await resultOf(this.#database.transaction(GAMES).objectStore(GAMES).getAll());
    return games.map(withDefaults).sort((a, b) => b.played - a.played);
  }

  entries(id: string): Promise<Entry[]> {
    return resultOf(this.#database.transaction(ENTRIES).objectStore(ENTRIES).getAll(entriesOf(id)));
  }

  async write(saved: SavedGame, added: readonly Entry[]): Promise<void> {
    // What was played must outlive a power cut; a draft need not wait for the disk.
    const durability = added.length > 0 ? 'strict' : 'relaxed';
    const transaction = this.#database.transaction([GAMES, ENTRIES], 'readwrite', { durability });
    const [games, entries] = [transaction.objectStore(GAMES), transaction.objectStore(ENTRIES)];
    const first = saved.entries - added.length;
    let isNext = true;
    const kept = entries.count(entriesOf(saved.id));
    kept.onsuccess = () => {
      isNext = kept.result === first;
      if (added.length > 0) return;
      if (isNext) games.put(saved);
      else transaction.abort();
    };
    if (added.length > 0) {
      games.put(saved);
      // Added, never replaced: if another tab has gone on, the first of them is there already, and nothing at all is written.
      for (const [i, entry] of added.entries()) entries.add(entry, [saved.id, first + i + 1]);
      // Commits without waiting for the page to hear of each write: from here on the browser finishes it, even if the page dies.
      transaction.commit();
    }
    try {
      await completed(transaction);
    } catch (error) {
      throw isNext ? error : new GoneOnElsewhere();
    }
    if (isNext) return;
    // It was removed: a rest of it must not come back.
    await this.remove(saved.id);
    throw new GoneOnElsewhere();
  }

  remove(id: string): Promise<void> {
    const transaction = this.#database.transaction([GAMES, ENTRIES], 'readwrite');
    transaction.objectStore(ENTRIES).delete(entriesOf(id));
    transaction.objectStore(GAMES).delete(id);
    return completed(transaction);
  }
}

/** Where the browser keeps nothing: games last as long as the page. */
export class MemorySaves implements Saves {
  readonly isPersistent = false;
  readonly #games = new Map<string, SavedGame>();
  readonly #entries = new Map<string, Entry[]>();

  async list(): Promise<SavedGame[]> {
    return [...this.#games.values()].sort((a, b) => b.played - a.played);
  }

  async entries(id: string): Promise<Entry[]> {
    return [...(this.#entries.get(id) ?? [])];
  }

  async write(saved: SavedGame, added: readonly Entry[]): Promise<void> {
    const kept = this.#entries.get(saved.id) ?? [];
    if (kept.length !== saved.entries - added.length) throw new GoneOnElsewhere();
    this.#games.set(saved.id, saved);
    this.#entries.set(saved.id, [...kept, ...added]);
  }

  async remove(id: string): Promise<void> {
    this.#games.delete(id);
    this.#entries.delete(id);
  }
}
