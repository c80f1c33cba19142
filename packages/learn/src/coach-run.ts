// The coached first game: one beat after another, each waiting for the learner to do what it is about.
import { holds } from './condition.ts';
import type { GuidedTable } from './guided-table.ts';
import type { Beat, Coach, GuidedStep, Start, TryStep } from './schemas.ts';

type Wrong = Beat['wrong'][number];

export interface CoachLook {
  /** Somebody has gone ahead of what was only to be read or chosen: it counts for the next beat, too. */
  readonly isPassed?: boolean;
  /** The task of the beat is done. */
  readonly isDone: boolean;
  /** What is to be said of another try; it may have done it, too, if less well. */
  readonly wrong?: Wrong;
}

/** What was played during a beat. */
export interface PlayedBeat {
  readonly beat: string;
  readonly steps: readonly GuidedStep[];
}

/** Opens the table of a cut. */
export type OpenStart = (start: Start) => GuidedTable;

export class CoachRun {
  readonly coach: Coach;
  readonly #open: OpenStart;
  #index = 0;
  #table!: GuidedTable;
  /** Since the last cut. */
  #played: { readonly beat: string; readonly step: GuidedStep }[] = [];
  /** How much of that came before this beat. */
  #before = 0;
  readonly #said = new Set<string>();

  constructor(coach: Coach, open: OpenStart) {
    this.coach = coach;
    this.#open = open;
    this.#table = this.#enter(0);
  }

  /** A run that was left at a beat, with what was played since the last cut before it. Without that, as `run` has it. */
  static resume(coach: Coach, open: OpenStart, index: number, played?: readonly PlayedBeat[]): CoachRun {
    const run = new CoachRun(coach, open);
    const last = Math.min(Math.max(index, 0), coach.beats.length - 1);
    const first = coach.beats.slice(0, last + 1).findLastIndex((beat) => beat.cut);
    run.#table = run.#enter(first);
    for (let i = first; i <= last; i++) {
      const { id } = run.beat;
      const steps = (played ?? (i < last ? coach.run : [])).find(({ beat }) => beat === id)?.steps ?? [];
      if (!run.#replay(steps) && played) return CoachRun.resume(coach, open, index);
      if (i < last) run.advance();
    }
    return run;
  }

  get beat(): Beat {
    return this.coach.beats[this.#index] as Beat;
  }

  get index(): number {
    return this.#index;
  }

  get table(): GuidedTable {
    return this.#table;
  }

  get isLast(): boolean {
    return this.#index === this.coach.beats.length - 1;
  }

  /** What was played since the last cut, to go on from there another time. */
  get played(): PlayedBeat[] {
    return byBeat(this.#played);
  }

  /** The same without what this beat has brought: to try it again. */
  get playedBefore(): PlayedBeat[] {
    return byBeat(this.#played.slice(0, this.#before));
  }

  /** A step was played on the table. */
  note(step: GuidedStep): void {
    this.#played.push({ beat: this.beat.id, step });
  }

  /** So many steps since the cut are left. */
  takeBack(keep: number): void {
    this.#played.length = Math.min(keep, this.#played.length);
    this.#before = Math.min(this.#before, this.#played.length);
  }

  look(): CoachLook {
    const { seen } = this.#table;
    const { task, wrong } = this.beat;
    const isPassed = asksNoMove(task) && seen.hasActed;
    const isDone = isPassed || (task !== 'continue' && holds(task, seen));
    // What did it after all need not be taken back.
    const found = wrong.find(({ when, say, undo }) => !(isDone && undo) && !this.#said.has(say) && holds(when, seen));
    if (!found) return { isDone, isPassed };
    this.#said.add(found.say);
    return { isDone, isPassed, wrong: found };
  }

  /** To the next beat; true if it begins with a cut, on a table of its own. */
  advance({ isPassed = false }: Pick<CoachLook, 'isPassed'> = {}): boolean {
    const { cut } = this.coach.beats[this.#index + 1] ?? {};
    this.#table = this.#enter(this.#index + 1, { isPassed });
    return cut !== undefined;
  }

  #enter(index: number, { isPassed = false }: Pick<CoachLook, 'isPassed'> = {}): GuidedTable {
    this.#index = index;
    this.#said.clear();
    const { cut } = this.beat;
    const table = cut ? this.#open(cut) : this.#table;
    if (cut) {
      this.#played = [];
      // Somebody may do more than a beat asks for: what the next ones bring is ready.
      for (const beat of this.#beatsOfCut(index)) table.extend(beat);
    } else if (!isPassed) table.beginAnew();
    if (!isPassed) this.#before = this.#played.length;
    return table;
  }

  #beatsOfCut(index: number): readonly Beat[] {
    const { beats } = this.coach;
    const next = beats.findIndex((beat, i) => i > index && beat.cut);
    return beats.slice(index, next < 0 ? beats.length : next);
  }

  /** False at the first step that is refused. */
  #replay(steps: readonly TryStep[]): boolean {
    const table = this.#table;
    return steps.every((step) => {
      if ('did' in step) return true;
      const { ok } = 'act' in step ? table.act(table.decider, step.act) : table.draw(step.chance);
      if (ok) this.note(step);
      return ok;
    });
  }
}

function byBeat(played: readonly { readonly beat: string; readonly step: GuidedStep }[]): PlayedBeat[] {
  const beats = new Map<string, GuidedStep[]>();
  for (const { beat, step } of played) beats.set(beat, [...(beats.get(beat) ?? []), step]);
  return [...beats].map(([beat, steps]) => ({ beat, steps }));
}

/** Something is only to be read or chosen: a touch may go ahead, where nothing can go wrong. */
const asksNoMove = (task: Beat['task']): boolean =>
  task === 'continue' || (task.did !== undefined && 'chose' in task.did);
