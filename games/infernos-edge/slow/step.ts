/** Steps of explorers: where they may go, and what happens on the way. */
import { lose } from './health.ts';
import { doFirst, explorersAt, guardiansAt, isActive, placeOf, type SlowState, withExplorer } from './state.ts';
import { askPlayer, type Question, type TaskOf } from './task.ts';
import { cellAcross, connectedSides, EXIT, kindAt, spaceAt } from './temple.ts';
import { isAlert } from './traps.ts';
import type { Cell, Choice, Decision, Explorer, Side } from './vocabulary.ts';

/** IE-ACT-MOVE: the sides to which an explorer can step. */
export function moves(state: SlowState, explorer: Explorer): Side[] {
  const here = placeOf(state, explorer);
  return connectedSides(state.temple, here).filter((side) => mayEnter(state, explorer, cellAcross(here, side)));
}

/** IE-MOVE-1, IE-GUI-1, IE-TILE-BRIDGE */
function mayEnter(state: SlowState, explorer: Explorer, cell: Cell): boolean {
  const { marks } = spaceAt(state.temple, cell);
  if (marks.includes('burnt')) return false;
  if (marks.includes('rubble') && explorer !== 'guide') return false;
  return kindAt(state.temple, cell) !== 'bridge' || explorersAt(state, cell).length === 0;
}

export function moveChoices(state: SlowState, explorer: Explorer): Decision[] {
  return moves(state, explorer).map((to) => ({ type: 'move', to }));
}

/** IE-MOVE-2, IE-END-3: running away and arriving, or running away and escaping, are one effect. */
export function step(state: SlowState, { explorer, to }: TaskOf<'step'>): SlowState {
  const from = placeOf(state, explorer);
  const at = cellAcross(from, to);
  const hurt = lose(state, [explorer], guardiansAt(state, from));
  if (at === EXIT) return withExplorer(hurt, explorer, { at: null, state: 'escaped' });
  return arrive(withExplorer(hurt, explorer, { at }), at);
}

/** IE-MOVE-3, IE-SCN-2 */
function arrive(state: SlowState, at: Cell): SlowState {
  if (kindAt(state.temple, at) !== 'spike' || isAlert(state, at)) return state;
  return doFirst(state, { do: 'roll', roll: { for: 'spike', at } });
}

/** IE-ACT-EXPLORE: if the new tile cannot be entered the explorer stays. */
export function stepIfPossible(state: SlowState, { explorer, to }: TaskOf<'step-if-possible'>): SlowState {
  return moves(state, explorer).includes(to) ? doFirst(state, { do: 'step', explorer, to }) : state;
}

// Several Moves in one action

export function chainOf(state: SlowState, explorer: Explorer, to: Side, most: number): SlowState {
  return doFirst(state, { do: 'step', explorer, to }, { do: 'chain', explorer, moves: most - 1 });
}

/** IE-TURN-3, IE-ACT-EXIT: the chain ends for an explorer who is downed or has escaped. */
export function chainQuestion(state: SlowState, { explorer, moves }: TaskOf<'chain'>): Question | undefined {
  if (moves === 0 || !isActive(state, explorer)) return undefined;
  const further = moveChoices(state, explorer);
  return further.length === 0 ? undefined : askPlayer(state, explorer, 'chain', [...further, { type: 'stop' }]);
}

export function chain(state: SlowState, { explorer, moves }: TaskOf<'chain'>, choice: Choice | undefined): SlowState {
  return choice?.type === 'move' ? chainOf(state, explorer, choice.to, moves) : state;
}
