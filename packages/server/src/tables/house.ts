// All tables of this process: brought into memory when needed, kept as long as there is room, never trusted over the store.
import { catalog } from '@undercroft/catalog';
import { type Entry, type Game, type GameRecord, replay } from '@undercroft/engine';
import type { Limits } from '../config.ts';
import type { AskRow, Db } from '../store/schema.ts';
import type { Change, Store } from '../store/store.ts';
import { type Draft, LiveTable } from './live-table.ts';
import { deny } from './problem.ts';

/** Told of everything that has become safe, in order for each table. */
export interface Audience {
  /** `isOurs`: it was done here, not in another process. */
  entries(table: LiveTable, from: number, entries: readonly Entry[], isOurs: boolean): void;
  changed(table: string): void;
  said(table: string, n: number): void;
}

export class House {
  readonly store: Store;
  readonly limits: Limits;
  readonly #audience: Audience[] = [];
  /** The longest unused first. */
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #here = new Map<string, LiveTable>();

  constructor(store: Store, limits: Limits) {
    this.store = store;
    this.limits = limits;
    store.news.listen(
      (news) => void this.#hear(news),
      () => {
        for (const table of this.#here.values()) this.#lookAgain(table);
      },
    );
  }

  join(audience: Audience): void {
    this.#audience.push(audience);
  }

  get inMemory(): number {
    return this.#here.size;
  }

  /** Does something at a table, alone and up to date. */
  async at<T>(id: string, work: (table: LiveTable) => Promise<T> | T): Promise<T> {
    const table = (await this.#find(id)) ?? deny('unknown-table');
    return table.inTurn(async () => {
      // Thrown out meanwhile, because somebody else was faster: begin again with a fresh one.
      if (this.#here.get(id) !== table) return this.at(id, work);
      if (table.isBehind) await this.#catchUp(table);
      return work(table);
    });
  }

  /** A table by the code that was read aloud. */
  async byCode(code: string): Promise<string | undefined> {
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
      else this.#tell(table, draft.batch.seq, draft.entries, true);
      return won;
    } catch (error) {
      // Perhaps it is there, perhaps not: the store knows.
      this.forget(table.id);
      throw error;
    }
  }

  /** A table that has just been opened is shown to those who wait for their turn. */
  welcome(table: LiveTable): void {
    this.#tell(table, table.seq, [], true);
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

  /** The record as it is in the store. */
  record(table: LiveTable): GameRecord {
    return table.table.record;
  }

  #tell(table: LiveTable, from: number, entries: readonly Entry[], isOurs: boolean): void {
    for (const one of this.#audience) one.entries(table, from, entries, isOurs);
  }

  async #hear({ table: id, seq, said }: Change): Promise<void> {
    if (said !== undefined) for (const one of this.#audience) one.said(id, said);
    const table = this.#here.get(id);
    if (said !== undefined || (seq !== undefined && table && seq <= table.seq)) return;
    if (seq === undefined) for (const one of this.#audience) one.changed(id);
    if (table) this.#lookAgain(table);
  }

  /** Fetches what others did, at once: somebody may be watching. */
  #lookAgain(table: LiveTable): void {
    table.isBehind = true;
    void this.at(table.id, () => undefined).catch(() => this.forget(table.id));
  }

  #find(id: string): Promise<LiveTable | undefined> {
    const known = this.#tables.get(id);
    if (known) {
      // The one used last goes last.
      this.#tables.delete(id);
      this.#tables.set(id, known);
      return known;
    }
    const loading = this.#load(id);
    this.#tables.set(id, loading);
    this.#makeRoom();
    return loading;
  }

  #makeRoom(): void {
    if (this.#tables.size <= this.limits.tablesInMemory) return;
    const [oldest] = this.#tables.keys();
    if (oldest !== undefined) this.forget(oldest);
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    try {
      const { db } = this.store;
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) {
        this.#tables.delete(id);
        return undefined;
      }
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
      const live = new LiveTable(row, table.value, seats, await this.#ask(id));
      this.#here.set(id, live);
      return live;
    } catch (error) {
      this.#tables.delete(id);
      throw error;
    }
  }

  async #catchUp(table: LiveTable): Promise<void> {
    table.isBehind = false;
    const { db } = this.store;
    const from = table.seq;
    const entries = await this.#entries(table.id, from);
    table.row = await db.selectFrom('tables').selectAll().where('id', '=', table.id).executeTakeFirstOrThrow();
    table.seats = await db.selectFrom('seats').selectAll().where('table_id', '=', table.id).orderBy('seat').execute();
    table.ask = await this.#ask(table.id);
    table.follow(entries);
    if (entries.length > 0) this.#tell(table, from, entries, false);
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

export const findGame = (id: string): Game | undefined => catalog.find((game) => game.id === id);
