/** Spike and dart traps. */
import { lose } from './health.ts';
import { explorersAt, isInside, placeOf, type SlowState } from './state.ts';
import type { TaskOf } from './task.ts';
import { cellAcross, connectedSides, kindAt } from './temple.ts';
import type { Cell, Explorer } from './vocabulary.ts';

const SPIKE_LOSS = 3;
const DART_LOSS = 1;

/** IE-SCN-2: whether the Scoundrel, downed or not, is on this space. */
export function isAlert(state: SlowState, at: Cell): boolean {
  return explorersAt(state, at).includes('scoundrel');
}

/** IE-HAZ-TRAP, IE-SCN-2 */
export function trapsTriggeredBy(state: SlowState, roller: Explorer): Cell[] {
  if (!isInside(state, roller)) return [];
  const here = placeOf(state, roller);
  if (isAlert(state, here)) return [];
  const spikes = [here].filter((at) => kindAt(state.temple, at) === 'spike');
  const darts = withNeighbours(state, here).filter((at) => kindAt(state.temple, at) === 'dart');
  return [...spikes, ...darts];
}

function withNeighbours(state: SlowState, cell: Cell): Cell[] {
  return [cell, ...connectedSides(state.temple, cell).map((side) => cellAcross(cell, side))];
}

/** IE-TILE-SPIKE, IE-TILE-DART */
export function trigger(state: SlowState, { at }: TaskOf<'trigger'>): SlowState {
  const isDart = kindAt(state.temple, at) === 'dart';
  const cells = (isDart ? withNeighbours(state, at) : [at]).filter((cell) => !isAlert(state, cell));
  const hit = cells.flatMap((cell) => explorersAt(state, cell));
  return lose(state, hit, isDart ? DART_LOSS : SPIKE_LOSS);
}
