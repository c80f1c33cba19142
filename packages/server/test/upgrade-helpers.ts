// Lanterns at a server, in two versions of its rules, and what tests do to its database between two servers.
import { findGame } from '@undercroft/catalog';
import type { Game } from '@undercroft/engine';
import { Client } from '@undercroft/protocol';
import { lanterns, lanternsV2 } from '@undercroft/testkit';
import { type Config, LIMITS, type RunningServer, startServer } from '../src/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { KnownRules } from '../src/tables/known-rules.ts';
import { send } from './raw-http.ts';
import { expectOk, type TestDatabase, transportTo, until } from './support.ts';

/** The catalog with a game of the tests in it. */
export const rulesWith = (game: Game, build: string): KnownRules => ({
  find: (id) => (id === game.id ? game : findGame(id)),
  build,
});
export const V1 = rulesWith(lanterns as Game, 'first');
export const V2 = rulesWith(lanternsV2 as Game, 'second');

export const openStore = ({ database }: Pick<TestDatabase, 'database'>): Promise<Store> =>
  'url' in database ? openPostgres(database.url, { connections: 4 }) : openSqlite(database.file);

/** A server that can be replaced by one with other rules, and a guest who does not notice. */
export class UpgradedServer {
  readonly #database: Config['database'];
  readonly log: string[] = [];
  #server: RunningServer | undefined;

  constructor({ database }: TestDatabase) {
    this.#database = database;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  async start(rules: KnownRules): Promise<void> {
    await this.stop();
    this.log.length = 0;
    const limits = { ...LIMITS, burst: 1_000_000, perSecond: 1_000_000 };
    const config = { database: this.#database, host: '127.0.0.1', port: 0, origins: [], proxies: 0, limits };
    const logger = { level: 'info', stream: { write: (line: string) => this.log.push(line) } };
    this.#server = await startServer(config, { rules, logger });
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  async guest(name: string): Promise<Client> {
    const client = new Client(transportTo(() => this.url));
    expectOk(await client.signIn(name));
    return client;
  }

  async health(): Promise<Health> {
    const { text, status } = await send(this, { path: '/healthz' });
    return { ...(JSON.parse(text) as Health), status };
  }

  /** Once all unfinished tables have been replayed. */
  async checkedHealth(): Promise<Health> {
    await until(async () => (await this.health()).tables.isDone);
    return this.health();
  }

  async metric(name: string): Promise<number> {
    const { text } = await send(this, { path: '/metrics' });
    return Number(new RegExp(`^undercroft_${name} (\\d+)`, 'm').exec(text)?.[1]);
  }
}

interface Health {
  readonly status: number;
  readonly isWell: boolean;
  readonly tables: {
    readonly checked: number;
    readonly toCheck: number;
    readonly isDone: boolean;
    readonly setAside: number;
    readonly some: readonly string[];
  };
}

/** A table of Lanterns at which one guest has both seats, after these steps. */
export async function openLanterns(client: Client, steps: readonly number[] = []): Promise<string> {
  const seats = [{ for: 'me' } as const, { for: 'me' } as const];
  const { id } = expectOk(await client.openTable({ game: 'lanterns', options: { seats: 2 }, seats }));
  await walk(client, id, steps);
  return id;
}

/** One after another, for whichever seat has to decide. */
export async function walk(client: Client, id: string, steps: readonly number[]): Promise<void> {
  for (const by of steps) expectOk(await client.act(id, await nextStep(client, id, by)));
}

export async function nextStep(client: Client, id: string, by: number) {
  const { seq, decider = 0 } = expectOk(await client.table(id));
  return { seat: decider, seq, action: { type: 'walk', by } as { type: string } };
}

type Columns = { options?: string; began?: string; rules?: number; game?: string; bot_turn?: number; changed?: number };

/** Changes the row of a table behind the back of the program. */
export const changeRow = (store: Store, id: string, columns: Columns): Promise<unknown> =>
  store.transaction((trx) => trx.updateTable('tables').set(columns).where('id', '=', id).execute());

/** Puts all entries of a table into one row, and changes the text of that row; the count stays. */
export async function changeEntries(store: Store, id: string, change: (entries: unknown[]) => unknown): Promise<void> {
  const rows = await store.db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq').execute();
  const entries = rows.flatMap((row) => JSON.parse(row.entries) as unknown[]);
  const changed = change(entries);
  const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
  await store.transaction(async (trx) => {
    await trx.deleteFrom('entries').where('table_id', '=', id).execute();
    const row = { table_id: id, seq: 0, count: entries.length, entries: text, at: 0 };
    await trx.insertInto('entries').values(row).execute();
  });
}

/** So many more tables like this one, made in the database. No build of the rules has checked them. */
export async function copyTable(database: Pick<TestDatabase, 'database'>, id: string, copies: number): Promise<void> {
  const store = await openStore(database);
  try {
    const table = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const entries = await store.db.selectFrom('entries').selectAll().where('table_id', '=', id).execute();
    await store.transaction(async (trx) => {
      for (let i = 0; i < copies; i++) {
        const name = `copy-${String(i).padStart(11, '0')}`;
        await trx
          .insertInto('tables')
          .values({ ...table, id: name, code: name, checked: '' })
          .execute();
        await trx
          .insertInto('entries')
          .values(entries.map((row) => ({ ...row, table_id: name })))
          .execute();
      }
    });
  } finally {
    await store.close();
  }
}
