// The coached first game on the table: which beat it is at, and what was played of it.
import { type Signal, signal } from '@preact/signals';
import type { Game } from '@undercroft/engine';
import { CoachRun, type PlayedBeat } from '@undercroft/learn/coach-run';
import type { Measures } from '@undercroft/learn/condition';
import { GuidedTable } from '@undercroft/learn/guided-table';
import type { Beat, Coach, Did, GuidedStep, Start } from '@undercroft/learn/schemas';
import { GuidedSession } from './guided-session.ts';
import { note, progressOf } from './progress.ts';

interface CoachAnswer {
  /** The beat it answers: its task may be done by now. */
  readonly beat: string;
  readonly say: string;
  /** Taking it back is what helps. */
  readonly undo: boolean;
}

export class CoachModel {
  readonly coach: Coach;
  readonly #game: Game;
  readonly #measures: Measures;
  #run: CoachRun;
  #tables = 0;
  readonly session: Signal<GuidedSession>;
  readonly beat: Signal<Beat>;
  readonly said = signal<CoachAnswer | undefined>(undefined);
  /** How many tries of this beat got an answer: after two, showing it is offered more clearly. */
  readonly tries = signal(0);
  /** The last beat is done, or has nothing to do. */
  readonly isOver = signal(false);
  /** The line of a cut that is being shown. */
  readonly cut = signal<string | undefined>(undefined);

  /** Goes on where it was left. */
  constructor(coach: Coach, game: Game, measures: Measures) {
    this.coach = coach;
    this.#game = game;
    this.#measures = measures;
    const place = progressOf(coach.game).coach;
    const { beat = 0, played } = typeof place === 'object' ? place : {};
    this.#run = CoachRun.resume(coach, (start) => this.#open(start), beat, played);
    this.beat = signal(this.#run.beat);
    this.session = signal(this.#newSession());
  }

  get index(): number {
    return this.#run.index;
  }

  get count(): number {
    return this.coach.beats.length;
  }

  get isLast(): boolean {
    return this.#run.isLast;
  }

  /** What chance and the others do before the learner does anything. */
  begin(): void {
    this.session.value.goOn();
  }

  /** Something was done that is no move. */
  noteDid(did: Did): void {
    this.#run.table.note(did);
    this.#look();
    this.session.value.goOn();
  }

  /** Where there is nothing to do but read. */
  goOn(): void {
    if (this.isLast) return;
    this.#advance();
    this.session.value.goOn();
  }

  /** To the next beat, as if this one had been played as it was meant. */
  skip(): void {
    if (this.isLast) this.#finish();
    else this.#jumpTo(this.index + 1);
  }

  /** From the start. */
  startAgain(): void {
    this.#jumpTo(0);
  }

  /** This beat from its beginning. */
  tryAgain(): void {
    const tries = this.tries.value;
    this.#jumpTo(this.index, this.#run.playedBefore);
    this.tries.value = tries;
  }

  /** Plays the step for the learner. Where that is not possible any more, it is skipped. */
  showMe(): void {
    if (this.said.value?.undo) this.tryAgain();
    const { beat } = this;
    const session = this.session.value;
    const wanted = beat.value;
    for (const step of wanted.show) {
      if (beat.value !== wanted) return;
      if ('did' in step) this.noteDid(step.did);
      else if (!('act' in step) || session.acting === undefined || session.act(session.acting, [step.act])) break;
    }
    if (beat.value === wanted) this.skip();
  }

  #open(start: Start): GuidedTable {
    const table = GuidedTable.open(this.#game, start, this.#measures);
    if (!table.ok) throw new Error(`the coached game cannot be set up: ${table.error.kind}`);
    return table.value;
  }

  #newSession(): GuidedSession {
    this.#tables++;
    return new GuidedSession(`coach/${this.coach.game}/${this.#tables}`, this.#run.table, {
      onEntry: (step) => this.#onEntry(step),
      onUndo: (keep) => {
        this.#run.takeBack(keep);
        this.said.value = undefined;
        this.#keep();
      },
      isHalted: () => this.said.value?.undo === true,
    });
  }

  /** Whether the script goes on by itself. */
  #onEntry(step: GuidedStep): boolean {
    this.#run.note(step);
    const hasCut = this.#look();
    this.#keep();
    return !hasCut;
  }

  /** Whether the next beat begins on another table. */
  #look(): boolean {
    // While the others play on after a spoilt beat, nothing is done by it, and nothing is news.
    if (this.said.value?.undo && !this.#isLearnersEntry) return false;
    const { beat } = this.#run;
    const { isDone, isPassed = false, wrong } = this.#run.look();
    const isNews = wrong !== undefined && !this.said.value?.undo;
    if (isNews) this.tries.value++;
    if (isDone && this.isLast) this.#finish();
    const hasCut = isDone && !this.isLast ? this.#advance({ isPassed }) : false;
    if (isNews) this.said.value = { beat: beat.id, say: wrong.say, undo: !isDone && (wrong.undo ?? false) };
    return isDone && isPassed && !hasCut ? this.#look() : hasCut;
  }

  /** The learner has acted last; what chance did about it belongs to that. */
  get #isLearnersEntry(): boolean {
    const { table, learner } = this.#run.table;
    const last = table.record.entries.findLast(({ type }) => type === 'act');
    return last?.type === 'act' && learner.includes(last.seat);
  }

  #advance({ isPassed = false }: { readonly isPassed?: boolean } = {}): boolean {
    const hasCut = this.#run.advance({ isPassed });
    this.#entered();
    if (hasCut) {
      this.cut.value = this.beat.value.cut?.line;
      this.session.value = this.#newSession();
    }
    this.#keep();
    return hasCut;
  }

  /** With what was played before it; otherwise as it is meant. */
  #jumpTo(index: number, played?: readonly PlayedBeat[]): void {
    this.#run = CoachRun.resume(this.coach, (start) => this.#open(start), index, played);
    this.cut.value = undefined;
    this.#entered();
    this.session.value = this.#newSession();
    this.session.value.goOn();
    this.#keep();
  }

  #finish(): void {
    this.isOver.value = true;
    note(this.coach.game, { coach: 'done' });
  }

  #entered(): void {
    if (this.isLast && this.#run.beat.task === 'continue') this.#finish();
    else this.isOver.value = false;
    this.beat.value = this.#run.beat;
    this.said.value = undefined;
    this.tries.value = 0;
  }

  #keep(): void {
    if (this.isOver.value) return;
    note(this.coach.game, { coach: { beat: this.index, played: this.#run.played } });
  }
}
