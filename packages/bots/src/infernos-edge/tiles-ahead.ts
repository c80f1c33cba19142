// How many tiles will be laid before the temple is closed or the bag is empty: a small network over what can be counted on the plan.
import { COLUMNS, type Plan } from './plan.ts';
import { NETWORK } from './tiles-ahead-network.ts';

/** Per hidden unit its inputs' weights; then the biases, the outputs' weights, and the output's bias. */
export interface Network {
  readonly hidden: number;
  readonly weights: ArrayLike<number>;
}

export const INPUTS = 18;
const TILES = 30;
/** The output of the network is in tens of tiles. */
const SCALE = 10;

// ---------------------------------------------------------------- counting

/** Gaps by how many empty cells lie beside them, and by how many of those are not gaps themselves. */
const byWays = new Int32Array(4);
const byNewWays = new Int32Array(4);
/** Those at the temple's sides. */
let atEdge = 0;

function count(plan: Plan): void {
  byWays.fill(0);
  byNewWays.fill(0);
  atEdge = 0;
  for (let k = 0; k < plan.gapCount; k++) {
    const cell = plan.gaps[k]!;
    const ways = plan.waysOn(cell);
    byWays[ways] = byWays[ways]! + 1;
    if (ways === 0) continue;
    const news = plan.newWaysOn(cell);
    byNewWays[news] = byNewWays[news]! + 1;
    const column = cell % COLUMNS;
    if (column === 0 || column === COLUMNS - 1) atEdge++;
  }
}

/** What was counted, as the network wants it: numbers around 0 to 1. */
function describeCounts({ gapCount, bag, left }: Plan, out: Float64Array): void {
  const blind = byWays[0]!;
  const leading = gapCount - blind;
  const tiles = Math.max(1, left);
  for (let k = 0; k < 3; k++) out[k] = byWays[k + 1]! / 4;
  for (let k = 0; k < 4; k++) out[3 + k] = byNewWays[k]! / 4;
  out[7] = atEdge / 4;
  out[8] = leading / 4;
  out[9] = blind > 0 ? 1 : 0;
  out[10] = blind / 3;
  out[11] = left / TILES;
  out[12] = bag[0]! / tiles;
  out[13] = bag[1]! / tiles;
  out[14] = bag[2]! / tiles;
  out[15] = bag[4]! / tiles;
  out[16] = leading === 1 ? 1 : 0;
  out[17] = leading === 0 ? 1 : 0;
}

/** For those who teach the network. */
export function describe(plan: Plan, out: Float64Array): void {
  count(plan);
  describeCounts(plan, out);
}

// ---------------------------------------------------------------- foretelling

const inputs = new Float64Array(INPUTS);

export function tilesAheadBy(network: Network, plan: Plan): number {
  if (plan.left === 0 || plan.isSealed()) return 0;
  describe(plan, inputs);
  return tilesOf(network, plan.left);
}

const tilesOf = (network: Network, left: number): number =>
  Math.min(left, Math.max(0.5, SCALE * outputOf(network, inputs)));

function outputOf({ hidden, weights }: Network, from: Float64Array): number {
  const biases = hidden * INPUTS;
  let sum = weights[biases + 2 * hidden]!;
  for (let h = 0, at = 0; h < hidden; h++) {
    let z = weights[biases + h]!;
    for (let k = 0; k < INPUTS; k++) z += from[k]! * weights[at++]!;
    if (z > 0) sum += z * weights[biases + hidden + h]!;
  }
  return sum;
}

// The same counts come again and again while a position is thought about: what was foretold for them is kept.
const SLOTS = 2 ** 14;
const keys = new Int32Array(2 * SLOTS).fill(-1);
const foretold = new Float64Array(SLOTS);
const network: Network = { hidden: NETWORK.hidden, weights: Float64Array.from(NETWORK.weights) };

export function tilesAhead(plan: Plan): number {
  if (plan.left === 0 || plan.isSealed()) return 0;
  count(plan);
  const gaps = keyOfGaps();
  const bag = keyOfBag(plan.bag);
  const slot = (Math.imul(gaps, 0x9e3779b1) ^ Math.imul(bag, 0x85ebca6b)) >>> 18;
  if (keys[2 * slot] !== gaps || keys[2 * slot + 1] !== bag) {
    describeCounts(plan, inputs);
    keys[2 * slot] = gaps;
    keys[2 * slot + 1] = bag;
    foretold[slot] = tilesOf(network, plan.left);
  }
  return foretold[slot]!;
}

/** Four bits for each count: there are never more than fifteen of a sort. */
function keyOfGaps(): number {
  let key = byWays[1]! | (byWays[2]! << 4) | (byWays[3]! << 8);
  for (let k = 0; k < 4; k++) key |= byNewWays[k]! << (12 + 4 * k);
  return key;
}

const keyOfBag = (bag: Int8Array): number =>
  bag[0]! | (bag[1]! << 4) | (bag[2]! << 8) | (bag[3]! << 11) | (bag[4]! << 13) | (atEdge << 16) | (byWays[0]! << 20);
