/** What the faces of the hazard dice do. The roller is the explorer whose turn it is. */
import { distancesFrom } from './distance.ts';
import { lose, regain } from './health.ts';
import {
  addGuardian,
  doFirst,
  explorersAt,
  isInside,
  placeOf,
  removeGuardians,
  type SlowState,
  supplyHasGuardian,
} from './state.ts';
import { askPlayer, type Question, type TaskOf } from './task.ts';
import { CROSSROADS, isGuardianSpace, kindOf, type PlacedTile, withMark } from './temple.ts';
import { printOf } from './tiles.ts';
import { trapsTriggeredBy } from './traps.ts';
import type { Cell, Choice } from './vocabulary.ts';

export function hazard(state: SlowState, { face }: TaskOf<'hazard'>): SlowState {
  switch (face) {
    case 'stumble':
      return stumble(state);
    case 'lava':
      return doFirst(lava(state), { do: 'volcano' });
    case 'collapse':
      return standingRuins(state).length > 0 ? doFirst(state, { do: 'roll', roll: { for: 'collapse' } }) : state;
    case 'trap':
      return doFirst(state, ...trapsTriggeredBy(state, state.active).map((at) => ({ do: 'trigger', at }) as const));
    case 'wake':
    case 'activate':
      return doFirst(state, { do: face });
    default:
      return face satisfies never;
  }
}

/** IE-HAZ-STUMBLE, IE-HEA-2 */
function stumble(state: SlowState): SlowState {
  const roller = state.active;
  if (!isInside(state, roller)) return state;
  if (roller === 'healer') return regain(state, roller, 1);
  return state.exerted ? lose(state, [roller], 1) : state;
}

/** IE-HAZ-LAVA: the losses; the volcano follows. */
function lava(state: SlowState): SlowState {
  const cells = state.temple.filter((laid) => kindOf(laid) === 'lava').map(({ at }) => at);
  const hit = cells.flatMap((at) => explorersAt(state, at));
  return lose(state, hit, 1);
}

// Collapse (IE-HAZ-COLLAPSE)

function standingRuins(state: SlowState): PlacedTile[] {
  return state.temple.filter((laid) => kindOf(laid) === 'ruin' && !laid.marks.includes('rubble'));
}

/** IE-TILE-RUIN, IE-ED-1 */
export function collapse(state: SlowState, number: number): SlowState {
  const ruin = standingRuins(state).find(({ tile }) => printOf(tile).number === number);
  if (ruin === undefined) return state;
  const blocked = { ...state, temple: withMark(state.temple, ruin.at, 'rubble') };
  const loss = state.options.variant === 'first-edition' ? 6 : 5;
  return lose(removeGuardians(blocked, [ruin.at]), explorersAt(state, ruin.at), loss);
}

// Wake (IE-HAZ-WAKE)

export function wakeQuestion(state: SlowState): Question | undefined {
  const cells = supplyHasGuardian(state) ? closestGuardianSpaces(state) : [];
  return askPlayer(
    state,
    state.active,
    'wake',
    cells.map((at) => ({ type: 'wake', at })),
  );
}

function closestGuardianSpaces(state: SlowState): Cell[] {
  const from = isInside(state, state.active) ? placeOf(state, state.active) : CROSSROADS;
  const distances = distancesFrom(state.temple, from);
  const cells = state.temple.filter((laid) => isGuardianSpace(laid) && distances.has(laid.at)).map(({ at }) => at);
  const fewest = Math.min(...cells.map((at) => distances.get(at) ?? Number.POSITIVE_INFINITY));
  return cells.filter((at) => distances.get(at) === fewest);
}

export function wake(state: SlowState, choice: Choice | undefined): SlowState {
  return choice?.type === 'wake' ? addGuardian(state, choice.at) : state;
}
