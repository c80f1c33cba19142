/** Carrying out actions, including those of a directed caver. */
import { cellAcross, kindAt, withBlast, withoutMark } from './cave.ts';
import { placeRope } from './check.ts';
import { regainOne } from './health.ts';
import { costOf, isPointsAction, possibleActions } from './possible.ts';
import { doFirst, isConscious, placeOf, type SlowState, withCaver, without } from './state.ts';
import { arrive, chainOf } from './step.ts';
import { askPlayer, type Question, type TaskOf } from './task.ts';
import type { Caver, Choice, PointsAction, Side } from './vocabulary.ts';

/** ST-ACT-RUN, ST-MED-2 */
const MOVES_OF_A_RUN = 3;
const MOVES_OF_A_SPRINT = 2;

/** The points have been paid. The Dive is in `turn.ts`, because it ends the turn. */
export function carryOut(state: SlowState, caver: Caver, action: PointsAction): SlowState {
  switch (action.type) {
    case 'reveal':
      return doFirst(state, { do: 'draw', reveal: { caver, to: action.to, after: 'stay' } });
    case 'explore':
      return doFirst(state, { do: 'draw', reveal: { caver, to: action.to, after: 'step' } });
    case 'move':
    case 'swim':
    case 'squeeze':
      return doFirst(state, { do: 'step', caver, to: action.to });
    case 'run':
      return chainOf(state, caver, action.to, MOVES_OF_A_RUN);
    case 'sprint':
      return chainOf(state, caver, action.to, MOVES_OF_A_SPRINT);
    case 'heal':
    case 'bandage':
      return heal(state, action.caver);
    case 'dig':
    case 'excavate':
      return dig(state, caver, action.at);
    case 'rope':
    case 'hide':
      return doFirst(state, { do: 'check', caver, check: action.type });
    case 'rig':
      return placeRope(state, caver);
    case 'demolish':
      return demolish(state, caver, action.to);
    case 'repel':
      return { ...state, horrors: without(state.horrors, cellAcross(placeOf(state, caver), action.to)) };
    case 'direct':
      return direct(state, action.caver);
    case 'dive':
      throw new Error('a Dive is the end of a turn');
    default:
      return action satisfies never;
  }
}

/** ST-HOR-TOUCH: also after regaining health beside a horror. */
function heal(state: SlowState, caver: Caver): SlowState {
  return doFirst(regainOne(state, caver), { do: 'touch', at: placeOf(state, caver) });
}

function dig(state: SlowState, caver: Caver, at: Side | 'here'): SlowState {
  const here = placeOf(state, caver);
  const cell = at === 'here' ? here : cellAcross(here, at);
  return { ...state, cave: withoutMark(state.cave, cell, 'rubble') };
}

/** ST-ENG-1 */
function demolish(state: SlowState, caver: Caver, side: Side): SlowState {
  const cave = withBlast(state.cave, placeOf(state, caver), side);
  return doFirst({ ...state, cave, explosives: state.explosives - 1 }, { do: 'cave-in' });
}

// Direct (ST-LEA-1)

function direct(state: SlowState, caver: Caver): SlowState {
  const directing = { ...state, hasDirected: true, actor: caver };
  return doFirst(directing, { do: 'directed', caver }, { do: 'direction-over' });
}

export function directedQuestion(state: SlowState, { caver }: TaskOf<'directed'>): Question {
  const actions = possibleActions(state, caver).filter((action) => costOf(state, action) === 1);
  return askPlayer(state, caver, 'directed', [...actions, { type: 'decline' }]);
}

export function takeDirectedAction(
  state: SlowState,
  { caver }: TaskOf<'directed'>,
  choice: Choice | undefined,
): SlowState {
  return choice !== undefined && isPointsAction(choice) ? carryOut(state, caver, choice) : state;
}

export function endDirection(state: SlowState): SlowState {
  return { ...state, actor: state.active };
}

// Dive (ST-DIV-1)

/** Only a Diver who is still conscious leaves. */
export function submerge(state: SlowState): SlowState {
  return isConscious(state, 'diver') ? withCaver(state, 'diver', { at: null, submerged: true }) : state;
}

export function appearQuestion(state: SlowState): Question {
  const water = state.cave.filter(({ at }) => kindAt(state.cave, at) === 'water');
  return askPlayer(
    state,
    'diver',
    'appear',
    water.map(({ at }) => ({ type: 'appear', at })),
  );
}

/** ST-DIV-1: appearing counts as entering. */
export function appear(state: SlowState, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'appear') throw new Error('the Diver has to appear somewhere');
  return arrive(withCaver(state, 'diver', { submerged: false }), 'diver', choice.at, null);
}
