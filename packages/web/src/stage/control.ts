// What the player is about to do: the deed chosen, where it is aimed, the draft so far. No drawing in here.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { clone, type Kinds, type Refusal, type Seat } from '@undercroft/engine';
import type { Session } from '../play/session.ts';
import type { Aim, Aiming, Deed, GameView, Scene, Seating } from './contract.ts';

/** Something to be asked once before it is done. */
export interface Warning {
  readonly aim: Aim;
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}

export class Control<K extends Kinds = Kinds> {
  readonly session: Session<K>;
  readonly view: ReadonlySignal<GameView<K>>;
  /** Chosen but not played: only a drafting game has any. */
  readonly draft = signal<readonly Aim[]>([]);
  readonly deedId = signal<string | undefined>(undefined);
  readonly aimIndex = signal<number | undefined>(undefined);
  readonly place = signal<string | undefined>(undefined);
  readonly warning = signal<Warning | undefined>(undefined);
  /** The last refusal in words, until something else is done. */
  readonly complaint = signal<{ readonly text: string; readonly rule: string } | undefined>(undefined);

  constructor(session: Session<K>, view: ReadonlySignal<GameView<K>>) {
    this.session = session;
    this.view = view;
  }

  readonly seating = computed<Seating>(() => {
    this.session.changes.value;
    const { sitters } = this.session.table;
    return {
      names: sitters.map(({ name }) => name ?? ''),
      bots: sitters.map(({ player }) => player === 'bot'),
    };
  });

  /** The position as the draft would leave it. */
  readonly shown = computed<K['State']>(() => {
    this.session.changes.value;
    const { game, state } = this.session;
    const copy = clone(game, state);
    for (const { action } of this.draft.value) {
      const code = game.check(copy, action);
      if (code.ok) game.play(copy, code.value);
    }
    return copy;
  });

  readonly scene: ReadonlySignal<Scene> = computed(() => this.view.value.scene(this.shown.value, this.seating.value));

  /** Who decides at the table, whatever is drafted. */
  get seat(): Seat | undefined {
    const status = this.session.table.status();
    return status.type === 'seat' ? status.seat : undefined;
  }

  readonly deed: ReadonlySignal<Deed | undefined> = computed(() =>
    this.scene.value.deeds.find(({ id }) => id === this.deedId.value),
  );

  readonly aim: ReadonlySignal<Aim | undefined> = computed(() => {
    const index = this.aimIndex.value;
    return index === undefined ? undefined : this.deed.value?.aims[index];
  });

  /** The draft is a whole turn: it can be played. */
  readonly isWhole: ReadonlySignal<boolean> = computed(() => {
    if (this.draft.value.length === 0) return false;
    const status = this.session.game.status(this.shown.value);
    return status.type !== 'seat' || status.seat !== this.seat;
  });

  readonly aiming: ReadonlySignal<Omit<Aiming, 'upright'>> = computed(() => {
    const { deeds } = this.scene.value;
    const deed = this.deed.value;
    const lit = deed ? deed.aims : deeds.flatMap(({ aims }) => aims);
    const aim = this.aim.value;
    const place = this.place.value;
    return { lit, ...(aim ? { aim } : {}), ...(place === undefined ? {} : { place }) };
  });

  // ---------------------------------------------------------------- choosing

  /** A deed by its button. With one possible aim it is aimed at once. */
  choose(id: string): void {
    const deed = this.scene.value.deeds.find((one) => one.id === id);
    if (!deed) return;
    batch(() => {
      this.complaint.value = undefined;
      this.deedId.value = id;
      this.aimIndex.value = deed.aims.length === 1 || allAtOnePlace(deed.aims) ? 0 : undefined;
    });
  }

  /** A place on the board: aims the chosen deed there, or chooses the first deed that can be aimed there. */
  touch(place: string): void {
    this.place.value = place;
    const chosen = this.deed.value;
    if (chosen && this.#aimAt(chosen, place)) return;
    for (const deed of this.scene.value.deeds) if (this.#aimAt(deed, place)) return;
  }

  #aimAt(deed: Deed, place: string): boolean {
    const index = deed.aims.findIndex((aim) => aim.place === place);
    if (index < 0) return false;
    batch(() => {
      this.complaint.value = undefined;
      this.deedId.value = deed.id;
      this.aimIndex.value = index;
    });
    if (this.view.value.drafting) this.extend();
    return true;
  }

  /** The deeds that can be aimed at a place. */
  deedsAt(place: string): Deed[] {
    return this.scene.value.deeds.filter(({ aims }) => aims.some((aim) => aim.place === place));
  }

  /** The next aim of the deed: turns a tile in hand, goes round the targets. */
  turn(by: 1 | -1): void {
    const deed = this.deed.value ?? this.#onlyDeed();
    if (!deed || deed.aims.length === 0) return;
    const from = this.aimIndex.value ?? (by > 0 ? -1 : 0);
    batch(() => {
      this.deedId.value = deed.id;
      this.aimIndex.value = (from + by + deed.aims.length) % deed.aims.length;
      const place = this.aim.value?.place;
      if (place !== undefined) this.place.value = place;
    });
  }

  #onlyDeed(): Deed | undefined {
    const possible = this.scene.value.deeds.filter(({ aims, role }) => aims.length > 0 && role === undefined);
    return possible.length === 1 ? possible[0] : undefined;
  }

  /** Takes the aim into the draft. */
  extend(): void {
    const aim = this.aim.value;
    if (!aim) return;
    batch(() => {
      this.draft.value = [...this.draft.value, aim];
      this.#rest();
    });
  }

  /** A step back: the aim, then the deed, then the last of the draft. Answers whether there was one. */
  back(): boolean {
    if (this.warning.value) this.warning.value = undefined;
    else if (this.aimIndex.value !== undefined && (this.deed.value?.aims.length ?? 0) > 1)
      this.aimIndex.value = undefined;
    else if (this.deedId.value !== undefined) this.#rest();
    else if (this.draft.value.length > 0) this.draft.value = this.draft.value.slice(0, -1);
    else return false;
    return true;
  }

  #rest(): void {
    this.deedId.value = undefined;
    this.aimIndex.value = undefined;
  }

  // ---------------------------------------------------------------- doing

  /** Plays what is aimed or drafted. What would surely be lost is asked about once. */
  commit(sure = false): void {
    const seat = this.seat;
    if (seat === undefined) return;
    const aims = this.view.value.drafting ? this.draft.value : this.aim.value ? [this.aim.value] : [];
    const last = aims.at(-1);
    if (!last || (this.view.value.drafting && !this.isWhole.value)) return;
    const doomed = sure ? undefined : aims.find(({ loss }) => loss);
    if (doomed?.loss) {
      this.warning.value = { aim: doomed, ...doomed.loss };
      return;
    }
    this.#play(seat, aims);
  }

  #play(seat: Seat, aims: readonly Aim[]): void {
    const actions = aims.map(({ action }) => action);
    batch(() => {
      this.warning.value = undefined;
      this.draft.value = [];
      this.place.value = undefined;
      this.#rest();
    });
    this.#answer(this.session.act(seat, actions));
  }

  /** Says why an undo is not possible, or takes it back. Answers what it would need if it is not free. */
  undo(agreed = false): 'done' | 'ask' | 'no' {
    if (this.draft.value.length > 0) {
      this.draft.value = this.draft.value.slice(0, -1);
      return 'done';
    }
    const seat = this.lastSeat();
    const plan = this.session.undoable(seat);
    if (!plan.ok) {
      this.#answer(plan.error);
      return 'no';
    }
    if (!plan.value.free && !agreed) return 'ask';
    this.#rest();
    this.#answer(this.session.undo(seat, plan.value));
    return 'done';
  }

  /** Whoever acted last at this screen: the one an undo is for. */
  lastSeat(): Seat {
    const { entries } = this.session.record;
    const last = entries.findLast((entry) => entry.type === 'act');
    return last?.type === 'act' ? last.seat : (this.seat ?? 0);
  }

  #answer(refusal: Refusal | undefined): void {
    this.complaint.value = refusal && {
      text: this.view.value.refusal(refusal, this.session.state),
      rule: refusal.rule,
    };
  }
}

/** The turns of a tile in hand are aims at one and the same place. */
const allAtOnePlace = (aims: readonly Aim[]): boolean =>
  aims.length > 1 && aims.every(({ place }) => place !== undefined && place === aims[0]?.place);
