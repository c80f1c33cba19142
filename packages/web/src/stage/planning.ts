// A turn that is put together on the board before it is played: the plan is kept here, the game's planner changes it.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes } from '@undercroft/engine';
import type { GameView, PlanVerb, PlanView } from '@undercroft/page-kit/game-view';
import type { Session } from '../play/session.ts';
import type { Shown } from './shown.ts';

/** A plan, and after how many entries it was made: it means nothing in a later position. */
interface Kept {
  readonly entry: number;
  readonly plan: unknown;
  /** The place that changed it last. */
  readonly place?: string;
}

export class Planning<K extends GameTypes> {
  readonly #session: Session<K>;
  readonly #view: ReadonlySignal<GameView<K>>;
  readonly #shown: Shown<K>;
  readonly #kept = signal<Kept | undefined>(undefined);

  constructor(session: Session<K>, view: ReadonlySignal<GameView<K>>, shown: Shown<K>) {
    this.#session = session;
    this.#view = view;
    this.#shown = shown;
    if (session.draft.length > 0) this.restore(session.draft);
  }

  readonly #current = computed(() => {
    this.#session.changes.value;
    const kept = this.#kept.value;
    return kept?.entry === this.#session.table.length ? kept : undefined;
  });

  readonly plan: ReadonlySignal<unknown> = computed(() => this.#current.value?.plan ?? this.#view.value.planner?.empty);

  readonly view: ReadonlySignal<PlanView | undefined> = computed(() => {
    const { planner } = this.#view.value;
    if (!planner || !this.#shown.canAct.value) return undefined;
    return planner.view(this.#shown.position.value, this.plan.value);
  });

  /** There is something to plan in this position. */
  readonly isOn: ReadonlySignal<boolean> = computed(() => {
    const view = this.view.value;
    return view !== undefined && view.buttons.length + view.places.length > 0;
  });

  /** What is kept with the game. */
  readonly actions: ReadonlySignal<readonly object[] | undefined> = computed(() => this.view.value?.actions);

  /** 'again': the end of a whole course is touched once more. */
  touch(place: string): 'changed' | 'again' | 'nothing' {
    const { planner } = this.#view.value;
    const view = this.view.value;
    if (!planner || !view) return 'nothing';
    const end = view.destination ?? this.#current.value?.place;
    if (view.commit && place === end) return 'again';
    const next = planner.touch(this.#shown.position.value, this.plan.value, place);
    if (next === this.plan.value) return 'nothing';
    this.#keep(next, place);
    return 'changed';
  }

  /** A sub, a token or a mine by its key. Returns whether there is one. */
  press(key: string): boolean {
    const next = this.#view.value.planner?.press(this.#shown.position.value, this.plan.value, key);
    if (next !== undefined) this.#keep(next);
    return next !== undefined;
  }

  /** What a place can mean now, for its menu. */
  verbs(place: string): readonly PlanVerb[] {
    if (!this.isOn.value) return [];
    return this.#view.value.planner?.verbs?.(this.#shown.position.value, this.plan.value, place) ?? [];
  }

  back(): boolean {
    if (!this.isOn.value) return false;
    const last = this.#view.value.planner?.back(this.#shown.position.value, this.plan.value);
    if (last !== undefined) this.#keep(last);
    return last !== undefined;
  }

  restore(actions: readonly object[]): void {
    const plan = this.#view.value.planner?.restore(this.#shown.position.value, actions);
    this.#kept.value = plan === undefined ? undefined : { entry: this.#session.table.length, plan };
  }

  #keep(plan: unknown, place?: string): void {
    this.#kept.value = { entry: this.#session.table.length, plan, ...(place === undefined ? {} : { place }) };
  }
}
