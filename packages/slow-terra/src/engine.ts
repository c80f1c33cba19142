/** From choice to choice: the agenda is worked off until somebody or chance has to decide. */
import { appear, appearQuestion, directedQuestion, endDirection, obey, submerge } from './action.ts';
import { checkQuestion, settleCheck } from './check.ts';
import { end } from './end.ts';
import {
  cardQuestion,
  caveIn,
  caveInQuestion,
  flood,
  gas,
  hazardPhase,
  roll,
  rollQuestion,
  tremor,
  turnOver,
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
import { chain, chainQuestion, enter, step, touchThere } from './step.ts';
import type { Question, Task } from './task.ts';
import { act, actQuestion, beginTurn, endPhase, endTurn, nextTurn } from './turn.ts';
import type { Choice } from './vocabulary.ts';

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

/** How likely each of the choices of chance is, in the same order. */
export function weights(state: SlowState): number[] {
  return [...(question(state)?.weights ?? [])];
}

/** The choice must be one of `choices(state)`. */
export function apply(state: SlowState, choice: Choice): SlowState {
  return settle(doNext(state, choice));
}

/** ST-END-1: stops at once when the game is over. ST-ASK-1: answers what has only one answer. */
export function settle(state: SlowState): SlowState {
  const over = end(state);
  if (over !== null) return { ...state, end: over, agenda: [] };
  const asked = question(state);
  if (asked === undefined) return settle(doNext(state, undefined));
  const isForced = asked.by !== 'chance' && asked.choices.length === 1;
  return isForced ? settle(doNext(state, asked.choices[0])) : state;
}

function question(state: SlowState): Question | undefined {
  const task = state.agenda[0];
  return task === undefined ? undefined : questionOf(state, task);
}

function doNext(state: SlowState, choice: Choice | undefined): SlowState {
  const [task, ...agenda] = state.agenda;
  if (task === undefined) throw new Error('nothing is to be done');
  return done({ ...state, agenda }, task, choice);
}

/** What has to be decided before the task can be done, by somebody or by chance. */
function questionOf(state: SlowState, task: Task): Question | undefined {
  switch (task.do) {
    case 'act':
      return actQuestion(state);
    case 'directed':
      return directedQuestion(state, task);
    case 'check':
      return checkQuestion(state, task);
    case 'appear':
      return appearQuestion(state);
    case 'chain':
      return chainQuestion(state, task);
    case 'draw':
      return drawQuestion(state, task);
    case 'draw-from-stack':
      return stackQuestion(state);
    case 'choose':
      return chooseQuestion(state, task);
    case 'place':
      return placeQuestion(state, task);
    case 'refill':
      return refillQuestion(state);
    case 'horrors':
      return orderQuestion(state, task);
    case 'horror':
      return pathQuestion(state, task);
    case 'spawn':
      return spawnQuestion(state);
    case 'turn-over':
      return cardQuestion(state);
    case 'cave-in':
      return caveInQuestion(state);
    case 'rolls':
      return rollQuestion(task);
    case 'begin-turn':
    case 'end-turn':
    case 'next-turn':
    case 'end-phase':
    case 'direction-over':
    case 'submerge':
    case 'step':
    case 'enter':
    case 'touch':
    case 'all-horrors':
    case 'hazard-phase':
    case 'tremor':
    case 'flood':
    case 'gas':
      return undefined;
    default:
      return task satisfies never;
  }
}

/** The task is off the agenda already. */
function done(state: SlowState, task: Task, choice: Choice | undefined): SlowState {
  switch (task.do) {
    case 'begin-turn':
      return beginTurn(state, task);
    case 'act':
      return act(state, choice);
    case 'end-turn':
      return endTurn(state);
    case 'next-turn':
      return nextTurn(state);
    case 'end-phase':
      return endPhase(state);
    case 'directed':
      return obey(state, task, choice);
    case 'direction-over':
      return endDirection(state);
    case 'check':
      return settleCheck(state, task, choice);
    case 'submerge':
      return submerge(state);
    case 'appear':
      return appear(state, choice);
    case 'step':
      return step(state, task);
    case 'chain':
      return chain(state, task, choice);
    case 'enter':
      return enter(state, task);
    case 'touch':
      return touchThere(state, task);
    case 'draw':
      return draw(state, task, choice);
    case 'draw-from-stack':
      return drawFromStack(state, task, choice);
    case 'choose':
      return choose(state, task, choice);
    case 'place':
      return place(state, task, choice);
    case 'refill':
      return refill(state, choice);
    case 'all-horrors':
      return allHorrors(state);
    case 'horrors':
      return nextHorror(state, task, choice);
    case 'horror':
      return moveHorror(state, task, choice);
    case 'spawn':
      return spawn(state, choice);
    case 'hazard-phase':
      return hazardPhase(state);
    case 'turn-over':
      return turnOver(state, choice);
    case 'tremor':
      return tremor(state);
    case 'flood':
      return flood(state);
    case 'gas':
      return gas(state);
    case 'cave-in':
      return caveIn(state, choice);
    case 'rolls':
      return roll(state, task, choice);
    default:
      return task satisfies never;
  }
}
