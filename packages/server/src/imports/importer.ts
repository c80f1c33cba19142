// Imports of records. Reading and replaying one takes as long as whoever made it wants, so it happens in a thread with limited
// time and memory, and guests take turns.
import { ok, type Result } from '@undercroft/engine';
import type { Guest, OpenedTable, Problem } from '@undercroft/protocol';
import { Piscina } from 'piscina';
import { FairQueue, QueueFullError } from '../budget/fair-queue.ts';
import type { Limits } from '../config.ts';
import { reject } from '../problem.ts';
import { type NewRows, storeTable } from '../tables/create-table.ts';
import type { KnownRules } from '../tables/known-rules.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { type ImportTask, prepareImport } from './prepare-import.ts';

type Prepare = (task: ImportTask) => Promise<Result<NewRows, Problem>>;

/** What may wait for one guest; a page imports one record at a time. */
const WAITING_PER_GUEST = 5;

export class Importer {
  readonly #limits: Limits;
  readonly #queue: FairQueue;
  readonly #prepare: Prepare;
  #pool: Piscina | undefined;

  /** `rules`: other rules than those of the catalog, for tests; a thread could not know them. */
  constructor(limits: Limits, rules?: KnownRules) {
    this.#limits = limits;
    const { importsWaiting } = limits;
    this.#queue = new FairQueue({ atOnce: 1, waiting: importsWaiting, waitingPerGuest: WAITING_PER_GUEST });
    this.#prepare = rules ? async (task) => prepareImport(rules, task) : (task) => this.#prepareInThread(task);
  }

  /** `text`: the body of the request. */
  async importTable(registry: TableRegistry, guest: Guest, text: string): Promise<Result<OpenedTable, Problem>> {
    const task = { text, guest, maxEntries: this.#limits.entries };
    const rows = await this.#queue
      .run(guest.id, () => this.#prepare(task))
      .catch((error): Result<never, Problem> => {
        if (error instanceof QueueFullError) return reject('too-many', { after: 1 });
        throw error;
      });
    return rows.ok ? ok(await storeTable(registry, rows.value)) : rows;
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  async #prepareInThread(task: ImportTask): Promise<Result<NewRows, Problem>> {
    this.#pool ??= new Piscina({
      // Threads need compiled code, even when the server runs from its sources.
      filename: new URL('../../dist/imports/import-worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.importMegabytes },
    });
    // A thread that ends without a task harms nobody; without a listener it would end the process.
    if (this.#pool.listenerCount('error') === 0) this.#pool.on('error', () => undefined);
    try {
      return (await this.#pool.run(task, { signal: AbortSignal.timeout(this.#limits.importMilliseconds) })) as Result<
        NewRows,
        Problem
      >;
    } catch (error) {
      // It took too long, or too much memory.
      const { name, code } = error as { readonly name?: string; readonly code?: string };
      if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return reject('too-large');
      throw error;
    }
  }
}
