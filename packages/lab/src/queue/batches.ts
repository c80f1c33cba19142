// Batches of runs on pg-boss. A claimed batch returns to the queue when its worker falls silent.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fail, ok, type Result } from '@undercroft/engine';
import PgBoss from 'pg-boss';
import type { Build } from './build.ts';
import type { Database } from './database.ts';
import { addressOf } from './database-error.ts';

export const SCHEMA = 'undercroft_queue';
const { schema: OWN_VERSION } = createRequire(import.meta.url)('pg-boss/version.json') as { schema: number };
/** How often abandoned batches are looked for. */
const MAINTENANCE_SECONDS = 2;
/** How often a batch may return before it is given up: workers that claim it seem to die of it. */
const RETRY_LIMIT = 100;
const INSERT_SIZE = 1000;

export interface Batch {
  readonly run: string;
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

export interface ClaimedBatch extends Batch {
  readonly id: string;
  /** Seconds without a heartbeat before others get it. */
  readonly patience: number;
}

/** Builds do not mix: each has a queue of its own. */
const queueOf = ({ version, code }: Build): string => `games-${version}-${code}`;

/** The same for the same batch, so that it is never queued twice. */
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
      maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    });
    // Background failures are retried at the next maintenance.
    this.#boss.on('error', () => undefined);
  }

  async prepare(): Promise<Result<void, string>> {
    const [found] = await this.#db.rows<{ schema: boolean; version: boolean }>(
      `select exists (select from pg_namespace where nspname = $1) as schema, to_regclass($1 || '.version') is not null as version`,
      SCHEMA,
    );
    if (found?.schema && !found.version)
      return fail(
        `The schema "${SCHEMA}" at ${addressOf(this.#db.url)} belongs to something else: name another database.`,
      );
    await this.#boss.start();
    const version = await this.#boss.schemaVersion();
    if (version !== OWN_VERSION)
      return fail(
        `The queue at ${addressOf(this.#db.url)} was made by another pg-boss (${version}, this one is ${OWN_VERSION}).`,
      );
    await this.#boss.createQueue(this.#queue);
    return ok(undefined);
  }

  /** Queued batches stay as they are, failed ones are queued again. */
  async enqueue(batches: readonly Batch[], patience: number): Promise<void> {
    for (let i = 0; i < batches.length; i += INSERT_SIZE) {
      const some = batches.slice(i, i + INSERT_SIZE);
      const ids = some.map(idOf);
      await this.#boss.retry(this.#queue, ids);
      await this.#boss.resume(this.#queue, ids);
      await this.#boss.insert(
        some.map((data, at) => ({
          // The first games first: pg-boss orders by priority before time.
          priority: -data.from,
          id: ids[at] as string,
          name: this.#queue,
          data,
          expireInSeconds: patience,
          retryLimit: RETRY_LIMIT,
        })),
      );
    }
  }

  async claim(): Promise<ClaimedBatch | undefined> {
    const [job] = await this.#boss.fetch<Batch>(this.#queue);
    return job && { ...job.data, id: job.id, patience: Number(job.expireInSeconds) };
  }

  /**
   * Sends a heartbeat. pg-boss 10 counts from the time of the claim and has no heartbeat (12 has `touch`), so the batch
   * counts as claimed just now.
   */
  async touch({ id }: ClaimedBatch): Promise<void> {
    await this.#db.rows(
      `update ${SCHEMA}.job set started_on = now() where name = $1 and id = $2 and state = 'active'`,
      this.#queue,
      id,
    );
  }

  async complete({ id }: ClaimedBatch): Promise<void> {
    await this.#boss.complete(this.#queue, id);
  }

  /** Returns it to the queue. */
  async release({ id }: ClaimedBatch): Promise<void> {
    await this.#boss.fail(this.#queue, id, { returned: true });
  }

  /** Keeps others from trying it again. */
  async abandon({ id }: ClaimedBatch): Promise<void> {
    await this.#boss.cancel(this.#queue, id);
  }

  /** A batch of the run that has failed for good. */
  async findFailed(run: string): Promise<Batch | undefined> {
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
