// Where a sub could go with the three points of a turn, whatever lies in its way: worked out once for each arrangement of
// the tiles, and looked through for every sub of every position after that.
import { centreOf, DEEP, MAX_TOUCHING, ROCKY, RUN_COST, type Sea } from '@undercroft/pocket-sub';

const POINTS = 3;

/**
 * The ways from all regions, one after the other, each as a tree in the order one walks it: a step, then all that can
 * follow it. The ways from region r are first[r] to first[r + 1].
 */
export interface Ways {
  readonly first: Int32Array;
  /** The region a step enters. */
  readonly into: Uint8Array;
  /** Points left after it; a way that ends with points left is none (PS-MOVE-4). */
  readonly left: Uint8Array;
  /** Where to go on if this step cannot be taken. */
  readonly skip: Int32Array;
  /** The step before it, −1 at the start. */
  readonly before: Int32Array;
}

const known = new Map<number, Ways>();
const MOST_KNOWN = 256;
let lastKey = -1;
let last: Ways | undefined;

export function waysOf(sea: Sea): Ways {
  const key = arrangement(sea);
  if (key === lastKey && last) return last;
  let ways = known.get(key);
  if (!ways) {
    ways = survey(sea);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, ways);
  }
  lastKey = key;
  last = ways;
  return ways;
}

/** The tiles and how they are turned, as a number: three faces, six turns, at most eight tiles. */
function arrangement(sea: Sea): number {
  let key = sea.board.tiles;
  for (let tile = 0; tile < sea.board.tiles; tile++) key = key * 18 + sea.faces[tile]! * 6 + sea.turns[tile]!;
  return key;
}

interface Draft {
  readonly into: number[];
  readonly left: number[];
  readonly skip: number[];
  readonly before: number[];
}

function survey(sea: Sea): Ways {
  const draft: Draft = { into: [], left: [], skip: [], before: [] };
  const first = new Int32Array(sea.board.regions + 1);
  for (let region = 0; region < sea.board.regions; region++) {
    first[region] = draft.into.length;
    follow(sea, draft, [region], POINTS, -1);
  }
  first[sea.board.regions] = draft.into.length;
  return {
    first,
    into: Uint8Array.from(draft.into),
    left: Uint8Array.from(draft.left),
    skip: Int32Array.from(draft.skip),
    before: Int32Array.from(draft.before),
  };
}

function follow(sea: Sea, draft: Draft, path: readonly number[], points: number, before: number): void {
  for (const [to, cost] of stepsFrom(sea, path[path.length - 1]!)) {
    if (cost > points || path.includes(to)) continue;
    const index = draft.into.length;
    draft.into.push(to);
    draft.left.push(points - cost);
    draft.skip.push(0);
    draft.before.push(before);
    follow(sea, draft, [...path, to], points - cost, index);
    draft.skip[index] = draft.into.length;
  }
}

/** PS-MOVE-1, PS-MOVE-2: what touches, and the other deep regions from a deep one; each with its cost. */
function stepsFrom(sea: Sea, from: number): [number, number][] {
  const steps: [number, number][] = [];
  for (let i = from * MAX_TOUCHING; i < (from + 1) * MAX_TOUCHING; i++) {
    const to = sea.board.touching[i]!;
    if (to >= 0) steps.push([to, sea.water[to] === ROCKY ? 2 : 1]);
  }
  if (sea.water[from] !== DEEP) return steps;
  for (let tile = 0; tile < sea.board.tiles; tile++) {
    const to = centreOf(tile);
    if (to !== from && sea.water[to] === DEEP) steps.push([to, RUN_COST]);
  }
  return steps;
}
