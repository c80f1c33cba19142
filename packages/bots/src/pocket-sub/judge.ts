// What a position is worth to each seat: a chance to win, from a few things one can count. The weights come from games the
// bots played against themselves (a logistic regression of who won); they are data, and say nothing about the rules.
import { GAME_OVER, pocketSub, type Sea } from '@undercroft/pocket-sub';
import { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

const MAX_SEATS = 4;
/** Own subs against the largest enemy fleet, one to three each, then what the outlook counts. */
const MATERIAL = 9;
export const COUNTED = [
  'trapped',
  'cornered',
  'ends',
  'freedom',
  'docked',
  'prey',
  'waters',
  'contested',
  'turn',
  'tokens',
] as const;
export const FEATURES = MATERIAL + COUNTED.length;
/** When so many of the regions are mined, the end is near and only the late weights count. */
const LATE = 0.5;

export class Judge {
  readonly outlook = new Outlook();
  /** Per seat, FEATURES in a row. */
  readonly features = new Float64Array(MAX_SEATS * FEATURES);
  readonly #scores = new Float64Array(MAX_SEATS);
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
    this.lateness = Math.min(1, mined(sea) / (sea.board.regions * LATE));
    this.features.fill(0);
    for (let seat = 0; seat < sea.board.players; seat++) if (sea.fleet[seat]! > 0) this.#describeSeat(sea, seat);
  }

  #describeSeat(sea: Sea, seat: number): void {
    const { outlook, features } = this;
    const at = seat * FEATURES;
    features[at + (sea.fleet[seat]! - 1) * 3 + largestEnemy(sea, seat) - 1] = 1;
    let i = at + MATERIAL;
    features[i++] = outlook.trapped[seat]!;
    features[i++] = outlook.cornered[seat]!;
    features[i++] = outlook.ends[seat]! / 10;
    features[i++] = outlook.freedom[seat]! / 3;
    features[i++] = outlook.docked[seat]!;
    features[i++] = outlook.prey[seat]!;
    features[i++] = outlook.waters[seat]! / 10;
    features[i++] = outlook.contested[seat]! / 10;
    features[i++] = sea.seat === seat ? 1 : 0;
    features[i++] = bits(sea.tokens[seat]!);
  }

  #weigh(sea: Sea): void {
    const { early, late } = WEIGHTS[sea.board.players]!;
    for (let seat = 0; seat < sea.board.players; seat++) {
      let sum = 0;
      for (let f = 0; f < FEATURES; f++) {
        const feature = this.features[seat * FEATURES + f]!;
        if (feature !== 0) sum += feature * (early[f]! + (late[f]! - early[f]!) * this.lateness);
      }
      this.#scores[seat] = sum;
    }
  }

  /** Sides share the win as the exponentials of their sums. */
  #share(sea: Sea, worth: Float64Array): void {
    const { players, sides } = sea.board;
    const scores = this.#scores;
    let total = 0;
    for (let side = 0; side < players; side++) {
      let sum = 0;
      let subs = 0;
      for (let seat = 0; seat < players; seat++) {
        if (sides[seat] !== side) continue;
        subs += sea.fleet[seat]!;
        sum += scores[seat]!;
      }
      if (subs === 0) continue;
      const share = Math.exp(sum);
      total += share;
      for (let seat = 0; seat < players; seat++) if (sides[seat] === side) worth[seat] = share;
    }
    for (let seat = 0; seat < players; seat++) worth[seat] = isOut(sea, seat) ? 0 : worth[seat]! / total;
  }
}

function mined(sea: Sea): number {
  let mines = 0;
  for (let region = 0; region < sea.board.regions; region++) if (sea.mines[region] !== 0) mines++;
  return mines;
}

function largestEnemy(sea: Sea, seat: number): number {
  const { players, sides } = sea.board;
  let most = 1;
  for (let other = 0; other < players; other++) {
    if (sides[other] !== sides[seat] && sea.fleet[other]! > most) most = sea.fleet[other]!;
  }
  return most;
}

/** Whether a seat's whole side has no sub left. */
function isOut(sea: Sea, seat: number): boolean {
  const { players, sides } = sea.board;
  for (let other = 0; other < players; other++) {
    if (sides[other] === sides[seat] && sea.fleet[other]! > 0) return false;
  }
  return true;
}

function bits(set: number): number {
  return (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1);
}
