/** Distances between spaces, and lines of sight. */
import { cellAcross, connectedSides, hasMark, isConnected, isGap, type Temple } from './temple.ts';
import { type Cell, SIDES, type Side } from './vocabulary.ts';

/** IE-MAP-5: the distance to every reachable space; empty from a burnt space. */
export function distancesFrom(temple: Temple, start: Cell): ReadonlyMap<Cell, number> {
  if (hasMark(temple, start, 'burnt')) return new Map();
  const steps = new Map<Cell, number>([[start, 0]]);
  for (const [cell, distance] of steps) {
    for (const to of connectedSides(temple, cell).map((side) => cellAcross(cell, side))) {
      if (!steps.has(to) && !hasMark(temple, to, 'burnt')) steps.set(to, distance + 1);
    }
  }
  return steps;
}

/** IE-MAP-6: the visible spaces with their distances, including the space itself. */
export function seenFrom(temple: Temple, here: Cell): ReadonlyMap<Cell, number> {
  const lines = SIDES.flatMap((side) => lineOfSight(temple, here, side));
  return new Map([[here, 0], ...lines.map(({ at, steps }) => [at, steps] as const)]);
}

interface Seen {
  readonly at: Cell;
  readonly steps: number;
}

/** Without the space itself, nearest first. */
function lineOfSight(temple: Temple, here: Cell, side: Side): Seen[] {
  const seen: Seen[] = [];
  let last = here;
  while (!hasMark(temple, last, 'rubble') && isConnected(temple, last, side)) {
    last = cellAcross(last, side);
    if (!hasMark(temple, last, 'rubble')) seen.push({ at: last, steps: seen.length + 1 });
  }
  return seen;
}

export interface SeenGap {
  readonly at: Cell;
  /** The direction in which the gap is seen. */
  readonly away: Side;
  readonly steps: number;
}

/** IE-SHA-1: the gaps at the ends of the lines of sight. */
export function gapsSeenFrom(temple: Temple, here: Cell): SeenGap[] {
  if (hasMark(temple, here, 'rubble')) return [];
  return SIDES.flatMap((away) => {
    const spaces = [{ at: here, steps: 0 }, ...lineOfSight(temple, here, away)];
    return spaces
      .filter(({ at }) => isGap(temple, at, away))
      .map(({ at, steps }) => ({ at: cellAcross(at, away), away, steps: steps + 1 }));
  });
}
