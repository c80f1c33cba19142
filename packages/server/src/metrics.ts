// Metrics for Prometheus.
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { BotRunner } from './bots/bot-runner.ts';
import type { Budget } from './budget/budget.ts';
import type { Hub } from './live/hub.ts';
import type { Origin, SerializedEntries, TableListener } from './tables/listener.ts';
import type { LiveTable } from './tables/live-table.ts';
import type { TableRegistry } from './tables/registry.ts';
import { loadSetAside } from './tables/verdicts.ts';
import type { TableCheck } from './upgrade/table-check.ts';

/** What is counted besides tables. */
interface MeasuredParts {
  readonly hub: Hub;
  readonly bots: BotRunner;
  readonly check: TableCheck;
  readonly budget: Budget;
}

export class Metrics implements TableListener {
  readonly #registry = new Registry();
  /** By game. A map is cheaper than the library's counter for something that happens with every move. */
  readonly #entries = new Map<string, number>();
  readonly #requests: Counter<'status'>;

  constructor(registry: TableRegistry, { hub, bots, check, budget }: MeasuredParts) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const entries = this.#entries;
    new Counter({
      name: 'undercroft_entries_total',
      help: 'Entries made safe by this process.',
      labelNames: ['game'],
      registers,
      collect() {
        this.reset();
        for (const [game, count] of entries) this.inc({ game }, count);
      },
    });
    this.#requests = new Counter({
      name: 'undercroft_requests_total',
      help: 'Requests answered over HTTP, by status.',
      labelNames: ['status'],
      registers,
    });
    const gauges: [string, string, () => number | Promise<number>][] = [
      ['undercroft_connections', 'Live connections.', () => hub.size],
      ['undercroft_sockets', 'Connections that are not live ones.', () => budget.sockets.total],
      [
        'undercroft_refused',
        'Requests and messages beyond the budget of a client, so far.',
        () => budget.counts.refused,
      ],
      ['undercroft_paused', 'Times a connection was not read for a while, so far.', () => budget.counts.paused],
      ['undercroft_closed', 'Connections closed because of the budget, so far.', () => budget.counts.closed],
      ['undercroft_tables_in_memory', 'Tables in memory.', () => registry.inMemory],
      ['undercroft_table_bytes', 'Bytes that they take, estimated.', () => registry.bytesInMemory],
      ['undercroft_bots_thinking', 'Tables a bot is thinking about.', () => bots.busyTables],
      ['undercroft_bots_waiting', 'Turns of bots that wait for a thread.', () => bots.waitingTurns],
      [
        'undercroft_tables_checked',
        'Unfinished tables that were replayed after an upgrade.',
        () => check.progress.checked,
      ],
      ['undercroft_tables_to_check', 'Unfinished tables that still have to be.', () => check.progress.toCheck],
      [
        'undercroft_tables_set_aside',
        'Tables that do not replay.',
        async () => (await loadSetAside(registry, 0)).count,
      ],
    ];
    for (const [name, help, value] of gauges)
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          // While the store does not answer, the last number stands.
          const now = await Promise.resolve(value()).catch(() => undefined);
          if (now !== undefined) this.set(now);
        },
      });
    registry.addListener(this);
  }

  onEntries({ row }: LiveTable, { count }: SerializedEntries, origin: Origin): void {
    if (origin === 'local') this.#entries.set(row.game, (this.#entries.get(row.game) ?? 0) + count);
  }

  countResponse(status: number): void {
    this.#requests.inc({ status });
  }

  onChanged(): void {}
  onChat(): void {}

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
