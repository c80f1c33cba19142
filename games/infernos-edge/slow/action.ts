/** Applies actions, including the Move of a commanded explorer. */
import { gapsSeenFrom } from './distance.ts';
import { lose, regain } from './health.ts';
import { drop, give, pickUp } from './items.ts';
import { gapsAround } from './reach.ts';
import { journalIn } from './reveal.ts';
import { doFirst, explorersAt, isActive, placeOf, removeGuardian, removeGuardians, type SlowState } from './state.ts';
import { chainOf, moveChoices } from './step.ts';
import { askPlayer, type Question, type Task, type TaskOf } from './task.ts';
import { cellAcross, withBlast, withMark, withoutRubble } from './temple.ts';
import type { Cell, Choice, Explorer, PointsAction, Side } from './vocabulary.ts';

/** IE-ACT-RUN, IE-SCN-1 */
const MOVES_OF_A_RUN = 3;
const MOVES_OF_A_SPRINT = 2;

/** The points are already paid. */
export function applyAction(state: SlowState, explorer: Explorer, action: PointsAction): SlowState {
  const here = placeOf(state, explorer);
  switch (action.type) {
    case 'reveal':
      return doFirst(state, reveal(explorer, here, action.to, 'stay'));
    case 'explore':
      return doFirst(state, reveal(explorer, here, action.to, 'step'));
    case 'illuminate':
      return doFirst(state, reveal(explorer, here, action.to, 'stay'), { do: 'illuminate' });
    case 'scope':
      return scope(state, explorer, action.at);
    case 'research':
      return doFirst({ ...state, journals: state.journals - 1 }, journalIn(explorer, action.at));
    case 'move':
      return doFirst(state, { do: 'step', explorer, to: action.to });
    case 'run':
      return chainOf(state, explorer, action.to, MOVES_OF_A_RUN);
    case 'sprint':
      return chainOf(state, explorer, action.to, MOVES_OF_A_SPRINT);
    case 'command':
      return command(state, action.explorer);
    case 'heal':
      return regain(state, action.explorer, 1);
    case 'mend':
      return regain(state, action.explorer, 2);
    case 'revive':
      return regain(state, action.explorer, isActive(state, action.explorer) ? 3 : 1);
    case 'pick-up':
      return pickUp(state, explorer, action.item);
    case 'take':
      return give(state, action.from, explorer);
    case 'give':
      return give(state, explorer, action.to);
    case 'put-down':
      return drop(state, explorer);
    case 'attack':
      return doFirst(state, { do: 'roll', roll: { for: 'attack', at: here } });
    case 'annihilate':
      return removeGuardian(state, here);
    case 'shoot':
      return removeGuardian(state, action.at);
    case 'purify':
      return removeGuardians(state, [action.at]);
    case 'grenade':
      return grenade(state, cellAcross(here, action.to));
    case 'dig':
    case 'excavate':
      return dig(state, action.at === 'here' ? here : cellAcross(here, action.at));
    case 'shore-up':
      return { ...state, shores: state.shores - 1, temple: withMark(state.temple, here, 'shored') };
    case 'demolish':
      return { ...state, demolitions: state.demolitions - 1, temple: withBlast(state.temple, here, action.to) };
    case 'brace':
      return { ...state, brace: 'braced' };
    default:
      return action satisfies never;
  }
}

// Reveals

function reveal(explorer: Explorer, here: Cell, away: Side, after: 'stay' | 'step'): Task {
  return { do: 'draw', reveal: { explorer, at: cellAcross(here, away), away, after }, hand: [] };
}

/** IE-SHA-1 */
function scope(state: SlowState, explorer: Explorer, at: Cell): SlowState {
  const gap = gapsSeenFrom(state.temple, placeOf(state, explorer)).find((seen) => seen.at === at);
  if (gap === undefined) throw new Error(`no gap is seen on ${at}`);
  return doFirst(state, { do: 'draw', reveal: { explorer, at, away: gap.away, after: 'stay' }, hand: [] });
}

/** IE-GUI-2 */
export function illuminateQuestion(state: SlowState): Question | undefined {
  const reveals = gapsAround(state, 'guide').map((to) => ({ type: 'reveal', to }) as const);
  return reveals.length === 0 ? undefined : askPlayer(state, 'guide', 'illuminate', [...reveals, { type: 'stop' }]);
}

export function illuminate(state: SlowState, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'reveal') return state;
  return doFirst(state, reveal('guide', placeOf(state, 'guide'), choice.to, 'stay'));
}

// Guardians and rubble

/** IE-SAP-1 */
function grenade(state: SlowState, at: Cell): SlowState {
  return lose(removeGuardians(state, [at]), explorersAt(state, at), 1);
}

function dig(state: SlowState, at: Cell): SlowState {
  return { ...state, temple: withoutRubble(state.temple, at) };
}

// Command (IE-ARI-1)

function command(state: SlowState, explorer: Explorer): SlowState {
  return doFirst({ ...state, actor: explorer }, { do: 'commanded', explorer }, { do: 'command-over' });
}

export function commandedQuestion(state: SlowState, { explorer }: TaskOf<'commanded'>): Question | undefined {
  return askPlayer(state, explorer, 'commanded', [...moveChoices(state, explorer), { type: 'decline' }]);
}

export function obey(state: SlowState, { explorer }: TaskOf<'commanded'>, choice: Choice | undefined): SlowState {
  return choice?.type === 'move' ? doFirst(state, { do: 'step', explorer, to: choice.to }) : state;
}

export function commandOver(state: SlowState): SlowState {
  return { ...state, actor: state.active };
}
