// A game with a fixed start, as the table shows it: what the learner does, and what the script does about it.
import { batch, signal } from '@preact/signals';
import {
  type AppliedEntry,
  CHANCE,
  clone,
  type GameRecord,
  type Playable,
  type Refusal,
  type Result,
  type Seat,
  type SeatOccupant,
  type UndoPlan,
} from '@undercroft/engine';
import type { GuidedTable } from '@undercroft/learn/guided-table';
import type { GuidedStep } from '@undercroft/learn/schemas';
import type { Session, Transition } from '../play/session.ts';

export interface Guide {
  /** After every entry. False where nothing more is to happen by itself. */
  readonly onEntry: (step: GuidedStep) => boolean;
  /** So many moves since the start are left. */
  readonly onUndo: (keep: number) => void;
  /** Only taking it back helps: until then the others wait, and what happened stays in sight. */
  readonly isHalted?: () => boolean;
}

export class GuidedSession implements Session {
  readonly id: string;
  readonly seed = '';
  readonly changes = signal(0);
  readonly isUnsaved = signal(false);
  readonly isBehind = signal(false);
  readonly allowsHints = false;
  readonly draft: readonly object[] = [];
  readonly isPersistent = true;
  readonly isUntouched = true;
  onTransitions: ((transitions: readonly Transition[]) => void) | undefined;
  readonly #guided: GuidedTable;
  readonly #guide: Guide;

  constructor(id: string, guided: GuidedTable, guide: Guide) {
    this.id = id;
    this.#guided = guided;
    this.#guide = guide;
  }

  get playsBots(): boolean {
    return this.#guide.isHalted?.() !== true;
  }

  get table() {
    return this.#guided.table;
  }

  get game(): Playable {
    return this.table.game;
  }

  get state() {
    return this.table.state;
  }

  get record(): GameRecord {
    return this.table.record;
  }

  get written(): number {
    return this.table.length;
  }

  get decider(): Seat | undefined {
    const { decider } = this.#guided;
    return decider >= 0 ? decider : undefined;
  }

  get humanSeats(): Seat[] {
    return [...this.#guided.learner];
  }

  get acting(): Seat | undefined {
    return this.#guided.isLearners ? this.#guided.decider : undefined;
  }

  saveDraft(): void {}

  act(seat: Seat, actions: readonly object[]): Refusal | undefined {
    const transitions: Transition[] = [];
    let refused: Refusal | undefined;
    for (const action of actions) {
      // The rest was meant for a position that did not come: the script has gone on.
      if (transitions.length > 0 && this.#guided.decider !== seat) break;
      const done = this.#apply({ act: action as never }, () => this.#guided.act(seat, action));
      if (!done.ok) {
        refused = done.error;
        break;
      }
      transitions.push(done.value.transition);
      if (done.value.goesOn) transitions.push(...this.#runScript());
    }
    if (transitions.length > 0) this.#changed(transitions);
    return refused;
  }

  /** What chance and the others do before the learner has to decide. */
  goOn(): void {
    const transitions = this.#runScript();
    if (transitions.length > 0) this.#changed(transitions);
  }

  planUndo(seat: Seat): Result<UndoPlan, Refusal> {
    return this.table.planUndo(seat);
  }

  undo(seat: Seat, plan: UndoPlan): Refusal | undefined {
    const undone = this.#guided.undo(seat, plan);
    if (!undone.ok) return undone.error;
    this.#guide.onUndo(plan.keep);
    this.#changed([]);
    return undefined;
  }

  /** Nobody else sits down here. */
  setOccupant(_seat: Seat, _occupant: SeatOccupant): void {}

  async saved(): Promise<void> {}

  #runScript(): Transition[] {
    const transitions: Transition[] = [];
    for (let step = this.#nextStep(); step; step = this.#nextStep()) {
      const done = this.#apply(step.step, step.play);
      if (!done.ok) throw new Error(`the script was refused: ${done.error.kind}`);
      transitions.push(done.value.transition);
      if (!done.value.goesOn) break;
    }
    return transitions;
  }

  /** What happens without the learner. A seat for which the script has nothing is left to its bot. */
  #nextStep() {
    const guided = this.#guided;
    if (guided.decider === CHANCE) {
      const chance = guided.nextOutcome;
      return { step: { chance }, play: () => guided.draw(chance) };
    }
    if (guided.decider < 0 || guided.isLearners || !this.playsBots) return undefined;
    const act = guided.nextOfOthers;
    return act && { step: { act }, play: () => guided.act(guided.decider, act) };
  }

  #apply(
    step: GuidedStep,
    play: () => Result<AppliedEntry, Refusal>,
  ): Result<{ readonly transition: Transition; readonly goesOn: boolean }, Refusal> {
    const before = clone(this.game, this.state);
    const done = play();
    if (!done.ok) return done;
    const transition = { ...done.value, before, after: clone(this.game, this.state) };
    return { ok: true, value: { transition, goesOn: this.#guide.onEntry(step) } };
  }

  #changed(transitions: readonly Transition[]): void {
    batch(() => {
      this.changes.value++;
      this.onTransitions?.(transitions);
    });
  }
}
