// The browsers of a guest that get push messages.
import { createECDH } from 'node:crypto';
import { ok, type Result } from '@undercroft/engine';
import type { Guest, ParsedBody, Problem } from '@undercroft/protocol';
import type { Limits } from '../config.ts';
import { reject } from '../problem.ts';
import type { Db, PushRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { PushGuard } from './push-guard.ts';
import { loadVapidKeys, type VapidKeys } from './vapid.ts';

export class PushSubscriptions {
  readonly #store: Store;
  readonly #limits: Limits;
  readonly #guard: PushGuard;
  #keys: Promise<VapidKeys> | undefined;

  constructor(store: Store, limits: Limits, guard: PushGuard) {
    this.#store = store;
    this.#limits = limits;
    this.#guard = guard;
  }

  keys(): Promise<VapidKeys> {
    this.#keys ??= loadVapidKeys(this.#store).catch((error) => {
      // The next one tries again.
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  async add({ id: person }: Guest, { endpoint, keys }: ParsedBody<'push'>): Promise<Result<void, Problem>> {
    const why = isPoint(keys.p256dh) ? await this.#guard.findProblem(endpoint) : 'bad-key';
    if (why !== undefined) return reject('bad-subscription', { detail: { why } });
    const row = { endpoint, person, p256dh: keys.p256dh, auth: keys.auth, made: Date.now() };
    await this.#store.transaction((trx) => this.#insert(trx, row));
    return ok(undefined);
  }

  /** Without an endpoint: all of the guest. */
  async remove({ id: person }: Guest, endpoint: string | undefined): Promise<void> {
    await this.#store.transaction((trx) => {
      const theirs = trx.deleteFrom('pushes').where('person', '=', person);
      return (endpoint === undefined ? theirs : theirs.where('endpoint', '=', endpoint)).execute();
    });
  }

  of(person: string): Promise<PushRow[]> {
    return this.#store.db.selectFrom('pushes').selectAll().where('person', '=', person).execute();
  }

  /** The browser has unsubscribed, or is gone. */
  async forget(endpoint: string): Promise<void> {
    await this.#store.transaction((trx) => trx.deleteFrom('pushes').where('endpoint', '=', endpoint).execute());
  }

  /** A browser that belonged to another guest belongs to this one from now on; the oldest beyond the limit are dropped. */
  async #insert(trx: Db, row: PushRow): Promise<void> {
    const { endpoint, person, ...rest } = row;
    // Of two at the same moment the second waits here, so that both are counted.
    await trx.updateTable('people').set({ id: person }).where('id', '=', person).execute();
    await trx
      .insertInto('pushes')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person, ...rest }))
      .execute();
    const all = await trx
      .selectFrom('pushes')
      .select('endpoint')
      .where('person', '=', person)
      .orderBy('made', 'desc')
      .orderBy('endpoint')
      .execute();
    const kept = [endpoint, ...all.map((one) => one.endpoint).filter((other) => other !== endpoint)];
    const dropped = kept.slice(this.#limits.pushSubscriptions);
    if (dropped.length > 0) await trx.deleteFrom('pushes').where('endpoint', 'in', dropped).execute();
  }
}

/** Whether it is a key with which something can be encrypted. */
function isPoint(p256dh: string): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
