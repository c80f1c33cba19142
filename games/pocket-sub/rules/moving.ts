// Which steps there are and what they cost, for legal lists, refusals and play.
import { centreOf, DEEP, MAX_TILES, MAX_TOUCHING, ROCKY } from './board.ts';
import { codeOf } from './codes.ts';
import { MINE } from './phases.ts';
import { isEmpty, moverRegion, type Sea } from './sea.ts';
import { CURRENT } from './tokens.ts';

/** PS-COMP-1, PS-MINE-4. */
export const MINES_IN_THE_BOX = 12;
/** PS-MOVE-1. */
const POINTS = 3;
/** PS-MOVE-2. */
export const RUN_COST = 2;

/** PS-MOVE-1, PS-CAP-7. */
export const pointsFor = (using: number): number => (using & CURRENT ? POINTS + 1 : POINTS);

/** PS-MOVE-1: entering a touching region. */
export const entryCost = (sea: Sea, region: number): number => (sea.water[region] === ROCKY ? 2 : 1);

/** Two deep regions never touch, so a step between them is running deep. */
export const isRunDeep = (sea: Sea, from: number, to: number): boolean =>
  sea.water[from] === DEEP && sea.water[to] === DEEP;

export const touches = (sea: Sea, from: number, to: number): boolean =>
  sea.board.touching.subarray(from * MAX_TOUCHING, (from + 1) * MAX_TOUCHING).includes(to);

export const stepCost = (sea: Sea, from: number, to: number): number =>
  isRunDeep(sea, from, to) ? RUN_COST : entryCost(sea, to);

/** PS-MOVE-3: neither the start nor any region entered this turn. */
export function isVisited(sea: Sea, region: number): boolean {
  for (let i = 0; i < sea.pathLength; i++) if (sea.path[i] === region) return true;
  return false;
}

/**
 * Writes every region the moving sub can step to, with `kind` in the upper bits, into `out`; returns how many.
 * Stops after `most`, because `canStep` needs only one.
 */
export function listSteps(sea: Sea, out: Int32Array, kind: number, most: number): number {
  const { touching, tiles } = sea.board;
  const at = moverRegion(sea);
  let n = 0;
  for (let i = at * MAX_TOUCHING; i < (at + 1) * MAX_TOUCHING && n < most; i++) {
    const to = touching[i]!;
    if (to < 0) break;
    if (entryCost(sea, to) <= sea.points && !isVisited(sea, to)) out[n++] = kind | to;
  }
  if (sea.water[at] !== DEEP || sea.points < RUN_COST) return n;
  for (let tile = 0; tile < tiles && n < most; tile++) {
    const to = centreOf(tile);
    if (sea.water[to] === DEEP && !isVisited(sea, to)) out[n++] = kind | to;
  }
  return n;
}

/** A centre with its six edges, and the deep regions of all other tiles. */
export const MAX_STEPS = MAX_TOUCHING + MAX_TILES - 1;
const scratch = new Int32Array(MAX_STEPS);

/** PS-MOVE-4: whether the sub can afford any step. */
export const canStep = (sea: Sea): boolean => listSteps(sea, scratch, 0, 1) > 0;

/** PS-MINE-1, PS-MINE-2: whether a mine can be laid in a region the sub moved out of. */
export const isMineable = (sea: Sea, region: number): boolean => sea.water[region] !== DEEP && isEmpty(sea, region);

/** PS-MINE-4. */
export const isOutOfMines = (sea: Sea, seat: number): boolean =>
  sea.options.mines === 'twelve' && sea.laid[seat]! >= MINES_IN_THE_BOX;

/** Writes the regions where this turn's mine may go; the last region of the path is where the move ended. */
export function listMineable(sea: Sea, out: Int32Array): number {
  if (isOutOfMines(sea, sea.seat)) return 0;
  let n = 0;
  for (let i = 0; i < sea.pathLength - 1; i++) {
    const region = sea.path[i]!;
    if (isMineable(sea, region)) out[n++] = codeOf(MINE, region);
  }
  return n;
}

export const canMine = (sea: Sea): boolean => listMineable(sea, scratch) > 0;
