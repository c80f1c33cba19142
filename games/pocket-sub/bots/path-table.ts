// Every path a sub could take with the three points of a turn, whatever lies in its way: computed once per arrangement of the
// tiles and used for every sub of every position after that. Sets of regions: see region-sets.ts.
import { centreOf, DEEP, MAX_TOUCHING, ROCKY, RUN_COST, type Sea } from '@undercroft/pocket-sub';
import { highBit, highSetOf, lowBit, lowSetOf } from './region-sets.ts';

const TURN_POINTS = 3;

/**
 * Path prefixes in depth-first order, those of region r from first[r] to first[r + 1]: steps that leave points, each followed
 * by all its continuations. The steps that use up the last points are kept as sets.
 */
export interface PathTable {
  readonly first: Int32Array;
  /** The region the step enters, as a set. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Where the path can end with the next step. */
  readonly endLow: Int32Array;
  readonly endHigh: Int32Array;
  /** The index to continue with if this step is blocked. */
  readonly skip: Int32Array;
  /** The index of the previous step, −1 for the first. */
  readonly before: Int32Array;
  /** Per region: the touching regions that cost one point to enter, and two. */
  readonly nearLow: Int32Array;
  readonly nearHigh: Int32Array;
  readonly rockyLow: Int32Array;
  readonly rockyHigh: Int32Array;
  /** All deep regions. */
  readonly deepLow: number;
  readonly deepHigh: number;
}

const MAX_TABLES = 256;

/** The tables computed so far, by the arrangement of the tiles. */
export class PathTables {
  readonly #tables = new Map<number, PathTable>();
  #lastArrangement = -1;
  #lastTable: PathTable | undefined;

  tableFor(sea: Sea): PathTable {
    const arrangement = arrangementOf(sea);
    if (arrangement === this.#lastArrangement && this.#lastTable) return this.#lastTable;
    const table = this.#tables.get(arrangement) ?? this.#build(sea, arrangement);
    this.#lastArrangement = arrangement;
    this.#lastTable = table;
    return table;
  }

  #build(sea: Sea, arrangement: number): PathTable {
    const table = buildTable(sea);
    if (this.#tables.size >= MAX_TABLES) this.#tables.clear();
    this.#tables.set(arrangement, table);
    return table;
  }
}

/** The tiles and their rotations as a number: three faces, six rotations, at most eight tiles. */
function arrangementOf(sea: Sea): number {
  let key = sea.board.tiles;
  for (let tile = 0; tile < sea.board.tiles; tile++) key = key * 18 + sea.faces[tile]! * 6 + sea.turns[tile]!;
  return key;
}

interface Step {
  readonly to: number;
  readonly cost: number;
}

interface PathPrefix {
  readonly region: number;
  readonly ends: number[];
  readonly before: number;
  skip: number;
}

function buildTable(sea: Sea): PathTable {
  const regions = Array.from({ length: sea.board.regions }, (_, region) => region);
  const steps = regions.map((region) => stepsFrom(sea, region));
  const prefixes: PathPrefix[] = [];
  const first = regions.map((region) => {
    const at = prefixes.length;
    addPrefixes(steps, prefixes, [region], TURN_POINTS, -1);
    return at;
  });
  const near = regions.map((region) => touchingFor(sea, region, 1));
  const rocky = regions.map((region) => touchingFor(sea, region, 2));
  const deep = regions.filter((region) => sea.water[region] === DEEP);
  return {
    first: Int32Array.from([...first, prefixes.length]),
    low: Int32Array.from(prefixes, ({ region }) => lowBit(region)),
    high: Int32Array.from(prefixes, ({ region }) => highBit(region)),
    endLow: Int32Array.from(prefixes, ({ ends }) => lowSetOf(ends)),
    endHigh: Int32Array.from(prefixes, ({ ends }) => highSetOf(ends)),
    skip: Int32Array.from(prefixes, ({ skip }) => skip),
    before: Int32Array.from(prefixes, ({ before }) => before),
    nearLow: Int32Array.from(near, lowSetOf),
    nearHigh: Int32Array.from(near, highSetOf),
    rockyLow: Int32Array.from(rocky, lowSetOf),
    rockyHigh: Int32Array.from(rocky, highSetOf),
    deepLow: lowSetOf(deep),
    deepHigh: highSetOf(deep),
  };
}

/** No single step uses up a turn's points: a path ends with its second or third step. */
function addPrefixes(
  steps: readonly Step[][],
  into: PathPrefix[],
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
    const prefix = { region: to, ends: ends.map((next) => next.to), before, skip: 0 };
    into.push(prefix);
    addPrefixes(steps, into, through, left, index);
    prefix.skip = into.length;
  }
}

/** PS-MOVE-1, PS-MOVE-2: touching regions; from a deep region also the other deep ones. */
function stepsFrom(sea: Sea, from: number): Step[] {
  const steps = [1, 2].flatMap((cost) => touchingFor(sea, from, cost).map((to) => ({ to, cost })));
  if (sea.water[from] !== DEEP) return steps;
  for (let tile = 0; tile < sea.board.tiles; tile++) {
    const to = centreOf(tile);
    if (to !== from && sea.water[to] === DEEP) steps.push({ to, cost: RUN_COST });
  }
  return steps;
}

function touchingFor(sea: Sea, from: number, cost: number): number[] {
  const row = sea.board.touching.subarray(from * MAX_TOUCHING, (from + 1) * MAX_TOUCHING);
  return Array.from(row).filter((to) => to >= 0 && (sea.water[to] === ROCKY ? 2 : 1) === cost);
}
