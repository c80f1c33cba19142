// Whether a lesson or a coached game is sound: everything in it is played, step by step, as the page would play it.
import { CHANCE, type Game, isEqual, matches } from '@undercroft/engine';
import { CoachRun, type OpenStart } from './coach-run.ts';
import type { Measures } from './condition.ts';
import { GuidedTable } from './guided-table.ts';
import { LessonRun } from './lesson-run.ts';
import type { Coach, HowToPlay, Lesson, Start, TryStep } from './schemas.ts';

export interface Rules {
  readonly game: Game;
  readonly measures: Measures;
}

/** What is wrong with a lesson; empty if nothing is. */
export function checkLesson(lesson: Lesson, rules: Rules): string[] {
  return [
    ...checkSolution(lesson, rules),
    ...lesson.tries.flatMap((one, i) => checkTry(lesson, one, rules).map((text) => `try ${i} (${one.says}): ${text}`)),
    ...lesson.wrong.flatMap(({ say }) =>
      lesson.tries.some(({ says }) => says === say) ? [] : [`nothing tries what is answered by "${say}"`],
    ),
  ];
}

function checkSolution(lesson: Lesson, rules: Rules): string[] {
  const run = begin(lesson, rules);
  if (typeof run === 'string') return [run];
  run.look();
  for (const [i, step] of lesson.solution.entries()) {
    if (run.state.type !== 'playing') return [`the solution is ${run.state.type} before step ${i}`];
    const error = perform(run.table, step);
    if (error) return [`solution, step ${i}: ${error}`];
    const said = run.look();
    if (said) return [`solution, step ${i}: "${said.say}" is said`];
  }
  return run.state.type === 'done' ? [] : [`the solution ends ${run.state.type}`];
}

function checkTry(lesson: Lesson, { steps, says }: Lesson['tries'][number], rules: Rules): string[] {
  const run = begin(lesson, rules);
  if (typeof run === 'string') return [run];
  const said: string[] = [];
  for (const [i, step] of steps.entries()) {
    const error = perform(run.table, step);
    if (error) return [`step ${i}: ${error}`];
    const remark = run.look();
    if (remark) said.push(remark.say);
    const { state } = run;
    if (state.type === 'failed') said.push(state.wrong?.say ?? '');
    if (state.type === 'done' && state.say === undefined) return [`step ${i} reaches the goal`];
    if (state.type === 'done') said.push(state.say ?? '');
  }
  return said.at(-1) === says ? [] : [`says ${JSON.stringify(said)}`];
}

function begin(lesson: Lesson, rules: Rules): LessonRun | string {
  const table = GuidedTable.open(rules.game, lesson, rules.measures);
  return table.ok ? new LessonRun(lesson, table.value) : JSON.stringify(table.error);
}

/** Plays a step; what is not the learner's must be what the script brings. */
function perform(table: GuidedTable, step: TryStep): string | undefined {
  if ('did' in step) return look(table, step.did);
  if ('chance' in step) {
    if (table.decider !== CHANCE) return 'chance has nothing to decide';
    const scripted = table.nextOutcome;
    if (!matches(step.chance, scripted)) return `the script brings ${JSON.stringify(scripted)}`;
    const drawn = table.draw(scripted);
    return drawn.ok ? undefined : drawn.error.kind;
  }
  if (table.decider < 0) return 'nobody has to decide';
  if (!table.isLearners) {
    const scripted = table.nextOfOthers;
    if (!isEqual(scripted, step.act)) return `the script has ${JSON.stringify(scripted)}`;
  }
  const done = table.act(table.decider, step.act);
  return done.ok ? undefined : `refused: ${done.error.kind} (${done.error.rule})`;
}

/** Something done on the page. What is said to be refused must be. */
function look(table: GuidedTable, did: Extract<TryStep, { did: unknown }>['did']): string | undefined {
  if (!('action' in did)) {
    table.note(did);
    return undefined;
  }
  const refused = table.table.check(table.decider, did.action);
  if (refused.ok || refused.error.rule !== did.refused) return `is not refused by ${did.refused}`;
  table.note({ refused: did.refused });
  return undefined;
}

/** What is wrong with a coached game; empty if nothing is. */
export function checkCoach(coach: Coach, rules: Rules): string[] {
  const open = (start: Start) => {
    const table = GuidedTable.open(rules.game, start, rules.measures);
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    return table.value;
  };
  const run = new CoachRun(coach, open);
  for (const beat of coach.beats) {
    const error = checkBeat(run, coach.run.find((one) => one.beat === beat.id)?.steps ?? []);
    if (error) return [`beat ${beat.id}: ${error}`];
    if (!run.isLast) run.advance();
  }
  return checkCoachTries(coach, open);
}

/** What other tries of a beat are answered. */
function checkCoachTries(coach: Coach, open: OpenStart): string[] {
  return coach.beats.flatMap(({ id, tries = [] }, index) =>
    tries.flatMap(({ steps, says }) => {
      const run = CoachRun.resume(coach, open, index);
      const said: string[] = [];
      for (const step of steps) {
        const error = perform(run.table, step);
        if (error) return [`beat ${id}, try ${says}: ${error}`];
        const { isDone, wrong } = run.look();
        if (wrong) said.push(wrong.say);
        if (isDone && !wrong) return [`beat ${id}, try ${says}: does it`];
        if (isDone) break;
      }
      return said.at(-1) === says ? [] : [`beat ${id}, try ${says}: says ${JSON.stringify(said)}`];
    }),
  );
}

/** The task is done after the last step of the learner, and not before. */
function checkBeat(run: CoachRun, steps: readonly TryStep[]): string | undefined {
  const { task } = run.beat;
  const isSeen = task !== 'continue';
  if (isSeen && run.look().isDone) return 'is done before it begins';
  for (const [i, step] of steps.entries()) {
    const error = perform(run.table, step);
    if (error) return `step ${i}: ${error}`;
    const { isDone, wrong } = run.look();
    if (wrong) return `step ${i}: "${wrong.say}" is said`;
    const lastOfLearner = steps.findLastIndex((one) => 'act' in one);
    if (isSeen && isDone && i < Math.min(lastOfLearner, steps.length - 1)) return `is done after step ${i} already`;
  }
  return isSeen && !run.look().isDone ? 'is not done after its steps' : undefined;
}

/** What is wrong with the positions of the spreads; empty if nothing is. */
export function checkHow({ spreads }: HowToPlay, rules: Rules): string[] {
  return spreads.flatMap(({ id, pictures }) =>
    pictures.flatMap(({ options, position, steps = [] }, i) => {
      const table = GuidedTable.open(rules.game, { options, position, learner: [0] }, rules.measures);
      if (!table.ok) return [`${id}, picture ${i}: ${JSON.stringify(table.error)}`];
      for (const step of steps) {
        const done = 'act' in step ? table.value.act(table.value.decider, step.act) : table.value.draw(step.chance);
        if (!done.ok) return [`${id}, picture ${i}: ${done.error.kind}`];
      }
      return [];
    }),
  );
}
