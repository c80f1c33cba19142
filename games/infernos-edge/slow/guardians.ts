/** Guardians: in which order they activate, and what each does. */
import { distancesFrom } from './distance.ts';
import { lose } from './health.ts';
import { doFirst, explorersAt, inside, isActive, placeOf, type SlowState, without } from './state.ts';
import { askPlayer, type Question, type TaskOf } from './task.ts';
import { cellAcross, connectedSides, hasMark, withoutRubble } from './temple.ts';
import type { Cell, Choice, Explorer, Side } from './vocabulary.ts';

// All guardians (IE-GUARD-6)

export function activate(state: SlowState): SlowState {
  return doFirst(state, { do: 'guardians', left: state.guardians });
}

/** A question whenever the waiting guardians are on different spaces, whether or not the order can matter. */
export function guardianQuestion(state: SlowState, { left }: TaskOf<'guardians'>): Question | undefined {
  const cells = [...new Set(left)];
  return askPlayer(
    state,
    state.lead,
    'guardian',
    cells.map((at) => ({ type: 'guardian', at })),
  );
}

export function nextGuardian(state: SlowState, { left }: TaskOf<'guardians'>, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'guardian') return state;
  return doFirst(state, { do: 'guardian', at: choice.at }, { do: 'guardians', left: without(left, choice.at) });
}

// One guardian (IE-GUARD-1)

export function activationQuestion(state: SlowState, { at }: TaskOf<'guardian'>): Question | undefined {
  const victims = victimsAt(state, at);
  if (victims.length === 0) return pathQuestion(state, at);
  return askPlayer(
    state,
    state.lead,
    'victim',
    victims.map((explorer) => ({ type: 'victim', explorer })),
  );
}

/** IE-GUARD-2 */
function victimsAt(state: SlowState, at: Cell): Explorer[] {
  return explorersAt(state, at).filter((explorer) => isActive(state, explorer));
}

/** IE-GUARD-3 */
function pathQuestion(state: SlowState, at: Cell): Question | undefined {
  return askPlayer(
    state,
    state.lead,
    'path',
    nextSides(state, at).map((to) => ({ type: 'path', to })),
  );
}

/** The first steps of all shortest paths to the closest active explorers. None ends at the exit: nobody stands there. */
function nextSides(state: SlowState, at: Cell): Side[] {
  const victims = inside(state).filter((explorer) => isActive(state, explorer));
  const around = victims.map((explorer) => distancesFrom(state.temple, placeOf(state, explorer)));
  const stepsTo = (cell: Cell) => Math.min(...around.map((steps) => steps.get(cell) ?? Number.POSITIVE_INFINITY));
  const fewest = stepsTo(at);
  if (fewest === Number.POSITIVE_INFINITY) return [];
  return connectedSides(state.temple, at).filter((side) => stepsTo(cellAcross(at, side)) === fewest - 1);
}

export function activateGuardian(state: SlowState, { at }: TaskOf<'guardian'>, choice: Choice | undefined): SlowState {
  if (choice?.type === 'victim') return lose(state, [choice.explorer], 1);
  return choice?.type === 'path' ? moveOrDig(state, at, cellAcross(at, choice.to)) : state;
}

/** IE-GUARD-3, IE-GUARD-4 */
function moveOrDig(state: SlowState, from: Cell, to: Cell): SlowState {
  if (hasMark(state.temple, to, 'rubble')) return { ...state, temple: withoutRubble(state.temple, to) };
  return { ...state, guardians: [...without(state.guardians, from), to] };
}
