// A table in the memory of this process: the engine's table, and what is known about its seats.
import {
  buffer,
  CHANCE,
  drawOutcome,
  type Entry,
  enter,
  OVER,
  type Seat,
  type Sitter,
  type Table,
} from '@undercroft/engine';
import { SecretDice } from '@undercroft/protocol';
import { hmacOf } from '../people/secrets.ts';
import type { AskRow, KeptTable, SeatRow } from '../store/schema.ts';
import type { Batch } from '../store/store.ts';

/** A change that was made in memory and is not safe yet. */
export interface Draft {
  readonly batch: Batch;
  readonly entries: readonly Entry[];
}

export class LiveTable {
  readonly id: string;
  readonly table: Table;
  row: KeptTable;
  seats: SeatRow[];
  ask: AskRow | undefined;
  /** Others have been here since: look before the next use. */
  isBehind = false;
  /** Somebody came back since it was fetched, or last asked whether it can go. */
  wasUsed = false;
  readonly #hmac;
  /** One thing after another: whether somebody is at it, and who waits, in the order they came. */
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  constructor(row: KeptTable, table: Table, seats: SeatRow[], ask: AskRow | undefined) {
    this.id = row.id;
    this.row = row;
    this.table = table;
    this.seats = seats;
    this.ask = ask;
    this.#hmac = hmacOf(row.secret);
  }

  get seq(): number {
    return this.table.length;
  }

  /** The seat that has to decide; nothing when it is over. */
  get decider(): Seat | undefined {
    const decider = this.table.game.decider(this.table.state);
    return decider >= 0 ? decider : undefined;
  }

  get isOver(): boolean {
    return this.table.game.decider(this.table.state) === OVER;
  }

  /** Everything is said: the secret may be known. */
  get isDone(): boolean {
    return this.isOver || this.row.closed !== null;
  }

  /** Takes the turn if nobody has it. Most often nobody does, and nothing has to be waited for. */
  tryTurn(): boolean {
    if (this.#isTaken) return false;
    this.#isTaken = true;
    return true;
  }

  /** Has the turn after everybody who came before. */
  async waitForTurn(): Promise<void> {
    if (!this.tryTurn()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  endTurn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  /** Plays on from elsewhere: entries that are safe already. */
  follow(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const entered = enter(this.table, entry);
      if (!entered.ok) throw new Error(`table ${this.id} does not replay: ${entered.error.kind} at ${this.seq + 1}`);
    }
  }

  /** What has just been done in memory, together with everything chance adds. */
  draft(from: number): Draft {
    this.#settle();
    const entries = this.table.entriesAfter(from);
    const decider = this.decider;
    const batch: Batch = {
      table: this.id,
      seq: from,
      count: entries.length,
      entries: JSON.stringify(entries),
      decider: decider ?? OVER,
      botTurn: decider !== undefined && this.row.closed === null && this.table.sitters[decider]?.player === 'bot',
      at: Date.now(),
    };
    return { batch, entries };
  }

  /** Draws until somebody has to decide. Each draw follows from the secret and the number of its entry. */
  #settle(): void {
    const { game } = this.table;
    while (game.decider(this.table.state) === CHANCE) {
      const dice = new SecretDice(this.#hmac, this.row.id, this.seq + 1);
      const [codes, weights] = [buffer(game), buffer(game)];
      const outcome = game.write(this.table.state, drawOutcome(game, this.table.state, dice, codes, weights));
      const settled = this.table.settle(outcome);
      if (!settled.ok) throw new Error(`a drawn outcome was refused: ${settled.error.kind}`);
    }
  }
}

export const sitterOf = ({ held, strength }: SeatRow, name?: string): Sitter =>
  held === 'bot' ? { player: 'bot', name: strength ?? 'adept' } : { player: 'human', ...(name ? { name } : {}) };
