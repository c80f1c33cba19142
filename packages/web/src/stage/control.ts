// What the player is about to do: the deed chosen, where it is aimed, the draft so far. No drawing in here.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { clone, type Entry, type Kinds, type Refusal, type Seat } from '@undercroft/engine';
import type { Session } from '../play/session.ts';
import { tryCode } from '../play/trial.ts';
import type { Aim, Aiming, Deed, GameView, Loss, Scene, Seating } from './contract.ts';

/** What an undo would take back, and the first that was drawn since: a tile, a die, a hazard. */
export interface TakenBack {
  readonly seat: Seat;
  readonly noun: string;
  readonly since?: string | undefined;
}

export class Control<K extends Kinds = Kinds> {
  readonly session: Session<K>;
  readonly view: ReadonlySignal<GameView<K>>;
  /** Chosen but not played, where a turn is put together (`view.drafting`). The choice that makes it whole stays an aim. */
  readonly draft = signal<readonly Aim[]>([]);
  readonly deedId = signal<string | undefined>(undefined);
  readonly aimIndex = signal<number | undefined>(undefined);
  readonly place = signal<string | undefined>(undefined);
  /** What would surely be lost: to be asked about once before it is done. */
  readonly warning = signal<Loss | undefined>(undefined);
  /** The last refusal in words, until something else is done. */
  readonly complaint = signal<{ readonly text: string; readonly rule: string } | undefined>(undefined);

  /** Places somebody recommends, with the chance to win: for the board to show. */
  readonly hints = signal<readonly { readonly place: string; readonly chance: number }[]>([]);

  constructor(session: Session<K>, view: ReadonlySignal<GameView<K>>) {
    this.session = session;
    this.view = view;
    this.takeUp();
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
      const code = game.check(copy, action as K['Action']);
      if (code.ok) game.play(copy, code.value);
    }
    return copy;
  });

  /** Nobody at this screen chooses for a bot. */
  readonly scene: ReadonlySignal<Scene> = computed(() => {
    const scene = this.view.value.scene(this.shown.value, this.seating.value);
    return this.session.acting === undefined ? { ...scene, deeds: [] } : scene;
  });

  /** The chosen one; a tile in hand is to be laid without choosing that first. */
  readonly deed: ReadonlySignal<Deed | undefined> = computed(() => {
    const id = this.deedId.value ?? 'place';
    return this.scene.value.deeds.find((one) => one.id === id && (this.deedId.value || one.aims.length > 0));
  });

  readonly aim: ReadonlySignal<Aim | undefined> = computed(() => {
    const index = this.aimIndex.value ?? (this.deedId.value === undefined ? 0 : undefined);
    return index === undefined ? undefined : this.deed.value?.aims[index];
  });

  /** With the aim a turn is whole: somebody else decides then, nobody, or the same one something new. */
  readonly isWhole: ReadonlySignal<boolean> = computed(() => {
    const aim = this.aim.value;
    if (!aim || !this.view.value.drafting) return aim !== undefined;
    const { game, decider } = this.session;
    const code = game.check(this.shown.value, aim.action as K['Action']);
    if (!code.ok) return false;
    const { after } = tryCode(game, this.shown.value, code.value);
    const status = game.status(after);
    if (status.type !== 'seat' || status.seat !== decider) return true;
    return this.view.value.scene(after, this.seating.value).plan?.isNew === true;
  });

  /** The draft, and the aim on top of it. */
  readonly steps: ReadonlySignal<readonly Aim[]> = computed(() => {
    const aim = this.aim.value;
    return aim ? [...this.draft.value, aim] : this.draft.value;
  });

  /** What would surely be lost by them. */
  readonly loss: ReadonlySignal<Loss | undefined> = computed(
    () => this.steps.value.findLast(({ loss }) => loss !== undefined)?.loss,
  );

  /** The aims that letters choose: of the chosen deed, or of the only one there is. */
  readonly choices: ReadonlySignal<readonly Aim[]> = computed(() => {
    const possible = this.scene.value.deeds.filter(({ aims }) => aims.length > 0);
    const deed = this.deed.value ?? (possible.length === 1 ? possible[0] : undefined);
    return deed?.aims.filter(({ letter }) => letter !== undefined) ?? [];
  });

  /** A turn is being put together. */
  readonly isGathering: ReadonlySignal<boolean> = computed(
    () => this.view.value.drafting && this.steps.value.length + this.choices.value.length > 0,
  );

  /** What of it is to be kept: a choice that is only looked at is not. */
  readonly gathered: ReadonlySignal<readonly object[]> = computed(() => {
    const isKept = this.view.value.drafting && this.isWhole.value;
    return (isKept ? this.steps.value : this.draft.value).map(({ action }) => action);
  });

  readonly aiming: ReadonlySignal<Omit<Aiming, 'upright'>> = computed(() => {
    const { deeds } = this.scene.value;
    const deed = this.deed.value;
    const lit = deed ? deed.aims : deeds.flatMap(({ aims }) => aims);
    const aim = this.aim.value;
    const place = this.place.value;
    return { lit, ...(aim ? { aim } : {}), ...(place === undefined ? {} : { place }) };
  });

  /** What an undo would take back now; nothing where there is nothing. */
  readonly takenBack: ReadonlySignal<TakenBack | undefined> = computed(() => {
    this.session.changes.value;
    return this.#lastDone();
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
      this.#settle();
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
      this.#aim(deed, index);
      this.#settle();
    });
    return true;
  }

  #aim({ id }: Deed, index: number): void {
    this.deedId.value = id;
    this.aimIndex.value = index;
  }

  /** What does not end a turn that is put together joins it at once; what letters choose can still be changed. */
  #settle(): void {
    const aim = this.aim.value;
    if (aim && aim.letter === undefined && !this.isWhole.value) this.#join(aim);
  }

  #join(aim: Aim): void {
    batch(() => {
      this.draft.value = [...this.draft.value, aim];
      // Arrows go on from there.
      if (aim.place !== undefined) this.place.value = aim.place;
      this.#rest();
    });
  }

  /** A letter joins those chosen where they can be combined, and leaves them again; otherwise it takes their place. */
  pick(letter: string): boolean {
    const now = this.aim.value?.letter ?? '';
    const both = now.includes(letter) ? now.replace(letter, '') : [...now, letter].sort().join('');
    const aims = this.choices.value;
    const aim = aims.find((one) => one.letter === both) ?? aims.find((one) => one.letter === letter);
    return aim !== undefined && this.#aimTo(aim.action);
  }

  /** Scenes are made anew with every change: an aim is known by its action. */
  #aimTo(action: unknown): boolean {
    const wanted = JSON.stringify(action);
    for (const deed of this.scene.value.deeds) {
      const index = deed.aims.findIndex((one) => JSON.stringify(one.action) === wanted);
      if (index < 0) continue;
      batch(() => this.#aim(deed, index));
      return true;
    }
    return false;
  }

  /** The aim that stands for an action now. */
  aimFor(action: object): Aim | undefined {
    const wanted = JSON.stringify(action);
    return this.scene.value.deeds.flatMap(({ aims }) => aims).find((aim) => JSON.stringify(aim.action) === wanted);
  }

  /** Aims at what somebody recommends, or puts the whole turn together: it only has to be committed. */
  suggest(actions: readonly object[]): void {
    const [first] = actions;
    batch(() => {
      this.#clear();
      if (this.view.value.drafting) for (const action of actions) if (!this.#takeUp(action)) return;
      if (!this.view.value.drafting && first) this.#aimTo(first);
    });
  }

  /** The deeds that can be aimed at a place. */
  deedsAt(place: string): Deed[] {
    return this.scene.value.deeds.filter(({ aims }) => aims.some((aim) => aim.place === place));
  }

  /** The next aim of the deed: turns a tile in hand, goes round the targets. */
  turn(by: 1 | -1): void {
    const deed = this.deed.value ?? this.#onlyDeed();
    if (!deed || deed.aims.length === 0) return;
    const from = this.aim.value ? (this.aimIndex.value ?? 0) : by > 0 ? -1 : 0;
    batch(() => {
      this.#aim(deed, (from + by + deed.aims.length) % deed.aims.length);
      const place = this.aim.value?.place;
      if (place !== undefined) this.place.value = place;
    });
  }

  #onlyDeed(): Deed | undefined {
    const possible = this.scene.value.deeds.filter(({ aims, role }) => aims.length > 0 && role === undefined);
    return possible.length === 1 ? possible[0] : undefined;
  }

  /** A step back: the aim, then the deed; of a turn that is put together the aim, then step by step. Answers whether there was one. */
  back(): boolean {
    const isAimed = this.aimIndex.value !== undefined;
    if (this.warning.value) this.warning.value = undefined;
    else if (!isAimed && this.draft.value.length > 0)
      batch(() => {
        this.draft.value = this.draft.value.slice(0, -1);
        this.#rest();
      });
    else if (isAimed && !this.view.value.drafting && (this.deed.value?.aims.length ?? 0) > 1)
      this.aimIndex.value = undefined;
    else if (this.deedId.value !== undefined) this.#rest();
    else return false;
    return true;
  }

  #rest(): void {
    batch(() => {
      this.deedId.value = undefined;
      this.aimIndex.value = undefined;
    });
  }

  /** Puts together again what is kept with the game, in the reader's language; what cannot be used is dropped. */
  takeUp(): void {
    const { draft } = this.session;
    if (draft.length === 0) return;
    batch(() => {
      this.#clear();
      if (!draft.every((action) => this.#takeUp(action))) this.#clear();
    });
  }

  #takeUp(action: object): boolean {
    if (!this.view.value.drafting || !this.#aimTo(action)) return false;
    const aim = this.aim.value;
    if (aim && !this.isWhole.value) this.#join(aim);
    return true;
  }

  #clear(): void {
    this.warning.value = undefined;
    this.draft.value = [];
    this.place.value = undefined;
    this.#rest();
  }

  // ---------------------------------------------------------------- doing

  /** Plays the draft and what is aimed at; before they are a whole turn, takes the aim into the draft. What would surely be lost is asked about once. */
  commit(sure = false): void {
    const { acting } = this.session;
    const aim = this.aim.value;
    if (acting === undefined || !aim) return;
    if (!this.isWhole.value) this.#join(aim);
    else if (this.loss.value && !sure) this.warning.value = this.loss.value;
    else this.#play(acting);
  }

  /** All at once: nobody sees the next position with the draft of the last one. */
  #play(seat: Seat): void {
    const actions = this.steps.value.map(({ action }) => action);
    batch(() => {
      this.#clear();
      this.#answer(this.session.act(seat, actions));
    });
  }

  /** Says why an undo is not possible, or takes it back. Answers what it would need if it is not free. */
  undo(agreed = false): 'done' | 'ask' | 'no' {
    if (this.draft.value.length > 0) {
      this.back();
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
    return this.#lastDone()?.seat ?? this.session.acting ?? 0;
  }

  /** What was done last at this screen and still stands. */
  #lastDone(): TakenBack | undefined {
    const { people, record } = this.session;
    let since: string | undefined;
    for (const entry of standing(record.entries)) {
      if (entry.type === 'chance') since = entry.outcome.type;
      if (entry.type === 'act' && people.includes(entry.seat))
        return { seat: entry.seat, noun: this.view.value.noun(entry.action as K['Action']), since };
    }
    return undefined;
  }

  #answer(refusal: Refusal | undefined): void {
    this.complaint.value = refusal && {
      text: this.view.value.refusal(refusal, this.session.state),
      rule: refusal.rule,
    };
  }
}

/** What was not taken back, the latest first. */
function* standing(entries: readonly Entry[]): Generator<Entry> {
  for (let n = entries.length; n > 0; n--) {
    const entry = entries[n - 1];
    if (entry?.type === 'undo') n = entry.takes;
    else if (entry) yield entry;
  }
}

/** The turns of a tile in hand are aims at one and the same place. */
const allAtOnePlace = (aims: readonly Aim[]): boolean =>
  aims.length > 1 &&
  aims.every(({ place, letter }) => place !== undefined && letter === undefined && place === aims[0]?.place);
