// Guests: a name and a cookie. Nobody needs more.
import type { Me } from '@undercroft/protocol';
import type { KeyRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { DAY } from './forgetting.ts';
import { hashOf, newId, newToken } from './secrets.ts';

export class People {
  readonly #store: Store;
  /** Cookies seen lately: a question to the database less with each request. Another process may give a new name. */
  readonly #known = new Map<string, { readonly me: Me; readonly until: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Who it is, if that needs no question to the database. */
  known(cookie: string): Me | undefined {
    const known = this.#known.get(hashOf(cookie));
    return known && known.until > Date.now() ? known.me : undefined;
  }

  async find(cookie: string): Promise<Me | undefined> {
    const known = this.known(cookie);
    if (known) return known;
    const hash = hashOf(cookie);
    const found = await this.#byKey(hash, 'cookie');
    if (!found) return undefined;
    const { seen, ...me } = found;
    if (Date.now() - seen > DAY) await this.#see(hash);
    this.#remember(hash, me);
    return me;
  }

  /** A new guest, and the cookie that proves it. */
  async welcome(name: string): Promise<{ readonly me: Me; readonly cookie: string }> {
    const me = { id: newId(), name };
    const cookie = newToken();
    await this.#store.together(async (trx) => {
      await trx
        .insertInto('people')
        .values({ ...me, created: Date.now() })
        .execute();
      await trx
        .insertInto('keys')
        .values(keyOf(cookie, me.id, 'cookie'))
        .execute();
    });
    return { me, cookie };
  }

  async rename({ id }: Me, name: string): Promise<Me> {
    await this.#store.together((trx) => trx.updateTable('people').set({ name }).where('id', '=', id).execute());
    for (const [hash, known] of this.#known) if (known.me.id === id) this.#known.delete(hash);
    return { id, name };
  }

  /** A link that carries somebody to another device. A new one makes the last one worthless. */
  async recovery({ id }: Me): Promise<string> {
    const token = newToken();
    await this.#store.together(async (trx) => {
      // Two who ask at the same moment wait for each other here, and one link is left.
      await trx.updateTable('people').set({ id }).where('id', '=', id).execute();
      await trx.deleteFrom('keys').where('person', '=', id).where('kind', '=', 'recovery').execute();
      await trx
        .insertInto('keys')
        .values(keyOf(token, id, 'recovery'))
        .execute();
    });
    return token;
  }

  /** Another device becomes the same person. The link stays good until it is replaced. */
  async recover(token: string): Promise<{ readonly me: Me; readonly cookie: string } | undefined> {
    const found = await this.#byKey(hashOf(token), 'recovery');
    if (!found) return undefined;
    const me = { id: found.id, name: found.name };
    const cookie = newToken();
    await this.#store.together((trx) =>
      trx
        .insertInto('keys')
        .values(keyOf(cookie, me.id, 'cookie'))
        .execute(),
    );
    return { me, cookie };
  }

  /** So that they are not forgotten. */
  #see(hash: string): Promise<unknown> {
    const now = Date.now();
    return this.#store.together((trx) => trx.updateTable('keys').set({ seen: now }).where('hash', '=', hash).execute());
  }

  async #byKey(hash: string, kind: KeyRow['kind']): Promise<(Me & Pick<KeyRow, 'seen'>) | undefined> {
    return this.#store.db
      .selectFrom('keys')
      .innerJoin('people', 'people.id', 'keys.person')
      .select(['people.id', 'people.name', 'keys.seen'])
      .where('keys.hash', '=', hash)
      .where('keys.kind', '=', kind)
      .executeTakeFirst();
  }

  #remember(hash: string, me: Me): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.delete(this.#known.keys().next().value as string);
    this.#known.delete(hash);
    this.#known.set(hash, { me, until: Date.now() + KNOWN_FOR });
  }
}

const keyOf = (secret: string, person: string, kind: KeyRow['kind']): KeyRow => {
  const now = Date.now();
  return { hash: hashOf(secret), person, kind, made: now, seen: now };
};

const MOST_KNOWN = 10_000;
const KNOWN_FOR = 30_000;
