// Numbers for Prometheus.
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Bots } from './bots/bots.ts';
import type { Hub } from './live/hub.ts';
import type { Audience, Entered, House } from './tables/house.ts';
import type { LiveTable } from './tables/live-table.ts';

export class Metrics implements Audience {
  readonly #registry = new Registry();
  /** By game. Counted here, as often as somebody moves, and told when somebody asks. */
  readonly #entries = new Map<string, number>();
  readonly #requests: Counter<'status'>;

  constructor(house: House, hub: Hub, bots: Bots) {
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
    const gauges: [string, string, () => number][] = [
      ['undercroft_connections', 'Live connections.', () => hub.size],
      ['undercroft_tables_in_memory', 'Tables in memory.', () => house.inMemory],
      ['undercroft_bots_thinking', 'Tables a bot is thinking about.', () => bots.thinking],
    ];
    for (const [name, help, value] of gauges)
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    house.join(this);
  }

  entries({ row }: LiveTable, { count }: Entered, isOurs: boolean): void {
    if (isOurs) this.#entries.set(row.game, (this.#entries.get(row.game) ?? 0) + count);
  }

  answered(status: number): void {
    this.#requests.inc({ status });
  }

  changed(): void {}
  said(): void {}

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
