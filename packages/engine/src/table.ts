// One game in progress: who has which seat, the position, and the record that led to it.
import { type Dice, drawOutcome, type Odds, odds } from './chance.ts';
import {
  buffer,
  CHANCE,
  type GameTypes,
  OVER,
  type Playable,
  type Refusal,
  type Seat,
  type Status,
} from './contract.ts';
import type { InputError } from './input-error.ts';
import { MoveHistory } from './move-history.ts';
import { type Entry, type GameRecord, type Head, RECORD_FORMAT, type SeatOccupant } from './record.ts';
import { fail, ok, type Result } from './result.ts';
import { planUndo, UNDO_REFUSAL_KINDS, type UndoPlan, type UndoRefusalKind } from './undo.ts';

/** The kinds of refusal that come from the table itself, whatever game is played (TB-*). */
export const TABLE_REFUSAL_KINDS = [
  'no-such-seat',
  'game-over',
  'chance-first',
  'no-chance-now',
  'not-your-decision',
  ...UNDO_REFUSAL_KINDS,
  'undo-needs-agreement',
] as const;
export type TableRefusalKind = (typeof TABLE_REFUSAL_KINDS)[number];

/** Why the table or the rules refuse a move. */
export type MoveRefusal<K extends GameTypes = GameTypes> = Refusal<TableRefusalKind | K['RefusalKind']>;

/** An entry that was accepted, with its events. */
export interface AppliedEntry<K extends GameTypes = GameTypes> {
  /** The entry's number in the record. */
  readonly entry: number;
  readonly events: readonly K['Event'][];
}

export class Table<K extends GameTypes = GameTypes> {
  readonly game: Playable<K>;
  readonly #head: Head;
  readonly #entries: Entry[] = [];
  readonly #occupants: SeatOccupant[];
  readonly #history: MoveHistory<K>;

  private constructor(game: Playable<K>, opening: K['State'], occupants: readonly SeatOccupant[]) {
    this.game = game;
    this.#history = new MoveHistory(game, opening);
    this.#occupants = [...occupants];
    const options = game.options(opening);
    this.#head = { format: RECORD_FORMAT, game: game.id, rules: game.rules, options, seats: [...occupants] };
  }

  /** A new table. All seats are human by default. */
  static open<K extends GameTypes>(
    game: Playable<K>,
    options: unknown,
    occupants?: readonly SeatOccupant[],
  ): Result<Table<K>, InputError> {
    const opening = game.open(options as K['Options']);
    if (!opening.ok) return opening;
    const seats = game.seats(opening.value);
    const seated = occupants ?? allHumans(seats);
    if (seated.length !== seats) {
      return fail({ kind: 'wrong-seats', path: ['seats'], expected: String(seats), received: String(seated.length) });
    }
    return ok(new Table(game, opening.value, seated));
  }

  /** A table that starts from a given position, such as a scenario or a lesson. Its record begins there. All seats are human by default. */
  static fromPosition<K extends GameTypes>(
    game: Playable<K>,
    position: K['State'],
    occupants: readonly SeatOccupant[] = allHumans(game.seats(position)),
  ): Table<K> {
    return new Table(game, position, occupants);
  }

  get record(): GameRecord {
    return { ...this.#head, entries: [...this.#entries] };
  }

  /** The entries after the first n. */
  entriesAfter(n: number): Entry[] {
    return this.#entries.slice(n);
  }

  /** How many entries the record has. */
  get length(): number {
    return this.#entries.length;
  }

  /** The current occupant of every seat. */
  get occupants(): readonly SeatOccupant[] {
    return this.#occupants;
  }

  /** The live position, for bots and previews: copy it before playing on it. */
  get state(): K['State'] {
    return this.#history.state;
  }

  status(): Status {
    return this.game.status(this.state);
  }

  /** Every legal action of the deciding seat; at a chance node, every possible outcome. */
  legal(): (K['Action'] | K['Outcome'])[] {
    const codes = buffer(this.game);
    const n = this.game.legal(this.state, codes);
    return Array.from(codes.subarray(0, n), (code) => this.game.decode(this.state, code));
  }

  odds(): Odds<K['Outcome']> {
    return odds(this.game, this.state);
  }

  snapshot(): K['Snapshot'] {
    return this.game.save(this.state);
  }

  /** The code of an action if this seat may play it now, or why not. */
  check(seat: Seat, action: unknown): Result<number, MoveRefusal<K>> {
    const refused = this.#notDeciding(seat);
    return refused ? fail(refused) : this.game.check(this.state, action as K['Action']);
  }

  propose(seat: Seat, action: unknown): Result<AppliedEntry<K>, MoveRefusal<K>> {
    const code = this.check(seat, action);
    return code.ok ? ok(this.#play(seat, code.value)) : code;
  }

  /** Applies an outcome that was drawn elsewhere: by another table, a test or a real die. */
  applyOutcome(outcome: unknown): Result<AppliedEntry<K>, MoveRefusal<K>> {
    if (this.game.decider(this.state) !== CHANCE) return fail({ kind: 'no-chance-now', rule: 'TB-CHANCE-1' });
    const code = this.game.check(this.state, outcome as K['Outcome']);
    return code.ok ? ok(this.#play(CHANCE, code.value)) : code;
  }

  /** Draws outcomes until a seat has to decide or the game is over. */
  roll(dice: Dice): AppliedEntry<K>[] {
    const applied: AppliedEntry<K>[] = [];
    const codes = buffer(this.game);
    const weights = buffer(this.game);
    while (this.game.decider(this.state) === CHANCE) {
      applied.push(this.#play(CHANCE, drawOutcome(this.game, this.state, dice, codes, weights)));
    }
    return applied;
  }

  /** What an undo by this seat would take back, and who has to agree; by default, the seat's last action. */
  planUndo(seat: Seat, takes?: number): Result<UndoPlan, Refusal<UndoRefusalKind>> {
    return planUndo(this.#history.moves, this.#occupants, seat, takes);
  }

  /** Takes back an action of this seat. `agreed` lists the seats that have agreed. */
  undo(
    seat: Seat,
    request: { takes?: number; agreed?: readonly Seat[] } = {},
  ): Result<AppliedEntry<K>, Refusal<TableRefusalKind>> {
    const plan = this.planUndo(seat, request.takes);
    if (!plan.ok) return plan;
    const missing = plan.value.needs.filter((other) => !request.agreed?.includes(other));
    if (missing.length > 0) {
      return fail({ kind: 'undo-needs-agreement', rule: 'TB-UNDO-2', detail: { of: missing, why: plan.value.why } });
    }
    this.#history.rewindTo(plan.value.keep);
    const agreed = plan.value.free ? {} : { agreed: plan.value.needs };
    return ok(this.#append({ type: 'undo', seat, takes: plan.value.takes, ...agreed }));
  }

  /** Changes the occupant of a seat: a bot takes over, or a person returns. */
  sit(seat: Seat, occupant: SeatOccupant): Result<AppliedEntry<K>, Refusal<TableRefusalKind>> {
    if (!(seat in this.#occupants)) return fail({ kind: 'no-such-seat', rule: 'TB-SEAT-1', detail: { seat } });
    this.#occupants[seat] = occupant;
    return ok(this.#append({ type: 'sit', seat, sitter: occupant }));
  }

  #notDeciding(seat: Seat): Refusal<TableRefusalKind> | undefined {
    if (!(seat in this.#occupants)) return { kind: 'no-such-seat', rule: 'TB-SEAT-1', detail: { seat } };
    const decider = this.game.decider(this.state);
    if (decider === seat) return undefined;
    if (decider === OVER) return { kind: 'game-over', rule: 'TB-TURN-2' };
    if (decider === CHANCE) return { kind: 'chance-first', rule: 'TB-CHANCE-1' };
    return { kind: 'not-your-decision', rule: 'TB-TURN-1', detail: { seat, decides: decider } };
  }

  #play(by: number, code: number): AppliedEntry<K> {
    const move = this.game.decode(this.state, code);
    const events: K['Event'][] = [];
    this.#history.play({ entry: this.length + 1, code, by }, (event) => events.push(event));
    return this.#append(
      by === CHANCE ? { type: 'chance', outcome: move } : { type: 'act', seat: by, action: move },
      events,
    );
  }

  #append(entry: Entry, events: readonly K['Event'][] = []): AppliedEntry<K> {
    this.#entries.push(entry);
    return { entry: this.#entries.length, events };
  }
}

const allHumans = (seats: number): SeatOccupant[] => Array.from({ length: seats }, () => ({ player: 'human' }));
