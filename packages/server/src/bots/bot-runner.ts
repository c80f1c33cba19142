// Moves for bots, computed in threads; guests take turns, and so do the tables of each. The process that sees a bot's turn lets
// it think; the first answer counts, as it does for people. A turn that was lost with its process is claimed by another one.
import { ok, type Result, type Seat } from '@undercroft/engine';
import type { Problem } from '@undercroft/protocol';
import { Piscina } from 'piscina';
import { FairQueue, QueueFullError } from '../budget/fair-queue.ts';
import type { Log } from '../log.ts';
import type { Origin, SerializedEntries, TableListener } from '../tables/listener.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { act } from '../tables/moves.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { BotTask } from './bot-worker.ts';
import { claimOverdueTurns } from './overdue-turns.ts';

interface BotTurn {
  readonly seat: Seat;
  readonly seq: number;
  readonly task: BotTask;
  /** Whose table it is. */
  readonly opener: string;
}

export class BotRunner implements TableListener {
  readonly #registry: TableRegistry;
  readonly #log: Log;
  readonly #pool: Piscina;
  readonly #queue: FairQueue;
  /** Tables a thread is thinking about, and whether something has happened there since. */
  readonly #busy = new Map<string, boolean>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(registry: TableRegistry, log: Log) {
    this.#registry = registry;
    this.#log = log;
    const { botThreads, botsWaiting, botsWaitingPerGuest, botLate } = registry.limits;
    this.#queue = new FairQueue({ atOnce: botThreads, waiting: botsWaiting, waitingPerGuest: botsWaitingPerGuest });
    this.#pool = new Piscina({
      // Threads need compiled code, even when the server runs from its sources.
      filename: new URL('../../dist/bots/bot-worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: botThreads,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // A thread that ends without a task harms nobody; without a listener it would end the process.
    this.#pool.on('error', (error) => log.warn({ error: String(error) }, 'a thread of the bots ended'));
    registry.addListener(this);
    this.#timer = setInterval(() => void this.#takeOverdueTurns(), botLate / 2);
    this.#timer.unref();
  }

  get busyTables(): number {
    return this.#busy.size;
  }

  get waitingTurns(): number {
    return this.#queue.waiting;
  }

  onEntries(table: LiveTable, _entries: SerializedEntries, origin: Origin): void {
    if (origin === 'local') this.#start(table);
  }

  onChanged(): void {}
  onChat(): void {}

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#pool.destroy();
  }

  #start(table: LiveTable): void {
    if (botToMove(table) === undefined || this.#isClosed) return;
    if (this.#busy.has(table.id)) return void this.#busy.set(table.id, true);
    this.#busy.set(table.id, false);
    this.#report(table.id, this.#play(table.id)).finally(() => this.#finish(table.id));
  }

  /** If the table changed while a bot was thinking, it thinks again about what is there now. */
  #finish(id: string): void {
    const isOvertaken = this.#busy.get(id);
    this.#busy.delete(id);
    if (isOvertaken && !this.#isClosed) void this.#report(id, this.#startAt(id));
  }

  #startAt(id: string): Promise<Result<void, Problem>> {
    return this.#registry.withTable(id, (table) => ok(this.#start(table)));
  }

  /** Turn after turn, as long as a bot has to decide. */
  async #play(id: string): Promise<Result<void, Problem>> {
    for (;;) {
      this.#busy.set(id, false);
      const turn = await this.#registry.withTable(id, (table) => ok(this.#turn(table)));
      if (!turn.ok) return turn;
      if (!turn.value || this.#isClosed) return ok(undefined);
      const played = await this.#playTurn(id, turn.value);
      if (!played.ok) return played;
    }
  }

  async #playTurn(id: string, { seat, seq: start, task, opener }: BotTurn): Promise<Result<void, Problem>> {
    const actions = (await this.#queue.run(opener, () => this.#pool.run(task))) as { type: string }[];
    let seq = start;
    for (const action of actions) {
      const acted = await act(this.#registry, id, 'bot', { seat, seq, action });
      if (!acted.ok) return acted;
      seq += acted.value.entries.length;
    }
    return ok(undefined);
  }

  #turn(table: LiveTable): BotTurn | undefined {
    const seat = botToMove(table);
    if (seat === undefined) return undefined;
    const { game, state } = table.table;
    const strength = (table.seats[seat]?.strength ?? 'adept') as BotTask['strength'];
    const task = {
      game: game.id,
      rules: game.rules,
      snapshot: game.save(state),
      strength,
      seed: `${table.id}/${table.seq}`,
      milliseconds: this.#registry.limits.botMilliseconds,
    };
    return { seat, seq: table.seq, task, opener: table.row.opener };
  }

  async #takeOverdueTurns(): Promise<void> {
    try {
      for (const id of await claimOverdueTurns(this.#registry)) await this.#report(id, this.#startAt(id));
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'overdue bot turns could not be looked for');
    }
  }

  /** Logs why a bot could not move, unless somebody else acted, took the seat or closed the table, or it is set aside: then it is in vain. */
  async #report(table: string, work: Promise<Result<void, Problem>>): Promise<void> {
    const error = await work.then(
      (done) => (done.ok || IN_VAIN.has(done.error.kind) ? undefined : done.error.kind),
      // Without room it is tried again later, too, but that is no fault of the server.
      (thrown) => (thrown instanceof QueueFullError ? undefined : String(thrown)),
    );
    if (error !== undefined && !this.#isClosed)
      this.#log.warn({ table, error }, 'a bot could not move; it will be tried again');
  }
}

const IN_VAIN: ReadonlySet<string> = new Set([
  'stale',
  'closed',
  'set-aside',
  'not-your-seat',
] satisfies Problem['kind'][]);

/** The seat that has to decide, if it is a bot's. */
function botToMove(table: LiveTable): Seat | undefined {
  const { decider } = table;
  return decider !== undefined && !table.isFinished && table.seats[decider]?.held === 'bot' ? decider : undefined;
}
