// A game that the server keeps: its entries arrive by the live connection. What is done here shows at once where nothing
// is drawn, and is taken back if the server does not accept it.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import {
  applyEntry,
  CHANCE,
  clone,
  type Entry,
  type GameRecord,
  type GameTypes,
  isEqual,
  ok,
  type Playable,
  RECORD_FORMAT,
  type RecordError,
  type Refusal,
  type Result,
  replay,
  type Seat,
  type Table,
  type UndoPlan,
} from '@undercroft/engine';
import type { ClientError, EntryRange, Response, TableView } from '@undercroft/protocol';
import type { Session, Transition } from '../play/session.ts';
import { Outbox, type Outgoing } from './outbox.ts';

type Action = { readonly type: string };

/** What the session needs of the server. */
export interface TableServer {
  act(act: { seat: Seat; seq: number; action: Action; course?: Action[] }): Promise<Response<EntryRange>>;
  undo(undo: { seat: Seat; seq: number; takes: number }): Promise<Response<EntryRange>>;
  /** Asks the others to agree to an undo. */
  requestUndo(undo: { seat: Seat; seq: number; takes: number }): Promise<Response<unknown>>;
}

/** Something that was done here: actions of a seat, or an undo. */
interface OwnMove extends Outgoing {
  readonly seat: Seat;
  readonly actions: readonly object[];
  /** Plays as much of it as may be shown before the server has answered. */
  readonly show: () => unknown;
  /** The rest is to be seen only when the server has drawn what belongs to it. */
  readonly isAwaited: boolean;
}

/** What the server did not accept, and why: it is gone from the board. */
export interface TakenBack {
  readonly seat: Seat;
  readonly actions: readonly object[];
  readonly error: ClientError;
}

/** Somebody has undone the entry of this number, and with it the turn of somebody here. */
export interface TurnTaken {
  readonly by: Seat;
  readonly takes: number;
}

interface Opening<K extends GameTypes> {
  readonly game: Playable<K>;
  readonly about: TableView;
  readonly entries: readonly Entry[];
  readonly server: TableServer;
  readonly delay?: (milliseconds: number, work: () => void) => void;
}

export class OnlineSession<K extends GameTypes = GameTypes> implements Session<K> {
  readonly id: string;
  /** Chance is the server's. */
  readonly seed = '';
  readonly changes = signal(0);
  /** The server keeps the game, so that nothing can be lost here. */
  readonly isUnsaved = signal(false);
  readonly isBehind = signal(false);
  readonly isPersistent = true;
  readonly playsBots = false;
  /** Without a connection nobody can act here. */
  readonly isConnected = signal(true);
  readonly takenBack = signal<TakenBack | undefined>(undefined);
  /** Until it is one's own turn again. */
  readonly turnTaken = signal<TurnTaken | undefined>(undefined);
  /** Whether the board shows something that the server has not confirmed. */
  readonly isUnconfirmed = signal(false);
  onTransitions: ((transitions: readonly Transition<K>[]) => void) | undefined;
  readonly #about;
  readonly #game: Playable<K>;
  readonly #server: TableServer;
  readonly #outbox: Outbox<OwnMove>;
  #table: Table<K>;
  /** How many entries the server has; those after them are shown before it has accepted them. */
  #confirmed = 0;
  #draft: readonly object[] = [];

  private constructor({ game, about, server, delay = browserDelay }: Opening<K>, table: Table<K>) {
    this.id = about.id;
    this.#game = game;
    this.#server = server;
    this.#about = signal(about);
    this.#table = table;
    this.#outbox = new Outbox({
      delay,
      wasDone: (move, error, seq) => this.#wasDone(move, error, seq),
      onDone: (move) => this.#onDone(move),
      onRejected: (move, error, seq) => this.#onRejected(move, error, seq),
    });
  }

  /** A table of the server, with the entries it has had so far. */
  static open<K extends GameTypes>(opening: Opening<K>): Result<OnlineSession<K>, RecordError> {
    const table = tableOf(opening.game, opening.about, opening.entries);
    if (!table.ok) return table;
    const session = new OnlineSession(opening, table.value);
    session.#confirmed = opening.entries.length;
    return ok(session);
  }

  get table(): Table<K> {
    return this.#table;
  }

  get game(): Playable<K> {
    return this.#table.game;
  }

  get state(): K['State'] {
    return this.#table.state;
  }

  get record(): GameRecord {
    return this.#table.record;
  }

  /** Seats, agreement and the end, as the server tells them. */
  get about(): ReadonlySignal<TableView> {
    return this.#about;
  }

  get decider(): Seat | undefined {
    const status = this.#table.status();
    return status.type === 'seat' ? status.seat : undefined;
  }

  get humanSeats(): Seat[] {
    return this.#about.value.seats.flatMap((seat, i) => (seat.held === 'person' && seat.isYou ? [i] : []));
  }

  /** Somebody may have changed their name since they sat down. */
  get names(): string[] {
    return this.#about.value.seats.map((seat) => (seat.held === 'person' ? seat.name : ''));
  }

  get acting(): Seat | undefined {
    const { decider } = this;
    const isPossible = this.isConnected.value && !this.isAwaitingChance && this.#about.value.closed === undefined;
    return isPossible && decider !== undefined && this.humanSeats.includes(decider) ? decider : undefined;
  }

  /** Something is to be drawn for what was done here. */
  get isAwaitingChance(): boolean {
    return this.#outbox.all.some(({ isAwaited }) => isAwaited);
  }

  get allowsHints(): boolean {
    return this.#about.value.hints;
  }

  get draft(): readonly object[] {
    return this.#draft;
  }

  saveDraft(draft: readonly object[]): void {
    this.#draft = draft;
  }

  get written(): number {
    return this.#confirmed;
  }

  get isUntouched(): boolean {
    return this.#outbox.all.length === 0 && this.#draft.length === 0;
  }

  async saved(): Promise<void> {}

  /** Seats are changed by the server alone. */
  setOccupant(): void {}

  /** Nothing is sent that the rules refuse: they are the same here. */
  act(seat: Seat, actions: readonly object[]): Refusal | undefined {
    const allowed = this.#table.check(seat, actions[0]);
    if (!allowed.ok) return allowed.error;
    this.#add(
      { seat, actions },
      () => this.#showActions(seat, actions),
      (seq) => {
        const [action, ...course] = actions as Action[];
        return this.#server.act({ seat, seq, action: action as Action, ...(course.length > 0 ? { course } : {}) });
      },
    );
    return undefined;
  }

  planUndo(seat: Seat): Result<UndoPlan, Refusal> {
    return this.#table.planUndo(seat);
  }

  /** Shows at once where nobody has to agree; otherwise the others are asked. */
  undo(seat: Seat, { takes, free }: UndoPlan): Refusal | undefined {
    const plan = this.#table.planUndo(seat, takes);
    if (!plan.ok) return plan.error;
    if (!free) {
      void this.#server.requestUndo({ seat, seq: this.#confirmed, takes }).then((asked) => {
        if (!asked.ok) this.takenBack.value = { seat, actions: [], error: asked.error };
      });
      return undefined;
    }
    this.#add(
      { seat, actions: [] },
      () => this.#apply({ type: 'undo', seat, takes }),
      (seq) => this.#server.undo({ seat, seq, takes }),
    );
    return undefined;
  }

  /** The position after so many entries. */
  stateAfter(entries: number): K['State'] | undefined {
    const table = tableOf(this.#game, this.#about.value, this.record.entries.slice(0, entries));
    return table.ok ? table.value.state : undefined;
  }

  // ---------------------------------------------------------------- what the server tells

  /** The seats, an undo request or the end changed. */
  setAbout(about: TableView): void {
    this.#about.value = about;
    this.#changed();
  }

  setConnection({ isOpen: isConnected }: { readonly isOpen: boolean }): void {
    if (isConnected === this.isConnected.value) return;
    this.isConnected.value = isConnected;
    this.#changed();
    if (isConnected) void this.#outbox.flush();
  }

  /** Entries after the first `from`. Those that show already are confirmed by them; those that came before are ignored. */
  receive(from: number, entries: readonly Entry[]): void {
    const news = entries.slice(Math.max(0, this.#confirmed - from));
    const shown = this.#table.entriesAfter(this.#confirmed);
    const confirmed = news.findIndex((entry, i) => !isEqual(entry, shown[i]));
    if (confirmed < 0) {
      this.#confirmed += news.length;
      return this.#changed();
    }
    this.#confirmed += confirmed;
    const rest = news.slice(confirmed);
    const isRewound = shown.length > confirmed;
    if (isRewound) this.#rewind();
    const isOvertaken = this.#isOvertakenBy(rest);
    const { decider } = this;
    const transitions = rest.flatMap((entry) => this.#apply(entry));
    this.#confirmed += rest.length;
    this.#noteTurn(decider, rest);
    if (isOvertaken) this.#takeBack({ kind: 'stale' });
    else if (rest.every(({ type }) => type === 'sit')) this.#showAgain(rest.length);
    this.#changed(transitions);
  }

  // ---------------------------------------------------------------- inside

  #add(
    move: Pick<OwnMove, 'seat' | 'actions'>,
    show: () => readonly Transition<K>[],
    send: (seq: number) => Promise<Response<EntryRange>>,
  ): void {
    const seq = this.#table.length;
    const transitions = show();
    const isAwaited = this.#table.length - seq < move.actions.length;
    this.#draft = [];
    this.#outbox.add({ ...move, seq, isAwaited, send, show });
    this.#changed(transitions);
  }

  /** Plays actions up to the first after which something is drawn. */
  #showActions(seat: Seat, actions: readonly object[]): Transition<K>[] {
    const transitions: Transition<K>[] = [];
    for (const action of actions) {
      const code = this.#table.check(seat, action);
      if (!code.ok || this.#isDrawnAfter(code.value)) break;
      transitions.push(...this.#apply({ type: 'act', seat, action: action as Action }));
    }
    return transitions;
  }

  #isDrawnAfter(code: number): boolean {
    const trial = clone(this.game, this.state);
    this.game.play(trial, code);
    return this.game.decider(trial) === CHANCE;
  }

  #apply(entry: Entry): Transition<K>[] {
    const before = clone(this.game, this.state);
    const applied = applyEntry(this.#table, entry);
    if (!applied.ok) throw new Error(`an entry of the server was refused: ${applied.error.kind}`);
    if (entry.type !== 'act' && entry.type !== 'chance') return [];
    return [{ ...applied.value, before, after: clone(this.game, this.state) }];
  }

  /** Back to what the server has. */
  #rewind(): void {
    const table = tableOf(this.#game, this.#about.value, this.record.entries.slice(0, this.#confirmed));
    if (table.ok) this.#table = table.value;
  }

  /** Whether somebody else did something before what waits here could be carried out. Sitting down does not matter. */
  #isOvertakenBy(entries: readonly Entry[]): boolean {
    const next = this.#outbox.all.find(({ seq, actions }) => seq + Math.max(1, actions.length) > this.#confirmed);
    const first = entries.find(({ type }) => type !== 'sit');
    if (!next || !first) return false;
    const action = next.actions[Math.max(0, this.#confirmed - next.seq)];
    return !(first.type === 'act' && first.seat === next.seat && isEqual(first.action, action));
  }

  /** Whether an undo of somebody else has taken the decision from a seat that is one's own. */
  #noteTurn(before: Seat | undefined, entries: readonly Entry[]): void {
    const isOwn = (seat: Seat | undefined) => seat !== undefined && this.humanSeats.includes(seat);
    const undo = entries.findLast(({ type }) => type === 'undo');
    if (isOwn(this.decider)) this.turnTaken.value = undefined;
    else if (undo?.type === 'undo' && isOwn(before) && !isOwn(undo.seat))
      this.turnTaken.value = { by: undo.seat, takes: undo.takes };
  }

  /** Others sat down: what waits comes that much later. */
  #showAgain(later: number): void {
    for (const move of this.#outbox.all) {
      if (move.seq < this.#confirmed - later) continue;
      move.seq = this.#table.length;
      move.show();
    }
  }

  #takeBack(error: ClientError): void {
    const moves = this.#outbox.clear();
    const [first] = moves;
    if (!first) return;
    this.#rewind();
    this.takenBack.value = { seat: first.seat, actions: moves.flatMap(({ actions }) => actions), error };
  }

  /** A course ends where something is drawn; the rest follows if it is still allowed. */
  #onDone({ seat, seq, actions }: OwnMove): void {
    const isOwn = (entry: Entry) => entry.type === 'act' && entry.seat === seat;
    const done = this.#table.entriesAfter(seq).filter(isOwn).length;
    const rest = actions.slice(Math.max(1, done));
    // What was not accepted before is the past.
    this.takenBack.value = undefined;
    this.#changed();
    if (rest.length === 0 || this.decider !== seat) return;
    const refusal = this.act(seat, rest);
    if (refusal) this.takenBack.value = { seat, actions: rest, error: { kind: 'refused', refusal } };
  }

  /** What was missed tells whether the server had it already. */
  #wasDone({ seat, actions }: OwnMove, error: ClientError, seq: number): boolean {
    if ('missed' in error && error.missed) this.receive(error.missed.from, error.missed.entries);
    const entry = error.kind === 'stale' && seq < this.#confirmed ? this.record.entries[seq] : undefined;
    return entry?.type === 'act' && entry.seat === seat && isEqual(entry.action, actions[0]);
  }

  /** `seq`: with what it was sent. It is sent again if it comes later by now. */
  #onRejected(move: OwnMove, error: ClientError, seq: number): void {
    if (error.kind === 'stale' && move.seq !== seq) return;
    this.#takeBack(error);
    this.#changed();
  }

  #changed(transitions: readonly Transition<K>[] = []): void {
    // At once: nobody sees the new position before what led to it is shown.
    batch(() => {
      this.isUnconfirmed.value = this.#table.length > this.#confirmed || this.isAwaitingChance;
      this.changes.value++;
      if (transitions.length > 0) this.onTransitions?.(transitions);
    });
  }
}

const browserDelay = (milliseconds: number, work: () => void): void => {
  setTimeout(work, milliseconds);
};

function tableOf<K extends GameTypes>(
  game: Playable<K>,
  { rules, options, began }: TableView,
  entries: readonly Entry[],
): Result<Table<K>, RecordError> {
  const find = (id: string) => (id === game.id ? (game as unknown as Playable) : undefined);
  const table = replay(find, { format: RECORD_FORMAT, game: game.id, rules, options, seats: [...began], entries });
  return table as unknown as Result<Table<K>, RecordError>;
}
