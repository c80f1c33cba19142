// A game that is played on this page, wherever it is kept: what the table needs to know of it.
import type { ReadonlySignal, Signal } from '@preact/signals';
import type {
  AppliedEntry,
  GameRecord,
  GameTypes,
  Playable,
  Refusal,
  Result,
  Seat,
  SeatOccupant,
  Table,
  UndoPlan,
} from '@undercroft/engine';

/** An entry with what it did and the position it came upon. */
export interface Transition<K extends GameTypes = GameTypes> extends AppliedEntry<K> {
  readonly before: K['State'];
  readonly after: K['State'];
}

export interface Session<K extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seed: string;
  readonly table: Table<K>;
  /** Counts every change, so that views of the table are updated. */
  readonly changes: ReadonlySignal<number>;
  /** Set where the last change could not be saved. */
  readonly isUnsaved: ReadonlySignal<boolean>;
  /** Set where another tab has gone on with this game: from then on nothing is written here. */
  readonly isBehind: Signal<boolean>;
  /** Called with everything that happens, in order. */
  onTransitions: ((transitions: readonly Transition<K>[]) => void) | undefined;
  readonly game: Playable<K>;
  readonly state: K['State'];
  readonly record: GameRecord;
  /** The seat that has to decide; nobody while chance does, and when it is over. */
  readonly decider: Seat | undefined;
  /** What people at the seats are called now, where that is known better than from the record. */
  readonly names?: readonly string[];
  /** The seats of those who sit at this screen. */
  readonly humanSeats: Seat[];
  /** Who may act now at this screen: the seat that has to decide, if somebody here sits on it. */
  readonly acting: Seat | undefined;
  /** Actions that are drafted and not played: the rules know nothing of them, but a reload must find them. */
  readonly draft: readonly object[];
  saveDraft(draft: readonly object[]): void;
  /** Plays actions of one seat, one after another, and everything chance adds. Stops at the first that is refused. */
  act(seat: Seat, actions: readonly object[]): Refusal | undefined;
  planUndo(seat: Seat): Result<UndoPlan, Refusal>;
  /** Takes back the seat's last action. */
  undo(seat: Seat, plan: UndoPlan): Refusal | undefined;
  setOccupant(seat: Seat, occupant: SeatOccupant): void;
  /** Whether this page thinks for the bots at the table. */
  readonly playsBots: boolean;
  /** Whether those at the table may ask a bot for a hint. */
  readonly allowsHints: boolean;
  /** How many entries are safe. */
  readonly written: number;
  /** Whether what is saved outlives the page. */
  readonly isPersistent: boolean;
  /** Whether loading it anew would lose anything that was done here. */
  readonly isUntouched: boolean;
  /** Resolves when everything up to now is safe. */
  saved(): Promise<void>;
}
