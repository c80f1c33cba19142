// The value of a position to each seat, as a chance to win: a logistic model over a few features. The weights were fitted to
// games the bots played against themselves.
import { CHOOSE_SUB, GAME_OVER, pocketSub, type Sea } from '@undercroft/pocket-sub';
import { Mobility } from './mobility.ts';
import type { PathTables } from './path-table.ts';
import { WEIGHTS } from './weights.ts';

const MAX_SEATS = 4;
/** Own subs by the largest enemy fleet, one to three each; the mobility features follow. */
const MATERIAL_FEATURES = 9;
/** These have different weights for the seat to move, so they come twice. */
const SEAT_FEATURES = ['trapped', 'cornered', 'stranded', 'prey', 'ends', 'freedom', 'freest', 'docked'] as const;
const COMMON_FEATURES = ['territory', 'contested', 'reach', 'mines', 'turn', 'tokens'] as const;
export const FEATURES = MATERIAL_FEATURES + 2 * SEAT_FEATURES.length + COMMON_FEATURES.length;
/** From this share of mined regions on only the late weights count. */
const MINED_SHARE_LATE = 0.5;

export class Evaluator {
  readonly mobility: Mobility;
  /** Per seat, FEATURES in a row. */
  readonly features = new Float64Array(MAX_SEATS * FEATURES);
  readonly #scores = new Float64Array(MAX_SEATS);
  readonly #shares = new Float64Array(MAX_SEATS);
  /** How much of the sea is mined, 0 to 1. */
  lateness = 0;

  constructor(tables?: PathTables) {
    this.mobility = new Mobility(tables);
  }

  /** Each seat's chance to win; the chances of the sides add up to 1. */
  evaluate(sea: Sea, worth: Float64Array): void {
    const { players } = sea.board;
    if (sea.phase === GAME_OVER) {
      for (let seat = 0; seat < players; seat++) worth[seat] = pocketSub.score(sea, seat);
      return;
    }
    this.computeFeatures(sea);
    this.#sumFeatures(sea);
    this.#normalise(sea, worth);
  }

  /** Fills `features`. */
  computeFeatures(sea: Sea): void {
    this.mobility.analyse(sea);
    let mined = 0;
    for (let side = 0; side < sea.board.players; side++) mined += this.mobility.occupancy.minesOf(side);
    this.lateness = Math.min(1, mined / (sea.board.regions * MINED_SHARE_LATE));
    this.features.fill(0);
    for (let seat = 0; seat < sea.board.players; seat++) if (isAlive(sea, seat)) this.#computeSeat(sea, seat);
  }

  #computeSeat(sea: Sea, seat: number): void {
    const { mobility, features } = this;
    const at = seat * FEATURES;
    if (sea.phase >= CHOOSE_SUB) features[at + (sea.fleet[seat]! - 1) * 3 + largestEnemy(sea, seat) - 1] = 1;
    let i = at + MATERIAL_FEATURES + (sea.seat === seat ? SEAT_FEATURES.length : 0);
    features[i++] = mobility.trapped[seat]!;
    features[i++] = mobility.cornered[seat]!;
    features[i++] = mobility.ends[seat] === 0 ? 1 : 0;
    features[i++] = mobility.prey[seat]!;
    features[i++] = mobility.ends[seat]! / 10;
    features[i++] = mobility.freedom[seat]! / 3;
    features[i++] = mobility.freest[seat]! / 3;
    features[i++] = mobility.docked[seat]!;
    i = at + MATERIAL_FEATURES + 2 * SEAT_FEATURES.length;
    features[i++] = mobility.territory.own[seat]! / 10;
    features[i++] = mobility.territory.contested[seat]! / 10;
    features[i++] = mobility.territory.reach(seat) / 10;
    features[i++] = mobility.occupancy.minesOf(sea.board.sides[seat]!) / 10;
    features[i++] = sea.seat === seat ? 1 : 0;
    features[i++] = countBits(sea.tokens[seat]!);
  }

  #sumFeatures(sea: Sea): void {
    const { setup, early, late } = WEIGHTS[sea.board.players]!;
    const before = sea.phase < CHOOSE_SUB;
    const begin = before ? setup : early;
    const end = before ? setup : late;
    for (let seat = 0; seat < sea.board.players; seat++) {
      let sum = 0;
      for (let f = 0; f < FEATURES; f++) {
        const feature = this.features[seat * FEATURES + f]!;
        if (feature !== 0) sum += feature * (begin[f]! + (end[f]! - begin[f]!) * this.lateness);
      }
      this.#scores[seat] = sum;
    }
  }

  /** Softmax over the sides that are still in the game. */
  #normalise(sea: Sea, worth: Float64Array): void {
    const { players, sides } = sea.board;
    const shares = this.#shares;
    shares.fill(0);
    for (let seat = 0; seat < players; seat++) {
      if (isAlive(sea, seat)) shares[sides[seat]!] = 1;
    }
    for (let seat = 0; seat < players; seat++) shares[sides[seat]!]! *= Math.exp(this.#scores[seat]!);
    const total = shares[0]! + shares[1]! + shares[2]! + shares[3]!;
    for (let seat = 0; seat < players; seat++) worth[seat] = shares[sides[seat]!]! / total;
  }
}

/** Whether a seat has subs left, or is still to place them. */
const isAlive = (sea: Sea, seat: number): boolean => sea.fleet[seat]! > 0 || sea.phase < CHOOSE_SUB;

function largestEnemy(sea: Sea, seat: number): number {
  const { players, sides } = sea.board;
  let most = 1;
  for (let other = 0; other < players; other++) {
    if (sides[other] !== sides[seat] && sea.fleet[other]! > most) most = sea.fleet[other]!;
  }
  return most;
}

function countBits(set: number): number {
  return (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1);
}
