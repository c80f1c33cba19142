// A game at this screen: its table, its luck, and its place among the saves.
import { signal } from '@preact/signals';
import {
  buffer,
  CHANCE,
  clone,
  drawOutcome,
  type Fault,
  type Game,
  type GameRecord,
  type Happened,
  type Kinds,
  type Playable,
  type RecordFault,
  type Refusal,
  type Result,
  replay,
  type Seat,
  type Sitter,
  Table,
  type UndoPlan,
} from '@undercroft/engine';
import { diceFor } from './dice.ts';
import type { Saved, Saves } from './saves.ts';
import { newSeed } from './seed.ts';

/** An entry with what it did and the position it came upon. */
export interface Moment<K extends Kinds = Kinds> extends Happened<K> {
  readonly before: K['State'];
  readonly after: K['State'];
}

interface Start {
  readonly id: string;
  readonly seed: string;
  readonly saves: Saves;
  readonly draft?: readonly object[];
}

export class Session<K extends Kinds = Kinds> {
  readonly id: string;
  readonly seed: string;
  readonly table: Table<K>;
  /** Counts up with every change: whoever shows the table reads it. */
  readonly changes = signal(0);
  /** Set where the last change could not be saved. */
  readonly unsaved = signal(false);
  /** Told of everything that happens, in order. */
  watch: ((moments: readonly Moment<K>[]) => void) | undefined;
  readonly #saves: Saves;
  #written: number;
  #writing: Promise<void> = Promise.resolve();
  #draft: readonly object[];

  private constructor(table: Table<K>, { id, seed, saves, draft = [] }: Start, written: number) {
    this.table = table;
    this.id = id;
    this.seed = seed;
    this.#saves = saves;
    this.#written = written;
    this.#draft = draft;
  }

  /** A new game, with the luck of a seed. */
  static open<K extends Kinds>(
    game: Playable<K>,
    options: unknown,
    { sitters, saves, seed = newSeed() }: { sitters?: readonly Sitter[]; saves: Saves; seed?: string },
  ): Result<Session<K>, Fault> {
    const table = Table.open(game, options, sitters);
    if (!table.ok) return table;
    const session = new Session(table.value, { id: newSeed(), seed, saves }, 0);
    session.#settle();
    session.#save();
    return { ok: true, value: session };
  }

  /** A saved game, judged entry by entry. What is wrong is told; the save stays as it is. */
  static async resume<K extends Kinds>(
    game: Game<K>,
    saved: Saved,
    saves: Saves,
  ): Promise<Result<Session<K>, RecordFault>> {
    const entries = await saves.entries(saved.id);
    const broken = entries.findIndex((entry) => typeof entry?.type !== 'string');
    if (broken >= 0) return { ok: false, error: { kind: 'bad-entry', entry: broken + 1 } };
    const table = replay((id) => (id === game.id ? (game as Playable) : undefined), { ...saved.head, entries });
    if (!table.ok) return table;
    return { ok: true, value: new Session(table.value as unknown as Table<K>, { ...saved, saves }, entries.length) };
  }

  /** To be played on: a crash may have come between a decision and the draw that follows it. Whoever only looks draws nothing. */
  goOn(): void {
    const moments = this.#settle();
    if (moments.length > 0) this.#changed(moments);
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
  get people(): Seat[] {
    return this.table.sitters.flatMap(({ player }, seat) => (player === 'bot' ? [] : [seat]));
  }

  /** Who may act now at this screen: the seat that has to decide, if somebody here sits on it. */
  get acting(): Seat | undefined {
    const { decider } = this;
    return decider !== undefined && this.people.includes(decider) ? decider : undefined;
  }

  /** Actions put together but not played: of no meaning to the rules, but a reload should find them. */
  get draft(): readonly object[] {
    return this.#draft;
  }

  keep(draft: readonly object[]): void {
    if (JSON.stringify(draft) === JSON.stringify(this.#draft)) return;
    this.#draft = draft;
    this.#save();
  }

  /** Plays actions of one seat, one after another, and everything chance adds. Stops at the first that is refused. */
  act(seat: Seat, actions: readonly object[]): Refusal | undefined {
    const moments: Moment<K>[] = [];
    let refused: Refusal | undefined;
    for (const action of actions) {
      const before = clone(this.game, this.state);
      const happened = this.table.propose(seat, action);
      if (!happened.ok) {
        refused = happened.error;
        break;
      }
      moments.push({ ...happened.value, before, after: clone(this.game, this.state) });
      moments.push(...this.#settle());
    }
    this.#draft = [];
    if (moments.length > 0) this.#changed(moments);
    return refused;
  }

  undoable(seat: Seat): Result<UndoPlan, Refusal> {
    return this.table.undoable(seat);
  }

  /** Takes back the seat's last action. All who sit at this screen can be asked at once. */
  undo(seat: Seat, plan: UndoPlan): Refusal | undefined {
    const undone = this.table.undo(seat, { takes: plan.takes, agreed: plan.needs });
    if (!undone.ok) return undone.error;
    this.#draft = [];
    this.#changed([]);
    return undefined;
  }

  sit(seat: Seat, sitter: Sitter): void {
    if (this.table.sit(seat, sitter).ok) this.#changed([]);
  }

  /** Resolves when everything up to now is safe. */
  saved(): Promise<void> {
    return this.#writing;
  }

  #changed(moments: readonly Moment<K>[]): void {
    this.#save();
    this.changes.value++;
    this.watch?.(moments);
  }

  /** Draws until somebody has to decide or it is over. */
  #settle(): Moment<K>[] {
    const moments: Moment<K>[] = [];
    const [codes, weights] = [buffer(this.game), buffer(this.game)];
    while (this.game.decider(this.state) === CHANCE) {
      const before = clone(this.game, this.state);
      const dice = diceFor(this.seed, this.table.length + 1);
      const outcome = this.game.write(before, drawOutcome(this.game, before, dice, codes, weights));
      const happened = this.table.settle(outcome);
      if (!happened.ok) throw new Error(`a drawn outcome was refused: ${happened.error.kind}`);
      moments.push({ ...happened.value, before, after: clone(this.game, this.state) });
    }
    return moments;
  }

  /** One write after another: entries are never out of order, and never half there. What failed is tried again with the next. */
  #save(): void {
    this.#writing = this.#writing.then(() => this.#write());
  }

  async #write(): Promise<void> {
    const { entries, ...head } = this.record;
    const saved: Saved = {
      id: this.id,
      game: this.game.id,
      seed: this.seed,
      head,
      entries: entries.length,
      played: Date.now(),
      over: this.table.status().type === 'over',
      draft: this.#draft,
    };
    try {
      await this.#saves.write(saved, entries.slice(this.#written));
      this.#written = entries.length;
      this.unsaved.value = false;
    } catch {
      this.unsaved.value = true;
    }
  }
}
