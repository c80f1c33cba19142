/** Runs tasks from the agenda until somebody or chance has to decide. */
import { end } from './end.ts';
import type { SlowState } from './state.ts';
import type { Question } from './task.ts';
import { questionOf, runTask } from './task-handlers.ts';
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

/** The weights of the outcomes of chance, in the same order. */
export function weights(state: SlowState): number[] {
  return [...(question(state)?.weights ?? [])];
}

/** The choice must be one of `choices(state)`. */
export function apply(state: SlowState, choice: Choice): SlowState {
  return advance(doNext(state, choice));
}

/** ST-END-1: stops as soon as the game is over. ST-ASK-1: a question with a single answer is not asked. */
export function advance(state: SlowState): SlowState {
  const over = end(state);
  if (over !== null) return { ...state, end: over, agenda: [] };
  const asked = question(state);
  if (asked === undefined) return advance(doNext(state, undefined));
  const isForced = asked.by !== 'chance' && asked.choices.length === 1;
  return isForced ? advance(doNext(state, asked.choices[0])) : state;
}

function question(state: SlowState): Question | undefined {
  const task = state.agenda[0];
  return task === undefined ? undefined : questionOf(state, task);
}

function doNext(state: SlowState, choice: Choice | undefined): SlowState {
  const [task, ...agenda] = state.agenda;
  if (task === undefined) throw new Error('nothing is to be done');
  return runTask({ ...state, agenda }, task, choice);
}
