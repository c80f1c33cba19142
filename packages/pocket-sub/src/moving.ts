// What a step costs and which steps there are. Used by the lists of legal steps, by refusals and by the play itself.
import { centreOf, MAX_TILES, MAX_TOUCHING } from './board.ts';
import { isEmpty, type Sea, whereabouts } from './sea.ts';
import { CURRENT, DEEP, MINE, ROCKY } from './vocabulary.ts';

/** PS-MOVE-1. */
const POINTS = 3;
/** PS-MOVE-2. */
export const RUN_COST = 2;

/** PS-MOVE-1, PS-CAP-7. */
export const pointsFor = (using: number): number => (using & CURRENT ? POINTS + 1 : POINTS);

/** PS-MOVE-1: entering a touching region. */
export const entryCost = (sea: Sea, region: number): number => (sea.water[region] === ROCKY ? 2 : 1);

/** Two deep regions never touch, so a step between them is running deep. */
export const isRun = (sea: Sea, from: number, to: number): boolean =>
  sea.water[from] === DEEP && sea.water[to] === DEEP;

export const stepCost = (sea: Sea, from: number, to: number): number =>
  isRun(sea, from, to) ? RUN_COST : entryCost(sea, to);

/** PS-MOVE-3: neither the start nor any region entered this turn. */
export function isVisited(sea: Sea, region: number): boolean {
  for (let i = 0; i < sea.pathLength; i++) if (sea.path[i] === region) return true;
  return false;
}

/**
 * Every region the moving sub can step to, with `kind` in the upper bits, into `out`; answers how many.
 * Stops at `most`: whoever only asks whether there is one need not wait for all.
 */
export function steps(sea: Sea, out: Int32Array, kind: number, most: number): number {
  const { touching, tiles } = sea.board;
  const at = whereabouts(sea);
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
export const MOST_STEPS = MAX_TOUCHING + MAX_TILES - 1;
const scratch = new Int32Array(MOST_STEPS);

/** PS-MOVE-4: whether any step can be paid. */
export const canStep = (sea: Sea): boolean => steps(sea, scratch, 0, 1) > 0;

/** PS-MINE-1, PS-MINE-2, PS-MINE-4: whether a mine may lie in a region the sub moved out of. */
export const isMineable = (sea: Sea, region: number): boolean => sea.water[region] !== DEEP && isEmpty(sea, region);

/** PS-MINE-4. */
export const isOutOfMines = (sea: Sea, seat: number): boolean =>
  sea.options.mines === 'twelve' && sea.laid[seat]! >= 12;

/** The regions where this turn's mine may go. The last of the path is where the move ended. */
export function mineable(sea: Sea, out: Int32Array): number {
  if (isOutOfMines(sea, sea.seat)) return 0;
  let n = 0;
  for (let i = 0; i < sea.pathLength - 1; i++) {
    const region = sea.path[i]!;
    if (isMineable(sea, region)) out[n++] = (MINE << 6) | region;
  }
  return n;
}

export const canMine = (sea: Sea): boolean => mineable(sea, scratch) > 0;
