/** What each task asks and does. */
import { appear, appearQuestion, directedQuestion, endDirection, submerge, takeDirectedAction } from './action.ts';
import { checkQuestion, resolveCheck } from './check.ts';
import {
  cardQuestion,
  caveIn,
  caveInQuestion,
  flood,
  gas,
  hazardPhase,
  playHazard,
  resolveRoll,
  rollQuestion,
  tremor,
} from './hazard-phase.ts';
import { allHorrors, moveHorror, nextHorror, orderQuestion, pathQuestion, spawn, spawnQuestion } from './horrors.ts';
import {
  choose,
  chooseQuestion,
  draw,
  drawFromStack,
  drawQuestion,
  place,
  placeQuestion,
  refill,
  refillQuestion,
  stackQuestion,
} from './reveal.ts';
import type { SlowState } from './state.ts';
import { chain, chainQuestion, enter, step, touchHorrorThere } from './step.ts';
import type { Question, Task, TaskOf } from './task.ts';
import { act, actQuestion, beginTurn, endPhase, endTurn, nextTurn } from './turn.ts';
import type { Choice } from './vocabulary.ts';

interface Handler<Name extends Task['do']> {
  /** What somebody or chance has to decide before the task can run. */
  readonly question?: (state: SlowState, task: TaskOf<Name>) => Question | undefined;
  /** Called when the task has been taken off the agenda. */
  readonly run: (state: SlowState, task: TaskOf<Name>, choice: Choice | undefined) => SlowState;
}

const HANDLERS: { readonly [Name in Task['do']]: Handler<Name> } = {
  'begin-turn': { run: beginTurn },
  act: { question: actQuestion, run: (state, _task, choice) => act(state, choice) },
  'end-turn': { run: endTurn },
  'next-turn': { run: nextTurn },
  'end-phase': { run: endPhase },
  directed: { question: directedQuestion, run: takeDirectedAction },
  'direction-over': { run: endDirection },
  check: { question: checkQuestion, run: resolveCheck },
  submerge: { run: submerge },
  appear: { question: appearQuestion, run: (state, _task, choice) => appear(state, choice) },
  step: { run: step },
  chain: { question: chainQuestion, run: chain },
  enter: { run: enter },
  touch: { run: touchHorrorThere },
  draw: { question: drawQuestion, run: draw },
  'draw-from-stack': { question: stackQuestion, run: drawFromStack },
  choose: { question: chooseQuestion, run: choose },
  place: { question: placeQuestion, run: place },
  refill: { question: refillQuestion, run: (state, _task, choice) => refill(state, choice) },
  'all-horrors': { run: allHorrors },
  horrors: { question: orderQuestion, run: nextHorror },
  horror: { question: pathQuestion, run: moveHorror },
  spawn: { question: spawnQuestion, run: (state, _task, choice) => spawn(state, choice) },
  'hazard-phase': { run: hazardPhase },
  'turn-over': { question: cardQuestion, run: (state, _task, choice) => playHazard(state, choice) },
  tremor: { run: tremor },
  flood: { run: flood },
  gas: { run: gas },
  'cave-in': { question: caveInQuestion, run: (state, _task, choice) => caveIn(state, choice) },
  rolls: { question: (_state, task) => rollQuestion(task), run: resolveRoll },
};

const handlerOf = (task: Task): Handler<Task['do']> => HANDLERS[task.do] as Handler<Task['do']>;

export function questionOf(state: SlowState, task: Task): Question | undefined {
  return handlerOf(task).question?.(state, task);
}

export function runTask(state: SlowState, task: Task, choice: Choice | undefined): SlowState {
  return handlerOf(task).run(state, task, choice);
}
