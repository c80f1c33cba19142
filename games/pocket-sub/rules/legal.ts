// Every legal decision, and every possible outcome with its weight, as codes.
import { centreOf, DEEP, FACES, type Face, TURNS } from './board.ts';
import { codeOf, DECLARE, poolCode, tileCode } from './codes.ts';
import { listMineable, listSteps, MAX_STEPS } from './moving.ts';
import { CHOOSE_SUB, GAME_OVER, MINE, PLACE_CC, PLACE_SUB, PLACE_TILE, STEP, WHIRLPOOL } from './phases.ts';
import { berth, isEmpty, isFriendlyCentre, type Sea } from './sea.ts';

/** There are never more actions than regions on the largest board. */
export const MAX_LEGAL = 56;

export function legal(sea: Sea, out: Int32Array): number {
  switch (sea.phase) {
    case STEP:
      return listSteps(sea, out, codeOf(STEP, 0), MAX_STEPS);
    case MINE:
      return listMineable(sea, out);
    case CHOOSE_SUB:
      return listDeclarations(sea, out, listSubs(sea, out));
    case PLACE_TILE:
      return listFaces(sea, out);
    case PLACE_CC:
      return listRegions(sea, out, PLACE_CC, mayHoldCentre);
    case PLACE_SUB:
      return listRegions(sea, out, PLACE_SUB, mayHoldSub);
    case WHIRLPOOL:
      return listWhirlpools(sea, out);
    case GAME_OVER:
      return 0;
    default:
      throw new RangeError(`no such phase: ${sea.phase}`);
  }
}

/** Subs in the same region are listed once. Ordered by region, so that equal positions give equal lists. */
function listSubs(sea: Sea, out: Int32Array): number {
  const from = berth(sea.seat);
  const to = from + sea.fleet[sea.seat]!;
  let n = 0;
  for (let i = from; i < to; i++) n = insert(out, n, codeOf(CHOOSE_SUB, sea.subs[i]!));
  return n;
}

/** Inserts into the first n entries of `out`, which stay sorted and unique; returns the new n. */
function insert(out: Int32Array, n: number, code: number): number {
  let at = n;
  while (at > 0 && out[at - 1]! > code) at--;
  if (at > 0 && out[at - 1] === code) return n;
  for (let i = n; i > at; i--) out[i] = out[i - 1]!;
  out[at] = code;
  return n + 1;
}

/** PS-CAP-4: any unspent tokens, unless some were declared this turn. */
function listDeclarations(sea: Sea, out: Int32Array, from: number): number {
  if (sea.using !== 0) return from;
  const unspent = sea.tokens[sea.seat]!;
  let n = from;
  for (let bits = 1; bits <= unspent; bits++) if ((bits & ~unspent) === 0) out[n++] = codeOf(DECLARE, bits);
  return n;
}

/** How many copies of a face have not been placed yet. */
export function copiesLeft(sea: Sea, face: number): number {
  let left = sea.board.copies[FACES[face] as Face];
  for (let tile = 0; tile < sea.placed; tile++) if (sea.faces[tile] === face) left--;
  return left;
}

function listFaces(sea: Sea, out: Int32Array): number {
  let n = 0;
  for (let face = 0; face < FACES.length; face++) {
    if (copiesLeft(sea, face) === 0) continue;
    for (let turn = 0; turn < TURNS; turn++) out[n++] = tileCode(face, turn);
  }
  return n;
}

/** PS-STD-1: every tile of the set and every rotation is equally likely. */
export function faceWeights(sea: Sea, out: Int32Array): number {
  let n = 0;
  let total = 0;
  for (let face = 0; face < FACES.length; face++) {
    const copies = copiesLeft(sea, face);
    if (copies === 0) continue;
    for (let turn = 0; turn < TURNS; turn++) out[n++] = copies;
    total += copies * TURNS;
  }
  return total;
}

/** PS-STD-2. */
export const mayHoldCentre = (sea: Sea, region: number): boolean => sea.water[region] === DEEP && isEmpty(sea, region);
/** PS-STD-2. */
export const mayHoldSub = (sea: Sea, region: number): boolean =>
  isFriendlyCentre(sea, region, sea.seat) || (sea.water[region] !== DEEP && isEmpty(sea, region));
/** PS-CAP-2. */
export const mayHoldWhirlpool = (sea: Sea, tile: number): boolean =>
  sea.centres[centreOf(tile)] === 0 && sea.pools[0] !== tile && sea.pools[1] !== tile;

function listRegions(sea: Sea, out: Int32Array, kind: number, fits: (sea: Sea, region: number) => boolean): number {
  let n = 0;
  for (let region = 0; region < sea.board.regions; region++) if (fits(sea, region)) out[n++] = codeOf(kind, region);
  return n;
}

function listWhirlpools(sea: Sea, out: Int32Array): number {
  let n = 0;
  for (let spin = 0; spin < 2; spin++) {
    if (sea.pools[spin] !== -1) continue;
    for (let tile = 0; tile < sea.board.tiles; tile++) {
      if (mayHoldWhirlpool(sea, tile)) out[n++] = poolCode(spin, tile);
    }
  }
  return n;
}
