// All tables of this process: brought into memory when needed, kept as long as there is room, never trusted over the store.
import { catalog } from '@undercroft/catalog';
import { type Entry, type Game, type GameRecord, replay } from '@undercroft/engine';
import type { Limits } from '../config.ts';
import type { AskRow, Db } from '../store/schema.ts';
import type { Change, Store } from '../store/store.ts';
import { type Draft, LiveTable } from './live-table.ts';
import { deny } from './problem.ts';

/** For what is rare and must not miss what another process did a moment ago. */
export const LOOK_FIRST = Number.POSITIVE_INFINITY;

/** Entries `from + 1` to `from + count`, as JSON: written once, for the store and for everybody who is told. */
export interface Entered {
  readonly from: number;
  readonly count: number;
  readonly text: string;
}

/** Told of everything that has become safe, in order for each table. */
export interface Audience {
  /** `isOurs`: it was done here, not in another process. */
  entries(table: LiveTable, entered: Entered, isOurs: boolean): void;
  changed(table: string): void;
  said(table: string, n: number): void;
  /** Tables somebody here follows: what others do there must be looked for, even if it is not in memory. */
  readonly watched?: ReadonlyMap<string, unknown>;
}

export class House {
  readonly store: Store;
  readonly limits: Limits;
  readonly #audience: Audience[] = [];
  /** In memory, or on their way there; those that may go first stand first. */
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #here = new Map<string, LiveTable>();
  #working = 0;
  #isResting = false;

  constructor(store: Store, limits: Limits) {
    this.store = store;
    this.limits = limits;
    store.news.listen(
      (news) => this.#hear(news),
      () => this.#lookAtAll(),
    );
  }

  join(audience: Audience): void {
    this.#audience.push(audience);
  }

  get inMemory(): number {
    return this.#here.size;
  }

  /** Does something at a table, alone and up to date. Whoever asks has heard of `least` entries. */
  async at<T>(id: string, work: (table: LiveTable) => Promise<T> | T, least = 0): Promise<T> {
    if (this.#isResting) deny('unavailable');
    this.#working++;
    let table: LiveTable | undefined;
    try {
      table = this.#turnHere(id) ?? (await this.#turnAt(id));
      if (this.#mayBeOld(table, least)) await this.#catchUp(table);
      return await work(table);
    } finally {
      table?.endTurn();
      this.#working--;
    }
  }

  /** Takes nothing new, and waits for what has begun, but not for ever. */
  async rest(most: number): Promise<void> {
    this.#isResting = true;
    for (const end = Date.now() + most; this.#working > 0 && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** A table by the code that was read aloud. */
  async byCode(code: string): Promise<string | undefined> {
    if (!/^[A-Z0-9]{8}$/.test(code)) return undefined;
    const found = await this.store.db.selectFrom('tables').select('id').where('code', '=', code).executeTakeFirst();
    return found?.id;
  }

  /**
   * Makes safe what was just done in memory, and tells everybody. Answers whether it was first; if not, memory was wrong
   * and is thrown away.
   */
  async keep(table: LiveTable, draft: Draft, also?: (trx: Db) => Promise<void>): Promise<boolean> {
    try {
      const { store } = this;
      const won = await (also ? store.appendWith(draft.batch, also) : store.append(draft.batch));
      if (!won) this.forget(table.id);
      else this.#tell(table, { from: draft.batch.seq, count: draft.batch.count, text: draft.batch.entries }, true);
      return won;
    } catch (error) {
      // Perhaps it is there, perhaps not: the store knows.
      this.forget(table.id);
      if (this.#isWatched(table.id)) this.#fetch(table.id);
      throw error;
    }
  }

  /** A table that has just been opened is shown to those who wait for their turn. */
  welcome(table: LiveTable): void {
    this.#tell(table, nothingAfter(table), true);
  }

  /** Seats, asks or the end changed: others must hear of it. */
  async changed(id: string): Promise<void> {
    for (const one of this.#audience) one.changed(id);
    await this.store.news.tell({ table: id });
  }

  async said(id: string, n: number): Promise<void> {
    for (const one of this.#audience) one.said(id, n);
    await this.store.news.tell({ table: id, said: n });
  }

  forget(id: string): void {
    this.#tables.delete(id);
    this.#here.delete(id);
  }

  #tell(table: LiveTable, entered: Entered, isOurs: boolean): void {
    for (const one of this.#audience) one.entries(table, entered, isOurs);
  }

  #hear({ table: id, seq, said }: Change): void {
    if (said !== undefined) {
      for (const one of this.#audience) one.said(id, said);
      return;
    }
    if (seq === undefined) for (const one of this.#audience) one.changed(id);
    const table = this.#here.get(id);
    if (table && seq !== undefined && seq < table.seq) return;
    if (table) this.#lookAgain(table);
    // On its way into memory, perhaps from before the news; or put away, and somebody still follows it.
    else if (this.#tables.has(id) || this.#isWatched(id)) this.#fetch(id);
  }

  /** After a time in which others were not heard. */
  #lookAtAll(): void {
    for (const table of this.#here.values()) this.#lookAgain(table);
    for (const { watched } of this.#audience)
      for (const id of watched?.keys() ?? []) if (!this.#here.has(id)) this.#fetch(id);
  }

  #isWatched(id: string): boolean {
    return this.#audience.some(({ watched }) => watched?.has(id));
  }

  /** Fetches what others did, at once: somebody may be watching. */
  #lookAgain(table: LiveTable): void {
    table.isBehind = true;
    void this.at(table.id, () => undefined).catch(() => this.forget(table.id));
  }

  #fetch(id: string): void {
    void this.#find(id).then(
      (table) => table && this.#lookAgain(table),
      () => undefined,
    );
  }

  /** Others may have been here without our hearing of it. One process alone knows everything itself. */
  #mayBeOld(table: LiveTable, least: number): boolean {
    return table.isBehind || !this.store.news.isUp || (this.store.kind === 'postgres' && table.seq < least);
  }

  #find(id: string): Promise<LiveTable | undefined> {
    if (!isId(id)) return Promise.resolve(undefined);
    const known = this.#tables.get(id);
    if (known) return known;
    const loading: Promise<LiveTable | undefined> = this.#load(id).then(
      (table) => this.#settle(id, loading, table),
      (error) => {
        this.#settle(id, loading, undefined);
        throw error;
      },
    );
    this.#tables.set(id, loading);
    this.#makeRoom();
    return loading;
  }

  /** What was loaded is here now, unless it was forgotten meanwhile: then another may be on its way, and counts. */
  #settle(id: string, loading: Promise<LiveTable | undefined>, table: LiveTable | undefined): LiveTable | undefined {
    if (this.#tables.get(id) !== loading) return table;
    if (table) {
      this.#here.set(id, table);
      // Who follows it may not have been told everything.
      this.#tell(table, nothingAfter(table), false);
    } else this.#tables.delete(id);
    return table;
  }

  /** Most often a table is here and nobody is at it: then nothing is waited for. */
  #turnHere(id: string): LiveTable | undefined {
    const table = this.#here.get(id);
    if (!table?.tryTurn()) return undefined;
    table.wasUsed = true;
    return table;
  }

  async #turnAt(id: string): Promise<LiveTable> {
    for (;;) {
      const table = (await this.#find(id)) ?? deny('unknown-table');
      await table.waitForTurn();
      if (this.#here.get(id) === table) return table;
      // Thrown out meanwhile, because somebody else was faster: begin again with a fresh one.
      table.endTurn();
    }
  }

  /** The first ones go, but who was used since they were last asked is asked again after all others. */
  #makeRoom(): void {
    for (const [id, known] of this.#tables) {
      if (this.#tables.size <= this.limits.tablesInMemory) return;
      const table = this.#here.get(id);
      // Still on its way: it is wanted right now.
      if (!table) continue;
      this.forget(id);
      if (!table.wasUsed) continue;
      table.wasUsed = false;
      this.#tables.set(id, known);
      this.#here.set(id, table);
    }
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const { db } = this.store;
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
    const record: GameRecord = {
      format: 1,
      game: row.game,
      rules: row.rules,
      options: JSON.parse(row.options),
      seats: JSON.parse(row.began),
      entries: await this.#entries(id, 0),
    };
    const table = replay(findGame, record);
    if (!table.ok) throw new Error(`table ${id} does not replay: ${JSON.stringify(table.error)}`);
    return new LiveTable(row, table.value, seats, await this.#ask(id));
  }

  async #catchUp(table: LiveTable): Promise<void> {
    table.isBehind = false;
    try {
      const { db } = this.store;
      const from = table.seq;
      const entries = await this.#entries(table.id, from);
      const row = await db.selectFrom('tables').selectAll().where('id', '=', table.id).executeTakeFirstOrThrow();
      const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', table.id).orderBy('seat').execute();
      const ask = await this.#ask(table.id);
      Object.assign(table, { row, seats, ask });
      table.follow(entries);
      const count = entries.length;
      if (count > 0) this.#tell(table, { from, count, text: JSON.stringify(entries) }, false);
    } catch (error) {
      // Half of it is worth less than nothing.
      this.forget(table.id);
      throw error;
    }
  }

  async #entries(id: string, from: number): Promise<Entry[]> {
    const rows = await this.store.db
      .selectFrom('entries')
      .select('entries')
      .where('table_id', '=', id)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
    return rows.flatMap(({ entries }) => JSON.parse(entries) as Entry[]);
  }

  async #ask(id: string): Promise<AskRow | undefined> {
    return this.store.db
      .selectFrom('asks')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }
}

const nothingAfter = ({ seq }: LiveTable): Entered => ({ from: seq, count: 0, text: '[]' });

export const findGame = (id: string): Game | undefined => catalog.find((game) => game.id === id);

/** Names as they are given to tables (newId). Anything else was never one. */
const isId = (text: string): boolean => /^[\w-]{16}$/.test(text);
