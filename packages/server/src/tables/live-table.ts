// A table in memory: the engine's table, what is stored about it, and the lock that makes changes take turns.
import {
  applyEntry,
  buffer,
  CHANCE,
  drawOutcome,
  type Entry,
  fail,
  OVER,
  ok,
  type Result,
  type Seat,
  type SeatOccupant,
  type Table,
} from '@undercroft/engine';
import { SecretDice, type SetAside, type TableResult } from '@undercroft/protocol';
import { hmacOf } from '../auth/secrets.ts';
import type { SeatRow, StoredTable, UndoRequestRow } from '../store/schema.ts';
import type { Batch } from '../store/store.ts';

/** A seat of a table. */
export interface SeatRef {
  readonly table: string;
  readonly seat: Seat;
}

/** What a table in memory is made of. */
export interface TableParts {
  readonly row: StoredTable;
  readonly table: Table;
  readonly seats: SeatRow[];
  readonly undoRequest?: UndoRequestRow | undefined;
  /** How long its entries are as text. */
  readonly textLength?: number;
}

/** A change that was made in memory and is not stored yet. */
export interface UncommittedChange {
  readonly batch: Batch;
  readonly entries: readonly Entry[];
}

export class LiveTable {
  readonly id: string;
  readonly table: Table;
  row: StoredTable;
  seats: SeatRow[];
  undoRequest: UndoRequestRow | undefined;
  /** When the current question was asked, or the game ended. */
  since: number;
  /** Another process changed the table, so it must catch up before the next use. */
  isBehind = false;
  /** How long its entries are as text. */
  textLength: number;
  /** Used since it was loaded, or since it was last considered for eviction. */
  wasUsed = false;
  readonly #hmac;
  #isLocked = false;
  /** Who waits for the lock, in the order in which they came. */
  readonly #waiting: (() => void)[] = [];

  constructor({ row, table, seats, undoRequest, textLength = 0 }: TableParts) {
    this.id = row.id;
    this.row = row;
    this.table = table;
    this.seats = seats;
    this.undoRequest = undoRequest;
    this.since = row.since;
    this.textLength = textLength;
    this.#hmac = hmacOf(row.secret);
  }

  get seq(): number {
    return this.table.length;
  }

  /** About how much memory it takes: entries take more as objects than as text. */
  get bytes(): number {
    return BYTES_PER_TABLE + this.textLength * BYTES_PER_CHARACTER;
  }

  /** The seat that has to decide; nothing once the game is over. */
  get decider(): Seat | undefined {
    const decider = this.table.game.decider(this.table.state);
    return decider >= 0 ? decider : undefined;
  }

  get isOver(): boolean {
    return this.table.game.decider(this.table.state) === OVER;
  }

  /** Nothing can happen any more, so the secret of the dice may be published. */
  get isFinished(): boolean {
    return this.isOver || this.row.closed !== null;
  }

  /** Without waiting; most often nobody has the lock. */
  tryLock(): boolean {
    if (this.#isLocked) return false;
    this.#isLocked = true;
    return true;
  }

  async lock(): Promise<void> {
    if (!this.tryLock()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  unlock(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isLocked = false;
  }

  /** Entries that another process has stored. */
  applyEntries(entries: readonly Entry[]): Result<void, SetAside> {
    for (const entry of entries) {
      const applied = applyEntry(this.table, entry);
      if (!applied.ok) return fail({ ...applied.error, entry: this.seq + 1 });
    }
    return ok(undefined);
  }

  /** Everything after entry `from`, with the chance that follows from it. */
  collectChange(from: number): UncommittedChange {
    this.#drawChance();
    const entries = this.table.entriesAfter(from);
    const decider = this.decider;
    const at = Date.now();
    // Who sits down or gets up does not change what is asked.
    const isAsked = this.since > 0 && entries.length > 0 && entries.every(({ type }) => type === 'sit');
    const batch: Batch = {
      table: this.id,
      seq: from,
      count: entries.length,
      entries: JSON.stringify(entries),
      decider: decider ?? OVER,
      botTurn: decider !== undefined && this.row.closed === null && this.table.occupants[decider]?.player === 'bot',
      at,
      ...questionOf(this.table),
      since: isAsked ? this.since : at,
    };
    return { batch, entries };
  }

  /** Draws until a seat has to decide. Each draw follows from the secret and the number of its entry alone. */
  #drawChance(): void {
    const { game } = this.table;
    while (game.decider(this.table.state) === CHANCE) {
      const dice = new SecretDice(this.#hmac, this.row.id, this.seq + 1);
      const [codes, weights] = [buffer(game), buffer(game)];
      const outcome = game.decode(this.table.state, drawOutcome(game, this.table.state, dice, codes, weights));
      const applied = this.table.applyOutcome(outcome);
      if (!applied.ok) throw new Error(`a drawn outcome was refused: ${applied.error.kind}`);
    }
  }
}

/** Measured, for tables of all games: see "What a table weighs" in docs/online.md. */
const BYTES_PER_TABLE = 16 * 1024;
const BYTES_PER_CHARACTER = 6;

/** What is asked at a table, or how the game ended. */
export function questionOf(table: Table): Pick<Batch, 'asked' | 'result'> {
  const status = table.status();
  if (status.type !== 'over') return { asked: status.asks, result: null };
  const { how, scores } = status.ending;
  return { asked: null, result: JSON.stringify({ how, scores } satisfies TableResult) };
}

export const occupantOf = ({ held, strength }: SeatRow, name?: string): SeatOccupant =>
  held === 'bot' ? { player: 'bot', name: strength ?? 'adept' } : { player: 'human', ...(name ? { name } : {}) };
