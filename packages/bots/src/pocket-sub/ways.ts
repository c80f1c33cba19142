// Where a sub could go with the three points of a turn, whatever lies in its way: worked out once for each arrangement of
// the tiles, and looked through for every sub of every position after that. Sets of regions: see sets.ts.
import { centreOf, DEEP, MAX_TOUCHING, ROCKY, RUN_COST, type Sea } from '@undercroft/pocket-sub';
import { highBit, highSet, lowBit, lowSet } from './sets.ts';

const POINTS = 3;

/**
 * The beginnings of ways, those of region r from first[r] to first[r + 1]: steps after which there are points left, each
 * followed by all that can come after it. The steps that use up the points are kept as sets.
 */
export interface Ways {
  readonly first: Int32Array;
  /** The region a step enters, as a set. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Where the move can end with the next step. */
  readonly endLow: Int32Array;
  readonly endHigh: Int32Array;
  /** Where to go on if this step cannot be taken. */
  readonly skip: Int32Array;
  /** The step before it, −1 if it is the first. */
  readonly before: Int32Array;
  /** Per region: what can be reached from it for one point by touching, for two by touching. */
  readonly nearLow: Int32Array;
  readonly nearHigh: Int32Array;
  readonly rockyLow: Int32Array;
  readonly rockyHigh: Int32Array;
  /** All deep regions. */
  readonly deepLow: number;
  readonly deepHigh: number;
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

interface Step {
  readonly to: number;
  readonly cost: number;
}

interface Beginning {
  readonly region: number;
  readonly ends: number[];
  readonly before: number;
  skip: number;
}

function survey(sea: Sea): Ways {
  const regions = Array.from({ length: sea.board.regions }, (_, region) => region);
  const steps = regions.map((region) => stepsFrom(sea, region));
  const beginnings: Beginning[] = [];
  const first = regions.map((region) => {
    const at = beginnings.length;
    follow(steps, beginnings, [region], POINTS, -1);
    return at;
  });
  const near = regions.map((region) => touching(sea, region, 1));
  const rocky = regions.map((region) => touching(sea, region, 2));
  const deep = regions.filter((region) => sea.water[region] === DEEP);
  return {
    first: Int32Array.from([...first, beginnings.length]),
    low: Int32Array.from(beginnings, ({ region }) => lowBit(region)),
    high: Int32Array.from(beginnings, ({ region }) => highBit(region)),
    endLow: Int32Array.from(beginnings, ({ ends }) => lowSet(ends)),
    endHigh: Int32Array.from(beginnings, ({ ends }) => highSet(ends)),
    skip: Int32Array.from(beginnings, ({ skip }) => skip),
    before: Int32Array.from(beginnings, ({ before }) => before),
    nearLow: Int32Array.from(near, lowSet),
    nearHigh: Int32Array.from(near, highSet),
    rockyLow: Int32Array.from(rocky, lowSet),
    rockyHigh: Int32Array.from(rocky, highSet),
    deepLow: lowSet(deep),
    deepHigh: highSet(deep),
  };
}

/** No step costs as much as a turn has points: a move ends with the second or the third. */
function follow(
  steps: readonly Step[][],
  into: Beginning[],
  path: readonly number[],
  points: number,
  before: number,
): void {
  for (const { to, cost } of steps[path[path.length - 1]!]!) {
    const left = points - cost;
    if (left <= 0 || path.includes(to)) continue;
    const through = [...path, to];
    const ends = steps[to]!.filter((next) => next.cost === left && !through.includes(next.to));
    const index = into.length;
    const beginning = { region: to, ends: ends.map((next) => next.to), before, skip: 0 };
    into.push(beginning);
    follow(steps, into, through, left, index);
    beginning.skip = into.length;
  }
}

/** PS-MOVE-1, PS-MOVE-2: what touches, and the other deep regions from a deep one. */
function stepsFrom(sea: Sea, from: number): Step[] {
  const steps = [1, 2].flatMap((cost) => touching(sea, from, cost).map((to) => ({ to, cost })));
  if (sea.water[from] !== DEEP) return steps;
  for (let tile = 0; tile < sea.board.tiles; tile++) {
    const to = centreOf(tile);
    if (to !== from && sea.water[to] === DEEP) steps.push({ to, cost: RUN_COST });
  }
  return steps;
}

function touching(sea: Sea, from: number, cost: number): number[] {
  const row = sea.board.touching.subarray(from * MAX_TOUCHING, (from + 1) * MAX_TOUCHING);
  return Array.from(row).filter((to) => to >= 0 && (sea.water[to] === ROCKY ? 2 : 1) === cost);
}
