// Guests: a name, and a cookie that proves who it is. There are no accounts.
import type { Guest } from '@undercroft/protocol';
import type { KeyRow } from '../store/schema.ts';
import { tryToStore } from '../store/storage-fault.ts';
import type { Store } from '../store/store.ts';
import { DAY } from './purge.ts';
import { hashOf, newId, newToken } from './secrets.ts';

export class Guests {
  readonly #store: Store;
  /** By the hash of the cookie, for a short time, because another process may change the name. Saves a query per request. */
  readonly #byCookie = new Map<string, { readonly guest: Guest; readonly until: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Without a query; nothing if the guest is not in the cache. */
  cached(cookie: string): Guest | undefined {
    const cached = this.#byCookie.get(hashOf(cookie));
    return cached && cached.until > Date.now() ? cached.guest : undefined;
  }

  async findByCookie(cookie: string): Promise<Guest | undefined> {
    const cached = this.cached(cookie);
    if (cached) return cached;
    const hash = hashOf(cookie);
    const found = await this.#findByKey(hash, 'cookie');
    if (!found) return undefined;
    const { seen, ...guest } = found;
    if (Date.now() - seen > DAY) await tryToStore(this.#touch(hash));
    this.#cache(hash, guest);
    return guest;
  }

  /** A new guest, and their cookie. */
  async create(name: string): Promise<{ readonly guest: Guest; readonly cookie: string }> {
    const guest = { id: newId(), name };
    const cookie = newToken();
    await this.#store.transaction(async (trx) => {
      await trx
        .insertInto('people')
        .values({ ...guest, created: Date.now() })
        .execute();
      await trx
        .insertInto('keys')
        .values(keyOf(cookie, guest.id, 'cookie'))
        .execute();
    });
    this.#cache(hashOf(cookie), guest);
    return { guest, cookie };
  }

  async rename({ id }: Guest, name: string): Promise<Guest> {
    await this.#store.transaction((trx) => trx.updateTable('people').set({ name }).where('id', '=', id).execute());
    for (const [hash, cached] of this.#byCookie) if (cached.guest.id === id) this.#byCookie.delete(hash);
    return { id, name };
  }

  /** A token that makes another device the same guest; it replaces the one before. */
  async createRecoveryToken({ id }: Guest): Promise<string> {
    const token = newToken();
    await this.#store.transaction(async (trx) => {
      // Of two that are made at the same moment the second waits here, so that one is left.
      await trx.updateTable('people').set({ id }).where('id', '=', id).execute();
      await trx.deleteFrom('keys').where('person', '=', id).where('kind', '=', 'recovery').execute();
      await trx
        .insertInto('keys')
        .values(keyOf(token, id, 'recovery'))
        .execute();
    });
    return token;
  }

  /** A new cookie for the guest who made the token, which stays valid until it is replaced. */
  async recover(token: string): Promise<{ readonly guest: Guest; readonly cookie: string } | undefined> {
    const found = await this.#findByKey(hashOf(token), 'recovery');
    if (!found) return undefined;
    const guest = { id: found.id, name: found.name };
    const cookie = newToken();
    await this.#store.transaction((trx) =>
      trx
        .insertInto('keys')
        .values(keyOf(cookie, guest.id, 'cookie'))
        .execute(),
    );
    return { guest, cookie };
  }

  /** Keeps the guest from being purged. */
  #touch(hash: string): Promise<unknown> {
    const now = Date.now();
    return this.#store.transaction((trx) =>
      trx.updateTable('keys').set({ seen: now }).where('hash', '=', hash).execute(),
    );
  }

  async #findByKey(hash: string, kind: KeyRow['kind']): Promise<(Guest & Pick<KeyRow, 'seen'>) | undefined> {
    return this.#store.db
      .selectFrom('keys')
      .innerJoin('people', 'people.id', 'keys.person')
      .select(['people.id', 'people.name', 'keys.seen'])
      .where('keys.hash', '=', hash)
      .where('keys.kind', '=', kind)
      .executeTakeFirst();
  }

  #cache(hash: string, guest: Guest): void {
    if (this.#byCookie.size >= MAX_CACHED) this.#byCookie.delete(this.#byCookie.keys().next().value as string);
    this.#byCookie.delete(hash);
    this.#byCookie.set(hash, { guest, until: Date.now() + CACHE_MS });
  }
}

const keyOf = (secret: string, person: string, kind: KeyRow['kind']): KeyRow => {
  const now = Date.now();
  return { hash: hashOf(secret), person, kind, made: now, seen: now };
};

const MAX_CACHED = 10_000;
const CACHE_MS = 30_000;
