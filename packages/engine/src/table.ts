// One game in progress: who sits where, the position, and the record of how it came about.
import { type Dice, drawOutcome, type Odds, odds } from './chance.ts';
import { buffer, CHANCE, type Kinds, OVER, type Playable, type Refusal, type Seat, type Status } from './contract.ts';
import type { Fault } from './fault.ts';
import { Line } from './line.ts';
import { type Entry, FORMAT, type GameRecord, type Head, type Sitter } from './record.ts';
import { fail, ok, type Result } from './result.ts';
import { planUndo, type UndoPlan } from './undo.ts';

/** What an accepted entry did. */
export interface Happened<K extends Kinds = Kinds> {
  /** The entry's number in the record. */
  readonly entry: number;
  readonly events: readonly K['Event'][];
}

export class Table<K extends Kinds = Kinds> {
  readonly game: Playable<K>;
  readonly #head: Head;
  readonly #entries: Entry[] = [];
  readonly #sitters: Sitter[];
  readonly #line: Line<K>;

  private constructor(game: Playable<K>, opening: K['State'], sitters: readonly Sitter[]) {
    this.game = game;
    this.#line = new Line(game, opening);
    this.#sitters = [...sitters];
    const options = game.options(opening);
    this.#head = { format: FORMAT, game: game.id, rules: game.rules, options, seats: [...sitters] };
  }

  /** A new table. Everybody is human unless said otherwise. */
  static open<K extends Kinds>(
    game: Playable<K>,
    options: unknown,
    sitters?: readonly Sitter[],
  ): Result<Table<K>, Fault> {
    const opening = game.open(options as K['Options']);
    if (!opening.ok) return opening;
    const seats = game.seats(opening.value);
    const sitting = sitters ?? allHuman(seats);
    if (sitting.length !== seats) {
      return fail({ kind: 'wrong-seats', path: ['seats'], expected: String(seats), received: String(sitting.length) });
    }
    return ok(new Table(game, opening.value, sitting));
  }

  /** A table in the middle of a game that came from elsewhere: a scenario, a puzzle. Its record begins there. */
  static standing<K extends Kinds>(game: Playable<K>, position: K['State']): Table<K> {
    return new Table(game, position, allHuman(game.seats(position)));
  }

  get record(): GameRecord {
    return { ...this.#head, entries: [...this.#entries] };
  }

  /** The entries after the first n: what somebody missed who had seen those. */
  entriesAfter(n: number): Entry[] {
    return this.#entries.slice(n);
  }

  /** How many entries the record has. */
  get length(): number {
    return this.#entries.length;
  }

  /** Who sits where now. */
  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  /** The position itself, for bots and previews: copy it before playing on. */
  get state(): K['State'] {
    return this.#line.state;
  }

  status(): Status {
    return this.game.status(this.state);
  }

  /** Everything the one to decide may do; at a chance node everything that can happen. */
  legal(): (K['Action'] | K['Outcome'])[] {
    const codes = buffer(this.game);
    const n = this.game.legal(this.state, codes);
    return Array.from(codes.subarray(0, n), (code) => this.game.write(this.state, code));
  }

  odds(): Odds<K['Outcome']> {
    return odds(this.game, this.state);
  }

  snapshot(): K['Snapshot'] {
    return this.game.save(this.state);
  }

  /** Whether this seat could do this now, and why not. */
  check(seat: Seat, action: unknown): Result<number, Refusal> {
    const refused = this.#notDeciding(seat);
    return refused ? fail(refused) : this.game.check(this.state, action as K['Action']);
  }

  propose(seat: Seat, action: unknown): Result<Happened<K>, Refusal> {
    const code = this.check(seat, action);
    return code.ok ? ok(this.#play(seat, code.value)) : code;
  }

  /** Writes down an outcome that was drawn elsewhere: by another table, a test or a real die. */
  settle(outcome: unknown): Result<Happened<K>, Refusal> {
    if (this.game.decider(this.state) !== CHANCE) return fail({ kind: 'no-chance-now', rule: 'TB-CHANCE-1' });
    const code = this.game.check(this.state, outcome as K['Outcome']);
    return code.ok ? ok(this.#play(CHANCE, code.value)) : code;
  }

  /** Draws until a seat has to decide or the game is over. */
  roll(dice: Dice): Happened<K>[] {
    const happened: Happened<K>[] = [];
    const codes = buffer(this.game);
    const weights = buffer(this.game);
    while (this.game.decider(this.state) === CHANCE) {
      happened.push(this.#play(CHANCE, drawOutcome(this.game, this.state, dice, codes, weights)));
    }
    return happened;
  }

  /** What an undo by this seat would take back, and who has to agree. By default: the seat's last action. */
  undoable(seat: Seat, takes?: number): Result<UndoPlan, Refusal> {
    return planUndo(this.#line.moves, this.#sitters, seat, takes);
  }

  /** Takes back an own action. `agreed` names the seats that were asked and said yes. */
  undo(seat: Seat, asked: { takes?: number; agreed?: readonly Seat[] } = {}): Result<Happened<K>, Refusal> {
    const plan = this.undoable(seat, asked.takes);
    if (!plan.ok) return plan;
    const missing = plan.value.needs.filter((other) => !asked.agreed?.includes(other));
    if (missing.length > 0) {
      return fail({ kind: 'undo-needs-agreement', rule: 'TB-UNDO-2', detail: { of: missing, why: plan.value.why } });
    }
    this.#line.cut(plan.value.keep);
    const agreed = plan.value.free ? {} : { agreed: plan.value.needs };
    return ok(this.#append({ type: 'undo', seat, takes: plan.value.takes, ...agreed }));
  }

  /** Seats somebody else: a bot takes over, a person comes back. */
  sit(seat: Seat, sitter: Sitter): Result<Happened<K>, Refusal> {
    if (!(seat in this.#sitters)) return fail({ kind: 'no-such-seat', rule: 'TB-SEAT-1', detail: { seat } });
    this.#sitters[seat] = sitter;
    return ok(this.#append({ type: 'sit', seat, sitter }));
  }

  #notDeciding(seat: Seat): Refusal | undefined {
    const decider = this.game.decider(this.state);
    if (decider === seat) return undefined;
    if (!(seat in this.#sitters)) return { kind: 'no-such-seat', rule: 'TB-SEAT-1', detail: { seat } };
    if (decider === OVER) return { kind: 'game-over', rule: 'TB-TURN-2' };
    if (decider === CHANCE) return { kind: 'chance-first', rule: 'TB-CHANCE-1' };
    return { kind: 'not-your-decision', rule: 'TB-TURN-1', detail: { seat, decides: decider } };
  }

  #play(by: number, code: number): Happened<K> {
    const move = this.game.write(this.state, code);
    const events: K['Event'][] = [];
    this.#line.play({ entry: this.length + 1, code, by }, (event) => events.push(event));
    return this.#append(
      by === CHANCE ? { type: 'chance', outcome: move } : { type: 'act', seat: by, action: move },
      events,
    );
  }

  #append(entry: Entry, events: readonly K['Event'][] = []): Happened<K> {
    this.#entries.push(entry);
    return { entry: this.#entries.length, events };
  }
}

const allHuman = (seats: number): Sitter[] => Array.from({ length: seats }, () => ({ player: 'human' }));
