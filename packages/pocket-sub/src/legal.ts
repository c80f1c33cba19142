// Everything the one to decide may do, as codes.
import { centreOf } from './board.ts';
import { codeOf, DECLARE, poolCode, tileCode } from './codes.ts';
import { MOST_STEPS, mineable, steps } from './moving.ts';
import { berth, isEmpty, isHaven, type Sea } from './sea.ts';
import {
  CHOOSE_SUB,
  DEEP,
  FACES,
  GAME_OVER,
  LAY_TILE,
  MINE,
  PLACE_CC,
  PLACE_SUB,
  STEP,
  WHIRLPOOL,
} from './vocabulary.ts';

/** Outcomes: three faces in six turns. Actions: every region of the largest board. */
export const MAX_LEGAL = 56;

export function legal(sea: Sea, out: Int32Array): number {
  switch (sea.phase) {
    case STEP:
      return steps(sea, out, STEP << 6, MOST_STEPS);
    case MINE:
      return mineable(sea, out);
    case CHOOSE_SUB:
      return declarations(sea, out, ownSubs(sea, out));
    case LAY_TILE:
      return faces(sea, out);
    case PLACE_CC:
      return regions(sea, out, PLACE_CC, mayHoldCentre);
    case PLACE_SUB:
      return regions(sea, out, PLACE_SUB, mayHoldSub);
    case WHIRLPOOL:
      return whirlpools(sea, out);
    case GAME_OVER:
      return 0;
    default:
      throw new RangeError(`no such phase: ${sea.phase}`);
  }
}

/** Subs docked together are alike and listed once. In order of region, whatever the order they lie in memory. */
function ownSubs(sea: Sea, out: Int32Array): number {
  const from = berth(sea.seat);
  const to = from + sea.fleet[sea.seat]!;
  let n = 0;
  for (let i = from; i < to; i++) n = insert(out, n, codeOf(CHOOSE_SUB, sea.subs[i]!));
  return n;
}

/** Keeps the first n of `out` sorted and without doubles; answers the new n. */
function insert(out: Int32Array, n: number, code: number): number {
  let at = n;
  while (at > 0 && out[at - 1]! > code) at--;
  if (at > 0 && out[at - 1] === code) return n;
  for (let i = n; i > at; i--) out[i] = out[i - 1]!;
  out[at] = code;
  return n + 1;
}

/** PS-CAP-4: any tokens still unspent, as long as none were declared this turn. */
function declarations(sea: Sea, out: Int32Array, from: number): number {
  if (sea.using !== 0) return from;
  const unspent = sea.tokens[sea.seat]!;
  let n = from;
  for (let bits = 1; bits <= unspent; bits++) if ((bits & ~unspent) === 0) out[n++] = codeOf(DECLARE, bits);
  return n;
}

/** How many copies of a face are not yet laid. */
export function copiesLeft(sea: Sea, face: number): number {
  let left = sea.board.copies[FACES[face] as (typeof FACES)[number]];
  for (let tile = 0; tile < sea.placed; tile++) if (sea.faces[tile] === face) left--;
  return left;
}

function faces(sea: Sea, out: Int32Array): number {
  let n = 0;
  for (let face = 0; face < FACES.length; face++) {
    if (copiesLeft(sea, face) === 0) continue;
    for (let turn = 0; turn < 6; turn++) out[n++] = tileCode(face, turn);
  }
  return n;
}

/** PS-STD-1: each tile of the set is as likely as any other, and so is each turn. */
export function faceWeights(sea: Sea, out: Int32Array): number {
  let n = 0;
  let total = 0;
  for (let face = 0; face < FACES.length; face++) {
    const copies = copiesLeft(sea, face);
    if (copies === 0) continue;
    for (let turn = 0; turn < 6; turn++) out[n++] = copies;
    total += copies * 6;
  }
  return total;
}

/** PS-STD-2. */
export const mayHoldCentre = (sea: Sea, region: number): boolean => sea.water[region] === DEEP && isEmpty(sea, region);
/** PS-STD-2. */
export const mayHoldSub = (sea: Sea, region: number): boolean =>
  isHaven(sea, region, sea.seat) || (sea.water[region] !== DEEP && isEmpty(sea, region));
/** PS-CAP-2. */
export const mayHoldWhirlpool = (sea: Sea, tile: number): boolean =>
  sea.centres[centreOf(tile)] === 0 && sea.pools[0] !== tile && sea.pools[1] !== tile;

function regions(sea: Sea, out: Int32Array, kind: number, fits: (sea: Sea, region: number) => boolean): number {
  let n = 0;
  for (let region = 0; region < sea.board.regions; region++) if (fits(sea, region)) out[n++] = codeOf(kind, region);
  return n;
}

function whirlpools(sea: Sea, out: Int32Array): number {
  let n = 0;
  for (let spin = 0; spin < 2; spin++) {
    if (sea.pools[spin] !== -1) continue;
    for (let tile = 0; tile < sea.board.tiles; tile++) {
      if (mayHoldWhirlpool(sea, tile)) out[n++] = poolCode(spin, tile);
    }
  }
  return n;
}
