// What the player is about to do: the option chosen, where it is aimed, the draft so far. No drawing in here.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { clone, type Entry, type GameTypes, type Refusal, type Seat } from '@undercroft/engine';
import type {
  ActionOption,
  GameView,
  Loss,
  PositionView,
  Scene,
  Seating,
  Target,
  Targeting,
} from '@undercroft/page-kit/game-view';
import { tryCode } from '@undercroft/page-kit/trial';
import type { Session } from '../play/session.ts';

/** What an undo would take back, and the first that was drawn since: a tile, a die, a hazard. */
export interface UndoPreview {
  readonly seat: Seat;
  readonly noun: string;
  readonly since?: string | undefined;
}

export class Control<K extends GameTypes = GameTypes> {
  readonly session: Session<K>;
  readonly view: ReadonlySignal<GameView<K>>;
  /** Chosen but not played, where a turn is put together (`view.draftsTurns`). The choice that completes the turn stays a target. */
  readonly draft = signal<readonly Target[]>([]);
  readonly actionId = signal<string | undefined>(undefined);
  readonly targetIndex = signal<number | undefined>(undefined);
  readonly place = signal<string | undefined>(undefined);
  /** What would surely be lost: to be asked about once before it is done. */
  readonly warning = signal<Loss | undefined>(undefined);
  /** The last refusal in words, until something else is done. */
  readonly refusal = signal<{ readonly text: string; readonly rule: string } | undefined>(undefined);

  /** Places somebody recommends, with the chance to win: for the board to show. */
  readonly hints = signal<readonly { readonly place: string; readonly chance: number }[]>([]);

  constructor(session: Session<K>, view: ReadonlySignal<GameView<K>>) {
    this.session = session;
    this.view = view;
    this.restoreDraft();
  }

  readonly seating = computed<Seating>(() => {
    this.session.changes.value;
    const { occupants } = this.session.table;
    return {
      names: occupants.map(({ name }) => name ?? ''),
      bots: occupants.map(({ player }) => player === 'bot'),
    };
  });

  /** The position as the draft would leave it. */
  readonly draftedState = computed<K['State']>(() => {
    this.session.changes.value;
    const { game, state } = this.session;
    const copy = clone(game, state);
    for (const { action } of this.draft.value) {
      const code = game.check(copy, action as K['Action']);
      if (code.ok) game.play(copy, code.value);
    }
    return copy;
  });

  readonly position: ReadonlySignal<PositionView<K>> = computed(() => this.view.value.at(this.draftedState.value));

  /** Nobody at this screen chooses for a bot. */
  readonly scene: ReadonlySignal<Scene> = computed(() => {
    const scene = this.position.value.scene(this.seating.value);
    return this.session.acting === undefined ? { ...scene, actions: [] } : scene;
  });

  /** The chosen one; a tile in hand is to be laid without choosing that first. */
  readonly action: ReadonlySignal<ActionOption | undefined> = computed(() => {
    const id = this.actionId.value;
    return this.scene.value.actions.find((one) => (id === undefined ? one.isPreselected : one.id === id));
  });

  readonly target: ReadonlySignal<Target | undefined> = computed(() => {
    const index = this.targetIndex.value ?? (this.actionId.value === undefined ? 0 : undefined);
    return index === undefined ? undefined : this.action.value?.targets[index];
  });

  /** Whether the target completes the turn: somebody else decides next, nobody does, or the same seat decides something new. */
  readonly isComplete: ReadonlySignal<boolean> = computed(() => {
    const target = this.target.value;
    if (!target || !this.view.value.draftsTurns) return target !== undefined;
    const { game, decider } = this.session;
    const code = game.check(this.draftedState.value, target.action as K['Action']);
    if (!code.ok) return false;
    const { after } = tryCode(game, this.draftedState.value, code.value);
    const status = game.status(after);
    if (status.type !== 'seat' || status.seat !== decider) return true;
    return this.view.value.at(after).scene(this.seating.value).draft?.isEmpty === true;
  });

  /** The draft, and the target on top of it. */
  readonly steps: ReadonlySignal<readonly Target[]> = computed(() => {
    const target = this.target.value;
    return target ? [...this.draft.value, target] : this.draft.value;
  });

  /** What would surely be lost by them. */
  readonly loss: ReadonlySignal<Loss | undefined> = computed(
    () => this.steps.value.findLast(({ loss }) => loss !== undefined)?.loss,
  );

  /** The targets that letters choose: of the chosen option, or of the only one there is. */
  readonly choices: ReadonlySignal<readonly Target[]> = computed(() => {
    const possible = this.scene.value.actions.filter(({ targets }) => targets.length > 0);
    const option = this.action.value ?? (possible.length === 1 ? possible[0] : undefined);
    return option?.targets.filter(({ letter }) => letter !== undefined) ?? [];
  });

  /** A turn is being put together. */
  readonly isDrafting: ReadonlySignal<boolean> = computed(
    () => this.view.value.draftsTurns && this.steps.value.length + this.choices.value.length > 0,
  );

  /** What of it is to be kept: a choice that is only looked at is not. */
  readonly draftedActions: ReadonlySignal<readonly object[]> = computed(() => {
    const isKept = this.view.value.draftsTurns && this.isComplete.value;
    return (isKept ? this.steps.value : this.draft.value).map(({ action }) => action);
  });

  readonly targeting: ReadonlySignal<Omit<Targeting, 'isPortrait'>> = computed(() => {
    const { actions } = this.scene.value;
    const option = this.action.value;
    const highlighted = option ? option.targets : actions.flatMap(({ targets }) => targets);
    const target = this.target.value;
    const place = this.place.value;
    return { highlighted, ...(target ? { target } : {}), ...(place === undefined ? {} : { place }) };
  });

  /** What an undo would take back now; nothing where there is nothing. */
  readonly undoPreview: ReadonlySignal<UndoPreview | undefined> = computed(() => {
    this.session.changes.value;
    return this.#lastMove();
  });

  // ---------------------------------------------------------------- choosing

  /** An option by its button. With one possible target it is aimed at once. */
  choose(id: string): void {
    const option = this.scene.value.actions.find((one) => one.id === id);
    if (!option) return;
    batch(() => {
      this.refusal.value = undefined;
      this.actionId.value = id;
      this.targetIndex.value = option.targets.length === 1 || allAtOnePlace(option.targets) ? 0 : undefined;
      this.#extendDraft();
    });
  }

  /** A place on the board: targets the chosen option there, or chooses the first option that can be aimed there. */
  touch(place: string): void {
    this.place.value = place;
    const chosen = this.action.value;
    if (chosen && this.#targetPlace(chosen, place)) return;
    for (const option of this.scene.value.actions) if (this.#targetPlace(option, place)) return;
  }

  #targetPlace(option: ActionOption, place: string): boolean {
    const index = option.targets.findIndex((target) => target.place === place);
    if (index < 0) return false;
    batch(() => {
      this.refusal.value = undefined;
      this.#select(option, index);
      this.#extendDraft();
    });
    return true;
  }

  #select({ id }: ActionOption, index: number): void {
    this.actionId.value = id;
    this.targetIndex.value = index;
  }

  /** What does not end a turn that is put together joins it at once; what letters choose can still be changed. */
  #extendDraft(): void {
    const target = this.target.value;
    if (target && target.letter === undefined && !this.isComplete.value) this.#addToDraft(target);
  }

  #addToDraft(target: Target): void {
    batch(() => {
      this.draft.value = [...this.draft.value, target];
      // Arrows go on from there.
      if (target.place !== undefined) this.place.value = target.place;
      this.#deselect();
    });
  }

  /** A letter joins those chosen where they can be combined, and leaves them again; otherwise it takes their place. */
  pickLetter(letter: string): boolean {
    const now = this.target.value?.letter ?? '';
    const both = now.includes(letter) ? now.replace(letter, '') : [...now, letter].sort().join('');
    const targets = this.choices.value;
    const target = targets.find((one) => one.letter === both) ?? targets.find((one) => one.letter === letter);
    return target !== undefined && this.#targetAction(target.action);
  }

  /** Scenes are rebuilt at every change: a target is recognised by its action. */
  #targetAction(action: unknown): boolean {
    const wanted = JSON.stringify(action);
    for (const option of this.scene.value.actions) {
      const index = option.targets.findIndex((one) => JSON.stringify(one.action) === wanted);
      if (index < 0) continue;
      batch(() => this.#select(option, index));
      return true;
    }
    return false;
  }

  /** The target that stands for an action now. */
  targetFor(action: object): Target | undefined {
    const wanted = JSON.stringify(action);
    return this.scene.value.actions
      .flatMap(({ targets }) => targets)
      .find((target) => JSON.stringify(target.action) === wanted);
  }

  /** Aims at what somebody recommends, or puts the whole turn together: it only has to be committed. */
  suggest(actions: readonly object[]): void {
    const [first] = actions;
    batch(() => {
      this.#clear();
      if (this.view.value.draftsTurns) for (const action of actions) if (!this.#restoreStep(action)) return;
      if (!this.view.value.draftsTurns && first) this.#targetAction(first);
    });
  }

  /** The actions that can be aimed at a place. */
  actionsAt(place: string): ActionOption[] {
    return this.scene.value.actions.filter(({ targets }) => targets.some((target) => target.place === place));
  }

  /** The next target of the option: turns a tile in hand, goes round the targets. */
  cycleTarget(by: 1 | -1): void {
    const option = this.action.value ?? this.#onlyAction();
    if (!option || option.targets.length === 0) return;
    const from = this.target.value ? (this.targetIndex.value ?? 0) : by > 0 ? -1 : 0;
    batch(() => {
      this.#select(option, (from + by + option.targets.length) % option.targets.length);
      const place = this.target.value?.place;
      if (place !== undefined) this.place.value = place;
    });
  }

  #onlyAction(): ActionOption | undefined {
    const possible = this.scene.value.actions.filter(({ targets, role }) => targets.length > 0 && role === undefined);
    return possible.length === 1 ? possible[0] : undefined;
  }

  /** A step back: the target, then the option; of a turn that is put together the target, then step by step. Answers whether there was one. */
  back(): boolean {
    const isAimed = this.targetIndex.value !== undefined;
    if (this.warning.value) this.warning.value = undefined;
    else if (!isAimed && this.draft.value.length > 0)
      batch(() => {
        this.draft.value = this.draft.value.slice(0, -1);
        this.#deselect();
      });
    else if (isAimed && !this.view.value.draftsTurns && (this.action.value?.targets.length ?? 0) > 1)
      this.targetIndex.value = undefined;
    else if (this.actionId.value !== undefined) this.#deselect();
    else return false;
    return true;
  }

  #deselect(): void {
    batch(() => {
      this.actionId.value = undefined;
      this.targetIndex.value = undefined;
    });
  }

  /** Puts together again what is kept with the game, in the reader's language; what cannot be used is dropped. */
  restoreDraft(): void {
    const { draft } = this.session;
    if (draft.length === 0) return;
    batch(() => {
      this.#clear();
      if (!draft.every((action) => this.#restoreStep(action))) this.#clear();
    });
  }

  #restoreStep(action: object): boolean {
    if (!this.view.value.draftsTurns || !this.#targetAction(action)) return false;
    const target = this.target.value;
    if (target && !this.isComplete.value) this.#addToDraft(target);
    return true;
  }

  #clear(): void {
    this.warning.value = undefined;
    this.draft.value = [];
    this.place.value = undefined;
    this.#deselect();
  }

  // ---------------------------------------------------------------- doing

  /** Plays the draft and what is aimed at; before they are a whole turn, takes the target into the draft. What would surely be lost is asked about once. */
  commit({ isConfirmed = false } = {}): void {
    const { acting } = this.session;
    const target = this.target.value;
    if (acting === undefined || !target) return;
    if (!this.isComplete.value) this.#addToDraft(target);
    else if (this.loss.value && !isConfirmed) this.warning.value = this.loss.value;
    else this.#play(acting);
  }

  /** All at once: nobody sees the next position with the draft of the last one. */
  #play(seat: Seat): void {
    const actions = this.steps.value.map(({ action }) => action);
    batch(() => {
      this.#clear();
      this.#showRefusal(this.session.act(seat, actions));
    });
  }

  /** Says why an undo is not possible, or takes it back. Answers what it would need if it is not free. */
  undo({ isAgreed = false } = {}): 'done' | 'needs-consent' | 'refused' {
    if (this.draft.value.length > 0) {
      this.back();
      return 'done';
    }
    const seat = this.lastSeat();
    const plan = this.session.planUndo(seat);
    if (!plan.ok) {
      this.#showRefusal(plan.error);
      return 'refused';
    }
    if (!plan.value.free && !isAgreed) return 'needs-consent';
    this.#deselect();
    this.#showRefusal(this.session.undo(seat, plan.value));
    return 'done';
  }

  /** Whoever acted last at this screen: the one an undo is for. */
  lastSeat(): Seat {
    return this.#lastMove()?.seat ?? this.session.acting ?? 0;
  }

  /** What was done last at this screen and still stands. */
  #lastMove(): UndoPreview | undefined {
    const { humanSeats, record } = this.session;
    let since: string | undefined;
    for (const entry of standingEntries(record.entries)) {
      if (entry.type === 'chance') since = entry.outcome.type;
      if (entry.type === 'act' && humanSeats.includes(entry.seat))
        return { seat: entry.seat, noun: this.view.value.noun(entry.action as K['Action']), since };
    }
    return undefined;
  }

  #showRefusal(refusal: Refusal | undefined): void {
    this.refusal.value = refusal && {
      text: this.view.value.refusal(refusal, this.session.state),
      rule: refusal.rule,
    };
  }
}

/** What was not taken back, the latest first. */
function* standingEntries(entries: readonly Entry[]): Generator<Entry> {
  for (let n = entries.length; n > 0; n--) {
    const entry = entries[n - 1];
    if (entry?.type === 'undo') n = entry.takes;
    else if (entry) yield entry;
  }
}

/** The turns of a tile in hand are targets at one and the same place. */
const allAtOnePlace = (targets: readonly Target[]): boolean =>
  targets.length > 1 &&
  targets.every(({ place, letter }) => place !== undefined && letter === undefined && place === targets[0]?.place);
