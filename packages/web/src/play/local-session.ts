// A game that is kept in this browser: its table, its luck, and its place among the saves.
import { batch, signal } from '@preact/signals';
import {
  buffer,
  CHANCE,
  clone,
  drawOutcome,
  type Game,
  type GameRecord,
  type GameTypes,
  type InputError,
  type Playable,
  type RecordError,
  type Refusal,
  type Result,
  replay,
  type Seat,
  type SeatOccupant,
  Table,
  type UndoPlan,
} from '@undercroft/engine';
import { diceFor } from './dice.ts';
import { GoneOnElsewhere, type SavedGame, type Saves } from './saves.ts';
import { newSeed } from './seed.ts';
import type { Session, Transition } from './session.ts';

interface Parts {
  readonly id: string;
  readonly seed: string;
  readonly saves: Saves;
  readonly draft?: readonly object[];
}

export class LocalSession<K extends GameTypes = GameTypes> implements Session<K> {
  readonly id: string;
  readonly seed: string;
  readonly table: Table<K>;
  /** Counts every change, so that views of the table are updated. */
  readonly changes = signal(0);
  /** Set where the last change could not be saved. */
  readonly isUnsaved = signal(false);
  /** Set where another tab has gone on with this game: from then on nothing is written here. */
  readonly isBehind = signal(false);
  readonly playsBots = true;
  readonly allowsHints = true;
  /** Called with everything that happens, in order. */
  onTransitions: ((transitions: readonly Transition<K>[]) => void) | undefined;
  readonly #saves: Saves;
  #written: number;
  #writing: Promise<void> = Promise.resolve();
  #draft: readonly object[];

  private constructor(table: Table<K>, { id, seed, saves, draft = [] }: Parts, written: number) {
    this.table = table;
    this.id = id;
    this.seed = seed;
    this.#saves = saves;
    this.#written = written;
    this.#draft = draft;
  }

  /** A new game, with the luck of a seed. */
  static open<K extends GameTypes>(
    game: Playable<K>,
    options: unknown,
    { occupants, saves, seed = newSeed() }: { occupants?: readonly SeatOccupant[]; saves: Saves; seed?: string },
  ): Result<LocalSession<K>, InputError> {
    const table = Table.open(game, options, occupants);
    if (!table.ok) return table;
    const session = new LocalSession(table.value, { id: newSeed(), seed, saves }, 0);
    session.#drawChance();
    session.#save();
    return { ok: true, value: session };
  }

  /** A saved game, validated entry by entry. What is wrong is reported; the save stays as it is. */
  static async resume<K extends GameTypes>(
    game: Game<K>,
    saved: SavedGame,
    saves: Saves,
  ): Promise<Result<LocalSession<K>, RecordError>> {
    const entries = await saves.entries(saved.id);
    const broken = entries.findIndex((entry) => typeof entry?.type !== 'string');
    if (broken >= 0) return { ok: false, error: { kind: 'bad-entry', entry: broken + 1 } };
    const table = replay((id) => (id === game.id ? (game as Playable) : undefined), { ...saved.head, entries });
    if (!table.ok) return table;
    return {
      ok: true,
      value: new LocalSession(table.value as unknown as Table<K>, { ...saved, saves }, entries.length),
    };
  }

  /** Draws what a crash between a decision and its draw left open, before the game is played on. Watching a game draws nothing. */
  drawPending(): void {
    const transitions = this.#drawChance();
    if (transitions.length > 0) this.#changed(transitions);
  }

  get game(): Playable<K> {
    return this.table.game;
  }

  get state(): K['State'] {
    return this.table.state;
  }

  get record(): GameRecord {
    return this.table.record;
  }

  /** The seat that has to decide; nobody while chance does, and when it is over. */
  get decider(): Seat | undefined {
    const status = this.table.status();
    return status.type === 'seat' ? status.seat : undefined;
  }

  /** The seats of those who sit at this screen: all but bots. */
  get humanSeats(): Seat[] {
    return this.table.occupants.flatMap(({ player }, seat) => (player === 'bot' ? [] : [seat]));
  }

  /** Who may act now at this screen: the seat that has to decide, if somebody here sits on it. */
  get acting(): Seat | undefined {
    const { decider } = this;
    return decider !== undefined && this.humanSeats.includes(decider) ? decider : undefined;
  }

  /** Actions that are drafted and not played: the rules know nothing of them, but a reload must find them. */
  get draft(): readonly object[] {
    return this.#draft;
  }

  saveDraft(draft: readonly object[]): void {
    if (JSON.stringify(draft) === JSON.stringify(this.#draft)) return;
    this.#draft = draft;
    this.#save();
  }

  /** Plays actions of one seat, one after another, and everything chance adds. Stops at the first that is refused. */
  act(seat: Seat, actions: readonly object[]): Refusal | undefined {
    const transitions: Transition<K>[] = [];
    let refused: Refusal | undefined;
    for (const action of actions) {
      const before = clone(this.game, this.state);
      const happened = this.table.propose(seat, action);
      if (!happened.ok) {
        refused = happened.error;
        break;
      }
      transitions.push({ ...happened.value, before, after: clone(this.game, this.state) });
      transitions.push(...this.#drawChance());
    }
    this.#draft = [];
    if (transitions.length > 0) this.#changed(transitions);
    return refused;
  }

  planUndo(seat: Seat): Result<UndoPlan, Refusal> {
    return this.table.planUndo(seat);
  }

  /** Takes back the seat's last action. All who sit at this screen can be asked at once. */
  undo(seat: Seat, plan: UndoPlan): Refusal | undefined {
    const undone = this.table.undo(seat, { takes: plan.takes, agreed: plan.needs });
    if (!undone.ok) return undone.error;
    this.#draft = [];
    this.#changed([]);
    return undefined;
  }

  setOccupant(seat: Seat, occupant: SeatOccupant): void {
    if (this.table.sit(seat, occupant).ok) this.#changed([]);
  }

  /** How many entries are safe. */
  get written(): number {
    return this.#written;
  }

  /** Whether what is saved outlives the page. */
  get isPersistent(): boolean {
    return this.#saves.isPersistent;
  }

  /** Whether loading it anew would lose anything that was done here. */
  get isUntouched(): boolean {
    return this.#written === this.table.length && this.#draft.length === 0;
  }

  /** Resolves when everything up to now is safe. */
  saved(): Promise<void> {
    return this.#writing;
  }

  #changed(transitions: readonly Transition<K>[]): void {
    this.#save();
    // At once: nobody sees the new position before what led to it is shown.
    batch(() => {
      this.changes.value++;
      this.onTransitions?.(transitions);
    });
  }

  /** Draws until somebody has to decide or it is over. */
  #drawChance(): Transition<K>[] {
    const transitions: Transition<K>[] = [];
    const [codes, weights] = [buffer(this.game), buffer(this.game)];
    while (this.game.decider(this.state) === CHANCE) {
      const before = clone(this.game, this.state);
      const dice = diceFor(this.seed, this.table.length + 1);
      const outcome = this.game.decode(before, drawOutcome(this.game, before, dice, codes, weights));
      const happened = this.table.applyOutcome(outcome);
      if (!happened.ok) throw new Error(`a drawn outcome was refused: ${happened.error.kind}`);
      transitions.push({ ...happened.value, before, after: clone(this.game, this.state) });
    }
    return transitions;
  }

  /** Writes one after another, so that entries are never out of order or incomplete. What failed is written with the next. */
  #save(): void {
    this.#writing = this.#writing.then(() => this.#write());
  }

  async #write(): Promise<void> {
    if (this.isBehind.value) return;
    const { entries, ...head } = this.record;
    const status = this.table.status();
    const saved: SavedGame = {
      id: this.id,
      game: this.game.id,
      seed: this.seed,
      head,
      entries: entries.length,
      played: Date.now(),
      over: status.type === 'over',
      ...(status.type === 'over' ? { ending: status.ending } : {}),
      draft: this.#draft,
    };
    try {
      await this.#saves.write(saved, entries.slice(this.#written));
      this.#written = entries.length;
      this.isUnsaved.value = false;
    } catch (error) {
      if (error instanceof GoneOnElsewhere) this.isBehind.value = true;
      else this.isUnsaved.value = true;
    }
  }
}
