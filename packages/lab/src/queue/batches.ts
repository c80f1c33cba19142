// The batches of runs, on pg-boss. A batch that somebody has taken comes back when nothing is heard of it for a while.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fail, ok, type Result } from '@undercroft/engine';
import PgBoss from 'pg-boss';
import type { Build } from './build.ts';
import type { Database } from './database.ts';
import { placeOf } from './trouble.ts';

export const SCHEMA = 'undercroft_queue';
const { schema: OWN_VERSION } = createRequire(import.meta.url)('pg-boss/version.json') as { schema: number };
/** How often somebody looks for batches that nothing is heard of. */
const LOOK_SECONDS = 2;
/** As often as a batch may come back before it is given up: those who take it die of it. */
const RETURNS = 100;
const AT_ONCE = 1000;

export interface Batch {
  readonly run: string;
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

export interface Taken extends Batch {
  readonly id: string;
  /** How long nothing may be heard of it. */
  readonly patience: number;
}

/** Builds do not mix: each has a queue of its own. */
const queueOf = ({ version, code }: Build): string => `games-${version}-${code}`;

/** Always the same for the same batch, so that it is never there twice. */
function idOf({ run, from, to }: Batch): string {
  const hex = createHash('sha256').update(`${run}/${from}/${to}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

export class Batches {
  readonly #db: Database;
  readonly #boss: PgBoss;
  readonly #queue: string;

  constructor(db: Database, build: Build) {
    this.#db = db;
    this.#queue = queueOf(build);
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => db.executeSql(text, values) },
      schema: SCHEMA,
      schedule: false,
      maintenanceIntervalSeconds: LOOK_SECONDS,
    });
    // What fails while nobody waits for it is tried again at the next look.
    this.#boss.on('error', () => undefined);
  }

  async prepare(): Promise<Result<void, string>> {
    const [found] = await this.#db.rows<{ schema: boolean; version: boolean }>(
      `select exists (select from pg_namespace where nspname = $1) as schema, to_regclass($1 || '.version') is not null as version`,
      SCHEMA,
    );
    if (found?.schema && !found.version)
      return fail(
        `The schema "${SCHEMA}" at ${placeOf(this.#db.url)} belongs to something else: name another database.`,
      );
    await this.#boss.start();
    const version = await this.#boss.schemaVersion();
    if (version !== OWN_VERSION)
      return fail(
        `The queue at ${placeOf(this.#db.url)} was made by another pg-boss (${version}, this one is ${OWN_VERSION}).`,
      );
    await this.#boss.createQueue(this.#queue);
    return ok(undefined);
  }

  /** Puts batches on the queue; those that are there stay as they are, those that were given up come back. */
  async put(batches: readonly Batch[], patience: number): Promise<void> {
    for (let i = 0; i < batches.length; i += AT_ONCE) {
      const some = batches.slice(i, i + AT_ONCE);
      const ids = some.map(idOf);
      await this.#boss.retry(this.#queue, ids);
      await this.#boss.resume(this.#queue, ids);
      await this.#boss.insert(
        some.map((data, at) => ({
          // The first games first: pg-boss looks at this before it looks at the time.
          priority: -data.from,
          id: ids[at] as string,
          name: this.#queue,
          data,
          expireInSeconds: patience,
          retryLimit: RETURNS,
        })),
      );
    }
  }

  async take(): Promise<Taken | undefined> {
    const [job] = await this.#boss.fetch<Batch>(this.#queue);
    return job && { ...job.data, id: job.id, patience: Number(job.expireInSeconds) };
  }

  /**
   * This worker is still at it. pg-boss 10 counts from when a batch was taken and has no word for this (12 has `touch`), so
   * the batch counts as taken now.
   */
  async touch({ id }: Taken): Promise<void> {
    await this.#db.rows(
      `update ${SCHEMA}.job set started_on = now() where name = $1 and id = $2 and state = 'active'`,
      this.#queue,
      id,
    );
  }

  async done({ id }: Taken): Promise<void> {
    await this.#boss.complete(this.#queue, id);
  }

  /** For others to take. */
  async giveBack({ id }: Taken): Promise<void> {
    await this.#boss.fail(this.#queue, id, { returned: true });
  }

  /** Nobody is to try it again. */
  async putAside({ id }: Taken): Promise<void> {
    await this.#boss.cancel(this.#queue, id);
  }

  /** A batch of the run that was given up. */
  async givenUp(run: string): Promise<Batch | undefined> {
    const [row] = await this.#db.rows<{ data: Batch }>(
      `select data from ${SCHEMA}.job where name = $1 and state = 'failed' and data ->> 'run' = $2 limit 1`,
      this.#queue,
      run,
    );
    return row?.data;
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }
}
