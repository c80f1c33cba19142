// People who play at random over the live line, remember what they were promised, and never lose patience.
import { findGame } from '@undercroft/catalog';
import { type Entry, enter, must, Stream, Table } from '@undercroft/engine';
import { Client } from '@undercroft/protocol';
import { granted, wireTo } from './support.ts';

const patiently = async <T>(
  ask: () => Promise<{ ok: true; value: T } | { ok: false; error: { kind: string } }>,
): Promise<T> => {
  for (;;) {
    const answer = await ask();
    if (answer.ok) return answer.value;
    if (!['unreached', 'unavailable', 'broken'].includes(answer.error.kind)) return granted(answer);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Both seats of one game, played from one client. */
export class Player {
  readonly client: Client;
  readonly heard: Entry[] = [];
  /** Entries that were acknowledged: they must never be missing. */
  readonly promised = new Map<number, Entry>();
  readonly #stream: Stream;
  id = '';
  #table: Table | undefined;
  #isPlaying = true;
  moves = 0;
  readonly faults: string[] = [];

  constructor(base: () => string, seed: string) {
    // Impatient: people wait longer before they try again.
    this.client = new Client(wireTo(base, 10));
    this.#stream = Stream.of(seed);
  }

  /** Opens a table of a game and follows it. */
  async sit(game: string, options: Record<string, unknown>): Promise<void> {
    await patiently(() => this.client.enter('player'));
    const seats = must(Table.open(findGame(game) as never, options)).sitters.map(() => ({ for: 'me' as const }));
    this.id = (await patiently(() => this.client.open({ game, options, seats }))).id;
    const view = await patiently(() => this.client.table(this.id));
    this.#table = must(Table.open(findGame(game) as never, view.options, view.began)) as Table;
    this.client.live.follow(this.id, 0, {
      entries: (from, entries) => {
        if (from !== this.heard.length) this.faults.push(`heard ${from} after ${this.heard.length}`);
        for (const entry of entries) {
          this.heard.push(entry);
          const entered = enter(this.#table as Table, entry);
          if (!entered.ok) this.faults.push(`entry ${this.heard.length} does not fit: ${entered.error.kind}`);
        }
      },
    });
  }

  /** Plays until told to stop or the game is over. */
  async play(): Promise<void> {
    while (this.#isPlaying) {
      const table = this.#table as Table;
      const status = table.status();
      if (status.type === 'over') return;
      const seq = this.heard.length;
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
      this.promised.set(seq, { type: 'act', seat, action });
    } else if (!['unreached', 'unavailable', 'stale', 'broken'].includes(answer.error.kind))
      this.faults.push(JSON.stringify(answer.error));
  }

  /** Until something was heard, or it is worth trying again. */
  async #pause(seq: number): Promise<void> {
    for (let i = 0; i < 100 && this.heard.length === seq && this.#isPlaying; i++)
      await new Promise((resolve) => setTimeout(resolve, i < 5 ? 1 : 10));
  }
}
