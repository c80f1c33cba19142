// Players who act at random over the live connection, remember what was acknowledged, and keep trying.
import { findGame } from '@undercroft/catalog';
import { applyEntry, type Entry, Stream, Table, unwrap } from '@undercroft/engine';
import { Client } from '@undercroft/protocol';
import { expectOk, transportTo } from './support.ts';

const retrying = async <T>(
  ask: () => Promise<{ ok: true; value: T } | { ok: false; error: { kind: string } }>,
): Promise<T> => {
  for (;;) {
    const answer = await ask();
    if (answer.ok) return answer.value;
    if (!['unreached', 'unavailable', 'broken'].includes(answer.error.kind)) return expectOk(answer);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Plays all seats of one table. */
export class RandomPlayer {
  readonly client: Client;
  readonly received: Entry[] = [];
  /** Acts that were acknowledged, which must never be missing, by the number of entries before them. */
  readonly acknowledged = new Map<number, Entry>();
  readonly #stream: Stream;
  id = '';
  #table: Table | undefined;
  #isPlaying = true;
  moves = 0;
  readonly errors: string[] = [];

  constructor(base: () => string, seed: string) {
    // Reconnects sooner than people's clients do.
    this.client = new Client(transportTo(base, 10));
    this.#stream = Stream.of(seed);
  }

  /** Opens a table and follows it. */
  async openTable(game: string, options: Record<string, unknown>): Promise<void> {
    await retrying(() => this.client.signIn('player'));
    const seats = unwrap(Table.open(findGame(game) as never, options)).occupants.map(() => ({ for: 'me' as const }));
    this.id = (await retrying(() => this.client.openTable({ game, options, seats }))).id;
    const view = await retrying(() => this.client.table(this.id));
    this.#table = unwrap(Table.open(findGame(game) as never, view.options, view.began)) as Table;
    this.client.live.follow(this.id, 0, {
      onEntries: (from, entries) => {
        if (from !== this.received.length) this.errors.push(`received ${from} after ${this.received.length}`);
        for (const entry of entries) {
          this.received.push(entry);
          const applied = applyEntry(this.#table as Table, entry);
          if (!applied.ok) this.errors.push(`entry ${this.received.length} does not fit: ${applied.error.kind}`);
        }
      },
    });
  }

  /** Plays until it is stopped or the game is over. */
  async play(): Promise<void> {
    while (this.#isPlaying) {
      const table = this.#table as Table;
      const status = table.status();
      if (status.type === 'over') return;
      const seq = this.received.length;
      if (status.type === 'seat') await this.#act(table, status.seat, seq);
      await this.#pause(seq);
    }
  }

  get isOver(): boolean {
    return this.#table?.status().type === 'over';
  }

  stop(): void {
    this.#isPlaying = false;
  }

  async #act(table: Table, seat: number, seq: number): Promise<void> {
    const legal = table.legal();
    const action = legal[this.#stream.below(legal.length)] as { type: string };
    const answer = await this.client.live.act(this.id, { seat, seq, action });
    if (answer.ok) {
      this.moves++;
      this.acknowledged.set(seq, { type: 'act', seat, action });
    } else if (!['unreached', 'unavailable', 'stale', 'broken'].includes(answer.error.kind))
      this.errors.push(JSON.stringify(answer.error));
  }

  /** Until an entry arrives, or it is worth trying again. */
  async #pause(seq: number): Promise<void> {
    for (let i = 0; i < 100 && this.received.length === seq && this.#isPlaying; i++)
      await new Promise((resolve) => setTimeout(resolve, i < 5 ? 1 : 10));
  }
}
