// A lesson on the table: attempt after attempt, until its goal is reached.
import { signal } from '@preact/signals';
import type { Game } from '@undercroft/engine';
import type { Measures } from '@undercroft/learn/condition';
import { GuidedTable } from '@undercroft/learn/guided-table';
import { LessonRun, type LessonState } from '@undercroft/learn/lesson-run';
import type { Did, Lesson } from '@undercroft/learn/schemas';
import { GuidedSession } from './guided-session.ts';
import { note, progressOf } from './progress.ts';

export class LessonModel {
  readonly lesson: Lesson;
  readonly #game: Game;
  readonly #measures: Measures;
  #attempts = 0;
  #run: LessonRun;
  /** Changes with every attempt. */
  readonly session;
  readonly state = signal<LessonState>({ type: 'playing' });
  /** What was said last without ending the attempt. */
  readonly remark = signal<string | undefined>(undefined);
  /** The keys of what earlier attempts ended with. */
  readonly failures = signal<readonly string[]>([]);
  readonly isHintShown = signal(false);
  /** Somebody else is playing it to show how. */
  readonly isShown = signal(false);

  constructor(lesson: Lesson, game: Game, measures: Measures) {
    this.lesson = lesson;
    this.#game = game;
    this.#measures = measures;
    const { run, session } = this.#begin();
    this.#run = run;
    this.session = signal(session);
  }

  /** The position is put back. */
  tryAgain(): void {
    const { run, session } = this.#begin();
    this.#run = run;
    this.remark.value = undefined;
    this.state.value = run.state;
    this.isShown.value = false;
    this.session.value = session;
    session.goOn();
  }

  /** Puts the position back, and plays what the learner would have to. */
  showMe(): void {
    this.tryAgain();
    this.isShown.value = true;
    const session = this.session.value;
    for (const step of this.lesson.solution) {
      if (!('act' in step) || session.acting === undefined) continue;
      if (session.act(session.acting, [step.act])) break;
    }
  }

  /** Something was done that is no move. */
  noteDid(did: Did): void {
    if (this.state.value.type !== 'playing') return;
    this.#run.table.note(did);
    this.#look();
  }

  #begin(): { readonly run: LessonRun; readonly session: GuidedSession } {
    const { id, game } = this.lesson;
    const table = GuidedTable.open(this.#game, this.lesson, this.#measures);
    if (!table.ok) throw new Error(`the lesson ${id} cannot be set up: ${table.error.kind}`);
    this.#attempts++;
    const session = new GuidedSession(`lesson/${game}/${id}/${this.#attempts}`, table.value, {
      onEntry: () => this.#look(),
      onUndo: () => {
        this.remark.value = undefined;
      },
    });
    return { run: new LessonRun(this.lesson, table.value), session };
  }

  /** Whether the attempt goes on. */
  #look(): boolean {
    const remark = this.#run.look();
    if (remark) this.remark.value = remark.say;
    const { state } = this.#run;
    if (state.type === this.state.value.type) return state.type === 'playing';
    this.state.value = state;
    if (state.type === 'done') this.#done();
    if (state.type === 'failed') this.failures.value = [...this.failures.value, state.wrong?.say ?? ''];
    return false;
  }

  #done(): void {
    const { id, game } = this.lesson;
    const { lessons } = progressOf(game);
    if (!lessons.includes(id)) note(game, { lessons: [...lessons, id] });
  }
}
