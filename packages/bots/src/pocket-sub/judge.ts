// What a position is worth to each seat: a chance to win, from a few things one can count. The weights come from games the
// bots played against themselves (a logistic regression of who won); they are data, and say nothing about the rules.
import { CHOOSE_SUB, GAME_OVER, pocketSub, type Sea } from '@undercroft/pocket-sub';
import { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

const MAX_SEATS = 4;
/** Own subs against the largest enemy fleet, one to three each, then what the outlook counts. */
const MATERIAL = 9;
/** The same things count differently for whoever is to move: those come twice. */
const COUNTED = ['trapped', 'cornered', 'stranded', 'prey', 'ends', 'freedom', 'freest', 'docked'] as const;
const ALWAYS = ['waters', 'contested', 'reach', 'mines', 'turn', 'tokens'] as const;
export const FEATURES = MATERIAL + 2 * COUNTED.length + ALWAYS.length;
/** When so many of the regions are mined, the end is near and only the late weights count. */
const LATE = 0.5;

export class Judge {
  readonly outlook = new Outlook();
  /** Per seat, FEATURES in a row. */
  readonly features = new Float64Array(MAX_SEATS * FEATURES);
  readonly #scores = new Float64Array(MAX_SEATS);
  readonly #shares = new Float64Array(MAX_SEATS);
  /** How far the sea is mined, 0 to 1. */
  lateness = 0;

  /** The chance of each seat to win, as a share of 1 among the sides. */
  judge(sea: Sea, worth: Float64Array): void {
    const { players } = sea.board;
    if (sea.phase === GAME_OVER) {
      for (let seat = 0; seat < players; seat++) worth[seat] = pocketSub.score(sea, seat);
      return;
    }
    this.describe(sea);
    this.#weigh(sea);
    this.#share(sea, worth);
  }

  /** Fills `features`. */
  describe(sea: Sea): void {
    this.outlook.look(sea);
    let mined = 0;
    for (let side = 0; side < sea.board.players; side++) mined += this.outlook.chart.minesOf(side);
    this.lateness = Math.min(1, mined / (sea.board.regions * LATE));
    this.features.fill(0);
    for (let seat = 0; seat < sea.board.players; seat++) if (isIn(sea, seat)) this.#describeSeat(sea, seat);
  }

  #describeSeat(sea: Sea, seat: number): void {
    const { outlook, features } = this;
    const at = seat * FEATURES;
    if (sea.phase >= CHOOSE_SUB) features[at + (sea.fleet[seat]! - 1) * 3 + largestEnemy(sea, seat) - 1] = 1;
    let i = at + MATERIAL + (sea.seat === seat ? COUNTED.length : 0);
    features[i++] = outlook.trapped[seat]!;
    features[i++] = outlook.cornered[seat]!;
    features[i++] = outlook.ends[seat] === 0 ? 1 : 0;
    features[i++] = outlook.prey[seat]!;
    features[i++] = outlook.ends[seat]! / 10;
    features[i++] = outlook.freedom[seat]! / 3;
    features[i++] = outlook.freest[seat]! / 3;
    features[i++] = outlook.docked[seat]!;
    i = at + MATERIAL + 2 * COUNTED.length;
    features[i++] = outlook.waters.own[seat]! / 10;
    features[i++] = outlook.waters.contested[seat]! / 10;
    features[i++] = outlook.waters.reach(seat) / 10;
    features[i++] = outlook.chart.minesOf(sea.board.sides[seat]!) / 10;
    features[i++] = sea.seat === seat ? 1 : 0;
    features[i++] = bits(sea.tokens[seat]!);
  }

  #weigh(sea: Sea): void {
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

  /** Sides that are still in the game share the win as the exponentials of their sums. */
  #share(sea: Sea, worth: Float64Array): void {
    const { players, sides } = sea.board;
    const shares = this.#shares;
    shares.fill(0);
    for (let seat = 0; seat < players; seat++) {
      if (isIn(sea, seat)) shares[sides[seat]!] = 1;
    }
    for (let seat = 0; seat < players; seat++) shares[sides[seat]!]! *= Math.exp(this.#scores[seat]!);
    const total = shares[0]! + shares[1]! + shares[2]! + shares[3]!;
    for (let seat = 0; seat < players; seat++) worth[seat] = shares[sides[seat]!]! / total;
  }
}

/** Whether a seat has subs, or still will have. */
const isIn = (sea: Sea, seat: number): boolean => sea.fleet[seat]! > 0 || sea.phase < CHOOSE_SUB;

function largestEnemy(sea: Sea, seat: number): number {
  const { players, sides } = sea.board;
  let most = 1;
  for (let other = 0; other < players; other++) {
    if (sides[other] !== sides[seat] && sea.fleet[other]! > most) most = sea.fleet[other]!;
  }
  return most;
}

function bits(set: number): number {
  return (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1);
}
