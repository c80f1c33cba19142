/** Runs the tasks on the agenda until a player or chance has to decide. */
import { commandedQuestion, commandOver, illuminate, illuminateQuestion, obey } from './action.ts';
import * as dice from './dice.ts';
import { end } from './end.ts';
import * as guardians from './guardians.ts';
import { hazard, wake, wakeQuestion } from './hazards.ts';
import * as reveal from './reveal.ts';
import { placeSanctum, sanctumQuestion } from './sanctum.ts';
import type { SlowState } from './state.ts';
import { chain, chainQuestion, step, stepIfPossible } from './step.ts';
import type { Question, Task, TaskOf } from './task.ts';
import { trigger } from './traps.ts';
import * as turn from './turn.ts';
import type { Choice } from './vocabulary.ts';
import { moveMarker, volcano } from './volcano.ts';

interface Rule<Kind extends Task> {
  /** What a player or chance has to decide before the task can be done. */
  readonly question?: (state: SlowState, task: Kind) => Question | undefined;
  /** Called after the task has been taken off the agenda. */
  readonly done: (state: SlowState, task: Kind, choice: Choice | undefined) => SlowState;
}

const RULES: { readonly [Name in Task['do']]: Rule<TaskOf<Name>> } = {
  'begin-turn': { done: turn.beginTurn },
  act: { question: turn.actQuestion, done: (state, _, choice) => turn.act(state, choice) },
  crawl: { question: turn.crawlQuestion, done: (state, _, choice) => turn.crawl(state, choice) },
  'end-turn': { done: turn.endTurn },
  'next-turn': { done: turn.nextTurn },
  'new-round': { done: turn.newRound },
  commanded: { question: commandedQuestion, done: obey },
  'command-over': { done: commandOver },
  illuminate: { question: illuminateQuestion, done: (state, _, choice) => illuminate(state, choice) },
  step: { done: step },
  'step-if-possible': { done: stepIfPossible },
  chain: { question: chainQuestion, done: chain },
  draw: { question: reveal.drawQuestion, done: reveal.draw },
  choose: { question: reveal.chooseQuestion, done: reveal.choose },
  place: { question: reveal.placeQuestion, done: reveal.place },
  sanctum: { question: sanctumQuestion, done: placeSanctum },
  roll: { question: dice.dieQuestion, done: dice.roll },
  rolled: { question: dice.rolledQuestion, done: dice.rolled },
  'hazard-dice': { question: dice.hazardQuestion, done: dice.rollHazard },
  'hazards-rolled': { question: dice.hazardsRolledQuestion, done: dice.hazardsRolled },
  'hazard-order': { question: dice.orderQuestion, done: dice.applyInOrder },
  hazard: { done: hazard },
  trigger: { done: trigger },
  wake: { question: wakeQuestion, done: (state, _, choice) => wake(state, choice) },
  activate: { done: guardians.activate },
  guardians: { question: guardians.guardianQuestion, done: guardians.nextGuardian },
  guardian: { question: guardians.activationQuestion, done: guardians.activateGuardian },
  volcano: { done: volcano },
  marker: { done: moveMarker },
};

/** The table above pairs every task with its own rule, which the type of a single lookup cannot say. */
function ruleFor(task: Task): Rule<Task> {
  return RULES[task.do] as Rule<Task>;
}

export function decider(state: SlowState): number | 'chance' | 'over' {
  return question(state)?.by ?? 'over';
}

export function asks(state: SlowState): string {
  return question(state)?.asks ?? 'over';
}

/** Every legal decision of the deciding seat, or every outcome of chance; none when the game is over. */
export function choices(state: SlowState): Choice[] {
  return [...(question(state)?.choices ?? [])];
}

/** The weights of the outcomes of chance, in the order of `choices`. */
export function weights(state: SlowState): number[] {
  return [...(question(state)?.weights ?? [])];
}

/** The choice must be one of `choices(state)`. */
export function apply(state: SlowState, choice: Choice): SlowState {
  return advance(doNext(state, choice));
}

/** IE-END-1, IE-END-3: stops as soon as the game is over. IE-ASK-1: answers questions that have only one answer. */
export function advance(state: SlowState): SlowState {
  const over = end(state);
  if (over !== null) return { ...state, end: over, agenda: [] };
  const asked = question(state);
  if (asked === undefined) return advance(doNext(state, undefined));
  const isForced = asked.by !== 'chance' && asked.choices.length === 1;
  return isForced ? advance(doNext(state, asked.choices[0])) : state;
}

/** A state never changes, so its question is computed once. */
const QUESTIONS = new WeakMap<SlowState, { readonly question: Question | undefined }>();

function question(state: SlowState): Question | undefined {
  const asked = QUESTIONS.get(state) ?? { question: computeQuestion(state) };
  QUESTIONS.set(state, asked);
  return asked.question;
}

function computeQuestion(state: SlowState): Question | undefined {
  const task = state.agenda[0];
  return task === undefined ? undefined : ruleFor(task).question?.(state, task);
}

function doNext(state: SlowState, choice: Choice | undefined): SlowState {
  const [task, ...agenda] = state.agenda;
  if (task === undefined) throw new Error('the agenda is empty');
  return ruleFor(task).done({ ...state, agenda }, task, choice);
}
