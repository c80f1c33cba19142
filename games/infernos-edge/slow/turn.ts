/** Turns and rounds. */
import { applyAction } from './action.ts';
import { pay } from './health.ts';
import { costOf, isPointsAction, possibleActions } from './possible.ts';
import { doFirst, explorerOf, isActive, isInside, orderOfTurns, type SlowState } from './state.ts';
import { moveChoices } from './step.ts';
import { askPlayer, type Question, type Task, type TaskOf } from './task.ts';
import type { Action, Choice, Explorer, PointsAction } from './vocabulary.ts';

const POINTS_OF_A_TURN = 2;
const LEAST_HEALTH_TO_EXERT = 2;

// Turns

/** IE-ROUND-1 */
export function beginTurn(state: SlowState, { explorer }: TaskOf<'begin-turn'>): SlowState {
  const brace = explorer === 'veteran' ? braceAfterTurn(state) : state.brace;
  const begun = { ...state, active: explorer, actor: explorer, points: 0, exerted: false, brace };
  if (isActive(state, explorer)) return doFirst({ ...begun, points: POINTS_OF_A_TURN }, { do: 'act' });
  return isInside(state, explorer)
    ? doFirst(begun, { do: 'crawl' }, { do: 'end-turn' })
    : doFirst(begun, { do: 'end-turn' });
}

/** IE-VET-2 */
function braceAfterTurn({ brace }: SlowState): SlowState['brace'] {
  return brace === 'braced' ? 'resting' : 'no';
}

/** IE-TURN-3, IE-ACT-EXIT: no question for an explorer who is downed or has escaped. */
export function actQuestion(state: SlowState): Question | undefined {
  return isActive(state, state.active) ? askPlayer(state, state.active, 'action', ownActions(state)) : undefined;
}

function ownActions(state: SlowState): Action[] {
  const exert = mayExert(state) ? [{ type: 'exert' } as const] : [];
  return [...affordable(state), ...exert, { type: 'end' }];
}

function affordable(state: SlowState): PointsAction[] {
  return possibleActions(state, state.active).filter((action) => costOf(action) <= state.points);
}

/** IE-TURN-2, IE-ASK-1: only if there is something to do with the extra point. */
function mayExert(state: SlowState): boolean {
  const { health } = explorerOf(state, state.active);
  return !state.exerted && health >= LEAST_HEALTH_TO_EXERT && affordable(exert(state)).length > 0;
}

function exert(state: SlowState): SlowState {
  return { ...pay(state, state.active, 1), exerted: true, points: state.points + 1 };
}

export function act(state: SlowState, choice: Choice | undefined): SlowState {
  if (choice === undefined || choice.type === 'end') return doFirst(state, { do: 'end-turn' });
  if (choice.type === 'exert') return doFirst(exert(state), { do: 'act' });
  if (!isPointsAction(choice)) throw new Error(`${choice.type} is not an action`);
  const paid = { ...state, points: state.points - costOf(choice) };
  return applyAction(doFirst(paid, { do: 'act' }), state.active, choice);
}

/** IE-TURN-4 */
export function crawlQuestion(state: SlowState): Question | undefined {
  return askPlayer(state, state.active, 'crawl', [...moveChoices(state, state.active), { type: 'end' }]);
}

export function crawl(state: SlowState, choice: Choice | undefined): SlowState {
  return choice?.type === 'move' ? doFirst(state, { do: 'step', explorer: state.active, to: choice.to }) : state;
}

/** IE-HAZ-1 */
export function endTurn(state: SlowState): SlowState {
  return doFirst({ ...state, points: 0 }, { do: 'hazard-dice', faces: [] }, { do: 'next-turn' });
}

// Rounds

/** IE-ROUND-1, IE-ROUND-2, IE-ROUND-3 */
export function nextTurn(state: SlowState): SlowState {
  const explorer = afterActive(state);
  if (explorer !== undefined) return doFirst(state, { do: 'begin-turn', explorer });
  return doFirst(state, { do: 'activate' }, { do: 'activate' }, ...markerSteps(state), { do: 'new-round' });
}

function afterActive(state: SlowState): Explorer | undefined {
  const order = orderOfTurns(state);
  return order[order.indexOf(state.active) + 1];
}

/** IE-ROUND-3, IE-CURSE-1 */
function markerSteps({ cursed }: SlowState): Task[] {
  return cursed ? [{ do: 'marker' }, { do: 'marker' }] : [{ do: 'marker' }];
}

export function newRound(state: SlowState): SlowState {
  return doFirst({ ...state, round: state.round + 1 }, { do: 'begin-turn', explorer: state.lead });
}
