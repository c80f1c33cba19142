// In the background: replays every unfinished table once after an upgrade, counts their entries at every start, and sets aside those that do not replay. Whoever
// needs a table before its turn loads it as usual, with the same result.
import type { Result } from '@undercroft/engine';
import type { SetAside } from '@undercroft/protocol';
import { incompleteTables } from '../integrity/incomplete-tables.ts';
import type { Log } from '../log.ts';
import { problemOf } from '../problem.ts';
import type { StoredTable } from '../store/schema.ts';
import type { TableListener } from '../tables/listener.ts';
import { loadRow } from '../tables/load-table.ts';
import { storeQuestion } from '../tables/questions.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { readStoredRecord, replaySteps } from '../tables/stored-record.ts';
import { storeSound } from '../tables/verdicts.ts';
import { Pacer } from './pacer.ts';
import { isUnfinished, uncheckedTables } from './unchecked-tables.ts';

/** So many are stored as checked in one transaction. After a kill, at most so many are replayed again. */
const GROUP_SIZE = 20;
/** How long to wait for a database that does not answer. */
const RETRY_MS = 2_000;

export interface CheckProgress {
  /** Tables that this process has replayed, or found replayed by another. */
  readonly checked: number;
  readonly toCheck: number;
  readonly isDone: boolean;
}

export class TableCheck implements TableListener {
  readonly #registry: TableRegistry;
  readonly #log: Log;
  readonly #pacer = new Pacer();
  #checked = 0;
  #toCheck = 0;
  #isDone = false;
  #isStopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(registry: TableRegistry, log: Log) {
    this.#registry = registry;
    this.#log = log;
    registry.addListener(this);
  }

  get progress(): CheckProgress {
    return { checked: this.#checked, toCheck: this.#toCheck, isDone: this.#isDone };
  }

  start(): void {
    this.#running = this.#run().catch((error) => {
      this.#log.error({ error: String(error) }, 'the check of unfinished tables stopped');
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  onEntries(): void {}
  onChanged(): void {}
  onChat(): void {}

  /** The id is in the log because the operator has to find the table. */
  onSetAside(table: string, { kind, entry, refusal, received }: SetAside): void {
    const why = { kind, entry, refusal: refusal?.kind, rule: refusal?.rule, received };
    this.#log.error({ table, ...why }, 'a table does not replay and is set aside');
  }

  async #run(): Promise<void> {
    const ids = await this.#list();
    if (ids.length > 0) this.#log.info({ tables: ids.length }, 'unfinished tables are replayed after an upgrade');
    while (ids.length > 0 && !this.#isStopped) await this.#checkGroup(ids.splice(0, GROUP_SIZE));
    await this.#untilAnswered(() => this.#checkIncomplete());
    if (this.#isStopped) return;
    this.#isDone = true;
    if (this.#checked > 0) this.#log.info({ tables: this.#checked }, 'unfinished tables have been replayed');
  }

  /** At every start: tables with entries missing are looked at more closely. */
  async #checkIncomplete(): Promise<void> {
    const { store } = this.#registry;
    for await (const page of incompleteTables(store)) {
      for (const id of page) {
        const row = await loadRow(store, id);
        if (row && row.set_aside === null) await this.#replay(row);
      }
      if (this.#isStopped) return;
      await this.#pacer.pause();
    }
  }

  /** In random order: each of several processes skips what another has done, and they seldom do the same. */
  async #list(): Promise<string[]> {
    const ids: string[] = [];
    await this.#untilAnswered(async () => {
      ids.length = 0;
      for await (const page of uncheckedTables(this.#registry)) {
        ids.push(...page);
        this.#toCheck = ids.length;
        if (this.#isStopped) return;
        await this.#pacer.pause();
      }
    });
    return shuffled(ids);
  }

  async #checkGroup(ids: readonly string[]): Promise<void> {
    const sound: string[] = [];
    for (const id of ids) {
      if (this.#isStopped) break;
      await this.#untilAnswered(async () => {
        if (await this.#replays(id)) sound.push(id);
      });
      this.#checked++;
      this.#toCheck--;
    }
    if (sound.length > 0) await this.#untilAnswered(() => storeSound(this.#registry, sound));
  }

  /** Whether a table replays and is not stored as such yet. */
  async #replays(id: string): Promise<boolean> {
    const { store, rules } = this.#registry;
    const row = await loadRow(store, id);
    if (!row || (row.checked === rules.build && row.since > 0)) return false;
    return this.#replay(row);
  }

  /** Whether an unfinished table replays; if not, it is set aside. */
  async #replay(row: StoredTable): Promise<boolean> {
    const { store, rules } = this.#registry;
    const replayed = await this.#finish(replaySteps(await readStoredRecord(store, row), rules));
    if (row.since === 0) await storeQuestion(store, row, replayed.ok ? replayed.value : undefined);
    if (!isUnfinished(row)) return false;
    if (!replayed.ok) await this.#registry.setAside(row.id, replayed.error);
    return replayed.ok;
  }

  async #finish<T>(steps: Generator<void, Result<T, SetAside>>): Promise<Result<T, SetAside>> {
    for (;;) {
      if (this.#pacer.isDue) await this.#pacer.pause();
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /** While the database does not answer, waits; anything else that goes wrong is logged, and the rest goes on. */
  async #untilAnswered(work: () => Promise<void>): Promise<void> {
    while (!this.#isStopped) {
      try {
        return await work();
      } catch (error) {
        if (this.#isStopped) return;
        if (problemOf(error).kind === 'broken')
          return this.#log.error({ error: String(error) }, 'unfinished tables could not be checked');
        await this.#pacer.pause(RETRY_MS);
      }
    }
  }
}

function shuffled(ids: readonly string[]): string[] {
  const keyed = ids.map((id) => ({ id, key: Math.random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ id }) => id);
}
