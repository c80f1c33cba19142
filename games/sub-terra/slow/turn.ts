/** Turns and rounds. */
import { carryOut } from './action.ts';
import { costOf, isPointsAction, mayLeave, possibleActions } from './possible.ts';
import { caverOf, cavers, clockwiseFrom, doFirst, isConscious, isInPlay, type SlowState, withCaver } from './state.ts';
import { askPlayer, type Question, type Task, type TaskOf } from './task.ts';
import type { Action, Caver, Choice } from './vocabulary.ts';

const POINTS_OF_A_TURN = 2;

// The course of a turn

export function beginTurn(state: SlowState, { caver }: TaskOf<'begin-turn'>): SlowState {
  const begun = { ...state, active: caver, actor: caver, points: 0, exerted: false, hasDirected: false };
  if (!isConscious(state, caver)) return doFirst(begun, { do: 'next-turn' });
  if (caverOf(state, caver).submerged) return doFirst(begun, { do: 'appear' }, { do: 'end-turn' });
  return doFirst({ ...begun, points: POINTS_OF_A_TURN }, { do: 'act' });
}

/** ST-TURN-4: a caver who has fallen unconscious is not asked. */
export function actQuestion(state: SlowState): Question | undefined {
  if (!isConscious(state, state.active)) return undefined;
  return askPlayer(state, state.active, 'action', ownActions(state));
}

function ownActions(state: SlowState): Action[] {
  const possible = possibleActions(state, state.active);
  const within = (points: number) => possible.filter((action) => costOf(state, action) <= points);
  return [
    ...within(state.points),
    ...(!state.exerted && within(state.points + 1).length > 0 ? [{ type: 'exert' } as const] : []),
    ...(mayLeave(state) ? [{ type: 'leave' } as const] : []),
    { type: 'end' },
  ];
}

export function act(state: SlowState, choice: Choice | undefined): SlowState {
  if (choice === undefined) return doFirst(state, { do: 'end-turn' });
  switch (choice.type) {
    case 'end':
      return doFirst(state, { do: 'end-turn' });
    case 'exert':
      return doFirst({ ...state, exerted: true, points: state.points + 1 }, { do: 'act' });
    case 'leave':
      return { ...state, end: 'left' };
    case 'dive':
      return closeTurn(state, { do: 'submerge' });
    default:
      return spend(state, choice);
  }
}

function spend(state: SlowState, choice: Choice): SlowState {
  if (!isPointsAction(choice)) throw new Error(`${choice.type} is no action`);
  const paid = { ...state, points: state.points - costOf(state, choice) };
  return carryOut(doFirst(paid, { do: 'act' }), state.active, choice);
}

export function endTurn(state: SlowState): SlowState {
  return closeTurn(state);
}

/** ST-TURN-3; ST-DIV-1: a Diver leaves after the exertion check. */
function closeTurn(state: SlowState, ...afterCheck: readonly Task[]): SlowState {
  const check = { do: 'check', caver: state.active, check: 'exertion' } as const;
  return doFirst({ ...state, points: 0 }, ...(state.exerted ? [check] : []), ...afterCheck, { do: 'next-turn' });
}

// The course of a round

/** ST-ROUND-1, ST-ROUND-2 */
export function nextTurn(state: SlowState): SlowState {
  const caver = nextInPlay(state, state.active);
  if (caver !== state.start) return doFirst(state, { do: 'begin-turn', caver });
  return doFirst(state, { do: 'all-horrors' }, { do: 'hazard-phase' }, { do: 'end-phase' });
}

/** ST-ROUND-3 */
export function endPhase(state: SlowState): SlowState {
  const shown = cavers(state).reduce((now, caver) => withCaver(now, caver, { hidden: false }), state);
  const start = nextInPlay(state, state.start);
  return doFirst({ ...shown, start, round: state.round + 1 }, { do: 'begin-turn', caver: start });
}

/** The next caver clockwise who is in play, or the same caver if there is no other. */
function nextInPlay(state: SlowState, caver: Caver): Caver {
  const [self, ...others] = clockwiseFrom(state, caver);
  const found = [...others, self].find((other) => other !== undefined && isInPlay(state, other));
  if (found === undefined) throw new Error('nobody is in play');
  return found;
}
