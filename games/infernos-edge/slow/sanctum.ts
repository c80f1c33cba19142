/** The sanctum: where it is placed, and the keys on it. */
import type { SlowState } from './state.ts';
import { askPlayer, type Question, type TaskOf } from './task.ts';
import {
  cellAcross,
  depthOf,
  isFree,
  isGap,
  isSanctum,
  opposite,
  type PlacedTile,
  spaceAt,
  type Temple,
  withBlast,
  withKeys,
} from './temple.ts';
import { CORRIDOR, LEDGE, turnOpenTo } from './tiles.ts';
import { type Cell, type Choice, SIDES, type Side, type TileName } from './vocabulary.ts';

/** IE-COMP-5 */
const ALL_KEYS = 3;

/** A space, and the side of it on which the sanctum is joined. */
interface Spot {
  readonly at: Cell;
  readonly to: Side;
}

// Placing

export function sanctumQuestion(state: SlowState): Question | undefined {
  return askPlayer(
    state,
    state.lead,
    'sanctum',
    spots(state.temple).map(({ at, to }) => ({ type: 'sanctum', at, to })),
  );
}

/** IE-SANC-1; IE-SANC-2: behind a wall only if it fits nowhere else. */
function spots(temple: Temple): Spot[] {
  const fitting = temple
    .filter(({ at }) => depthOf(at) >= 0)
    .flatMap(({ at }) => SIDES.map((to) => ({ at, to })))
    .filter((spot) => cellsOf(spot).every((cell) => isFree(temple, cell)));
  const open = fitting.filter(({ at, to }) => isGap(temple, at, to));
  return deepest(open.length > 0 ? open : fitting);
}

/** The cells of the corridor and of the ledge. */
function cellsOf({ at, to }: Spot): readonly [Cell, Cell] {
  const corridor = cellAcross(at, to);
  return [corridor, cellAcross(corridor, to)];
}

function deepest(found: readonly Spot[]): Spot[] {
  const depth = Math.max(...found.map(({ at }) => depthOf(at)));
  return found.filter(({ at }) => depthOf(at) === depth);
}

/** IE-MAP-4: `keys` are those that are placed on the ledge at once. */
export function placeSanctum(state: SlowState, { keys }: TaskOf<'sanctum'>, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'sanctum') throw new Error('the sanctum fits nowhere');
  const [corridor, ledge] = cellsOf(choice);
  const walls = withoutWall(state.temple, choice);
  const temple = [...walls, facing(corridor, CORRIDOR, choice.to), facing(ledge, LEDGE, choice.to)];
  return placeKeys({ ...state, temple }, ledge, keys);
}

/** IE-SANC-2 */
function withoutWall(temple: Temple, { at, to }: Spot): Temple {
  return isGap(temple, at, to) ? temple : withBlast(temple, at, to);
}

function facing(at: Cell, tile: TileName, to: Side): PlacedTile {
  return { at, tile, turn: turnOpenTo(tile, opposite(to)), marks: [], blasted: [], keys: 0 };
}

// Keys

/** IE-SANC-3 */
export function placeKeys(state: SlowState, at: Cell, keys: number): SlowState {
  const temple = withKeys(state.temple, at, keys);
  const isComplete = isSanctum(spaceAt(temple, at)) && keysOnSanctum(temple) === ALL_KEYS;
  return { ...state, temple, artifact: isComplete ? ledgeOf(temple) : state.artifact };
}

function keysOnSanctum(temple: Temple): number {
  return temple.filter(isSanctum).reduce((sum, { keys }) => sum + keys, 0);
}

function ledgeOf(temple: Temple): Cell {
  const ledge = temple.find(({ tile }) => tile === LEDGE);
  if (ledge === undefined) throw new Error('the sanctum is not placed');
  return ledge.at;
}
