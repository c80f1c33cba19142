// Bots move by themselves, in threads of their own. Whichever process sees that a bot has to decide lets it think; the first
// answer counts, as with people. A turn that was lost with a process is taken up again by another.
import type { Seat } from '@undercroft/engine';
import { Piscina } from 'piscina';
import { act } from '../tables/acting.ts';
import type { Audience, House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Denied } from '../tables/problem.ts';
import type { Task } from './thinker.ts';

export interface BotLog {
  warn(detail: object, message: string): void;
}

export class Bots implements Audience {
  readonly #house: House;
  readonly #log: BotLog;
  readonly #pool: Piscina;
  /** Tables a thread here is thinking about, and whether something happened there since. */
  readonly #busy = new Map<string, boolean>();
  #sweep: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(house: House, log: BotLog) {
    this.#house = house;
    this.#log = log;
    const { botThreads, botsWaiting } = house.limits;
    this.#pool = new Piscina({
      // Threads run compiled code, also when this runs from its sources.
      filename: new URL('../../dist/bots/thinker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: botThreads,
      maxQueue: botsWaiting,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    house.join(this);
    this.#sweep = setInterval(() => void this.#lookForLate(), house.limits.botLate / 2);
    this.#sweep.unref();
  }

  get thinking(): number {
    return this.#busy.size;
  }

  entries(table: LiveTable, _entered: unknown, isOurs: boolean): void {
    if (isOurs) this.#consider(table);
  }

  changed(): void {}
  said(): void {}

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweep);
    await this.#pool.destroy();
  }

  #consider(table: LiveTable): void {
    const seat = botTurn(table);
    if (seat === undefined || this.#isClosed) return;
    if (this.#busy.has(table.id)) return void this.#busy.set(table.id, true);
    this.#busy.set(table.id, false);
    void this.#play(table.id)
      .catch((error) => this.#failed(table.id, error))
      .finally(() => this.#finished(table.id));
  }

  /** A thought that was overtaken (somebody sat down, took back) is thought again, from what is now so. */
  #finished(id: string): void {
    const isOvertaken = this.#busy.get(id);
    this.#busy.delete(id);
    if (!isOvertaken || this.#isClosed) return;
    void this.#house.at(id, (table) => this.#consider(table)).catch((error) => this.#failed(id, error));
  }

  /** Turn after turn, as long as a bot has to decide. */
  async #play(id: string): Promise<void> {
    for (;;) {
      this.#busy.set(id, false);
      const turn = await this.#house.at(id, (table) => this.#task(table));
      if (!turn || this.#isClosed) return;
      const actions = (await this.#pool.run(turn.task)) as object[];
      let { seq } = turn;
      for (const action of actions) {
        const { entries } = await act(this.#house, id, 'bot', {
          seat: turn.seat,
          seq,
          action: action as { type: string },
        });
        seq += entries.length;
      }
    }
  }

  #task(table: LiveTable): { readonly seat: Seat; readonly seq: number; readonly task: Task } | undefined {
    const seat = botTurn(table);
    if (seat === undefined) return undefined;
    const { game, state } = table.table;
    const strength = (table.seats[seat]?.strength ?? 'adept') as Task['strength'];
    const task = {
      game: game.id,
      snapshot: game.save(state),
      strength,
      seed: `${table.id}/${table.seq}`,
      milliseconds: this.#house.limits.botMilliseconds,
    };
    return { seat, seq: table.seq, task };
  }

  /** Somebody else acted, took the seat or closed the table: the thought was in vain. All else is told. */
  #failed(table: string, error: unknown): void {
    const kind = error instanceof Denied ? error.problem.kind : undefined;
    if (this.#isClosed || kind === 'stale' || kind === 'closed' || kind === 'not-your-seat') return;
    this.#log.warn({ table, error: String(error) }, 'a bot could not move; it will be tried again');
  }

  /** Turns nobody has taken for a while: their process is gone, or the bot failed. One process takes each. */
  async #lookForLate(): Promise<void> {
    const { store, limits } = this.#house;
    const now = Date.now();
    try {
      const late = await store.db
        .selectFrom('tables')
        .select('id')
        .where('bot_turn', '=', 1)
        .where('changed', '<', now - limits.botLate)
        .where('bot_until', '<', now)
        .limit(20)
        .execute();
      for (const { id } of late)
        if (await this.#claim(id, now)) await this.#house.at(id, (table) => this.#consider(table));
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'late bots could not be looked for');
    }
  }

  async #claim(id: string, now: number): Promise<boolean> {
    const { store, limits } = this.#house;
    const { numUpdatedRows } = await store.together((trx) =>
      trx
        .updateTable('tables')
        .set({ bot_until: now + limits.botLate })
        .where('id', '=', id)
        .where('bot_until', '<', now)
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows > 0n;
  }
}

function botTurn(table: LiveTable): Seat | undefined {
  const { decider } = table;
  return decider !== undefined && !table.isDone && table.seats[decider]?.held === 'bot' ? decider : undefined;
}
