// What a seat can see of its prospects without looking ahead: what its subs can do next turn, and which water is nearer to
// them than to anybody else's. Sets of regions are two integers, as in ways.ts.
import { berth, isHaven, isHero, type Sea } from '@undercroft/pocket-sub';
import { HALF, highBit, lowBit, type Ways, waysOf } from './ways.ts';

const MAX_SEATS = 4;
/** Nothing that matters is farther away than this many points. */
const FARTHEST = 12;
const TWO_TURNS = 6;

/** Looks at one position after the other; what it says holds until the next. */
export class Outlook {
  /** Per seat: subs that have no safe turn, and those that have only one or two places to end one. */
  readonly trapped = new Int32Array(MAX_SEATS);
  readonly cornered = new Int32Array(MAX_SEATS);
  /** Per seat: places where a sub can safely end a turn, summed over its subs, plainly and as square roots. */
  readonly ends = new Int32Array(MAX_SEATS);
  readonly freedom = new Float64Array(MAX_SEATS);
  /** Per seat: subs in a friendly Command Centre. */
  readonly docked = new Int32Array(MAX_SEATS);
  /** Per seat: enemy subs its hero could ram now. */
  readonly prey = new Int32Array(MAX_SEATS);
  /** Per seat: regions free of mines in which one could lie, nearer to its subs than to any enemy's; and just as near. */
  readonly waters = new Int32Array(MAX_SEATS);
  readonly contested = new Int32Array(MAX_SEATS);
  /** Per seat: regions its subs could reach within two turns if nobody hindered them; and the freedom of the freest. */
  readonly reach = new Int32Array(MAX_SEATS);
  readonly best = new Float64Array(MAX_SEATS);
  /** Per side: mines in the sea; and all together. */
  readonly minesOf = new Int32Array(MAX_SEATS);
  mines = 0;

  // Per side: its mines, subs at sea and Command Centres.
  readonly #mineLow = new Int32Array(MAX_SEATS);
  readonly #mineHigh = new Int32Array(MAX_SEATS);
  readonly #subLow = new Int32Array(MAX_SEATS);
  readonly #subHigh = new Int32Array(MAX_SEATS);
  readonly #homeLow = new Int32Array(MAX_SEATS);
  readonly #homeHigh = new Int32Array(MAX_SEATS);
  #allLow = 0;
  #allHigh = 0;

  // To the seat that is looked at: where its subs can pass, where they can end, whom its hero can ram.
  #passLow = 0;
  #passHigh = 0;
  #endLow = 0;
  #endHigh = 0;
  #preyLow = 0;
  #preyHigh = 0;

  /** Per seat and number of points: what its subs can reach with so many. */
  readonly #reachLow = new Int32Array(MAX_SEATS * FARTHEST);
  readonly #reachHigh = new Int32Array(MAX_SEATS * FARTHEST);

  look(sea: Sea): void {
    const ways = waysOf(sea);
    this.#chart(sea);
    for (let seat = 0; seat < sea.board.players; seat++) {
      this.#clear(seat);
      this.#appraise(sea, seat);
      for (let i = berth(seat); i < berth(seat) + sea.fleet[seat]!; i++) this.#consider(sea, ways, seat, sea.subs[i]!);
      this.#spread(sea, ways, seat);
    }
    this.#divide(sea, ways);
  }

  /** What lies where, by side. */
  #chart(sea: Sea): void {
    const { regions, sides } = sea.board;
    this.#mineLow.fill(0);
    this.#mineHigh.fill(0);
    this.#subLow.fill(0);
    this.#subHigh.fill(0);
    this.#homeLow.fill(0);
    this.#homeHigh.fill(0);
    for (let region = 0; region < regions; region++) {
      const mine = sea.mines[region]!;
      const sub = sea.afloat[region]!;
      const home = sea.centres[region]!;
      if ((mine | sub | home) === 0) continue;
      if (mine > 0) add(this.#mineLow, this.#mineHigh, sides[mine - 1]!, region);
      if (sub > 0) add(this.#subLow, this.#subHigh, sides[sub - 1]!, region);
      if (home > 0) add(this.#homeLow, this.#homeHigh, sides[home - 1]!, region);
    }
    this.#allLow = regions >= HALF ? FULL : (1 << regions) - 1;
    this.#allHigh = regions > HALF ? (1 << (regions - HALF)) - 1 : 0;
    if (regions === 2 * HALF) this.#allHigh = FULL;
  }

  #clear(seat: number): void {
    this.trapped[seat] = 0;
    this.cornered[seat] = 0;
    this.ends[seat] = 0;
    this.freedom[seat] = 0;
    this.docked[seat] = 0;
    this.prey[seat] = 0;
    this.waters[seat] = 0;
    this.contested[seat] = 0;
    this.best[seat] = 0;
  }

  /** What each region is to this seat's subs (PS-MEET-1 to PS-MEET-5, PS-HERO-2). */
  #appraise(sea: Sea, seat: number): void {
    const own = sea.board.sides[seat]!;
    let deadlyLow = 0;
    let deadlyHigh = 0;
    let preyLow = 0;
    let preyHigh = 0;
    for (let side = 0; side < sea.board.players; side++) {
      if (side === own) continue;
      deadlyLow |= this.#mineLow[side]! | this.#homeLow[side]!;
      deadlyHigh |= this.#mineHigh[side]! | this.#homeHigh[side]!;
      preyLow |= this.#subLow[side]!;
      preyHigh |= this.#subHigh[side]!;
    }
    if (!isHero(sea, seat)) {
      deadlyLow |= preyLow;
      deadlyHigh |= preyHigh;
      preyLow = 0;
      preyHigh = 0;
    }
    this.#preyLow = preyLow;
    this.#preyHigh = preyHigh;
    this.#passLow = this.#allLow & ~deadlyLow;
    this.#passHigh = this.#allHigh & ~deadlyHigh;
    this.#endLow = this.#passLow & ~this.#mineLow[own]! & ~this.#subLow[own]!;
    this.#endHigh = this.#passHigh & ~this.#mineHigh[own]! & ~this.#subHigh[own]!;
  }

  /** Where this sub could safely end a turn. */
  #consider(sea: Sea, ways: Ways, seat: number, from: number): void {
    const { first, low, high, endLow, endHigh, skip, before } = ways;
    const passLow = this.#passLow;
    const passHigh = this.#passHigh;
    // PS-MINE-1: from a deep region something must be passed in which the mine can lie; home is safe without (PS-MEET-2).
    const mineLow = this.#endLow & ~ways.deepLow;
    const mineHigh = this.#endHigh & ~ways.deepHigh;
    const fromDeep = (ways.deepLow & lowBit(from)) | (ways.deepHigh & highBit(from));
    const own = sea.board.sides[seat]!;
    let reachLow = 0;
    let reachHigh = 0;
    let passedLow = 0;
    let passedHigh = 0;
    const end = first[from + 1]!;
    for (let i = first[from]!; i < end; ) {
      if (((low[i]! & passLow) | (high[i]! & passHigh)) === 0) {
        i = skip[i]!;
        continue;
      }
      passedLow |= low[i]!;
      passedHigh |= high[i]!;
      const previous = before[i]!;
      if (
        fromDeep === 0 ||
        (low[i]! & mineLow) | (high[i]! & mineHigh) ||
        (previous >= 0 && (low[previous]! & mineLow) | (high[previous]! & mineHigh))
      ) {
        reachLow |= endLow[i]!;
        reachHigh |= endHigh[i]!;
      } else {
        reachLow |= endLow[i]! & this.#homeLow[own]!;
        reachHigh |= endHigh[i]! & this.#homeHigh[own]!;
      }
      i++;
    }
    const ends = ones(reachLow & this.#endLow) + ones(reachHigh & this.#endHigh);
    if ((this.#preyLow | this.#preyHigh) !== 0) {
      this.prey[seat]! +=
        ones((reachLow | passedLow) & this.#preyLow) + ones((reachHigh | passedHigh) & this.#preyHigh);
    }
    if (isHaven(sea, from, seat)) this.docked[seat]!++;
    else if (ends === 0) this.trapped[seat]!++;
    else if (ends <= 2) this.cornered[seat]!++;
    this.ends[seat]! += ends;
    this.freedom[seat]! += ROOTS[ends]!;
    if (ROOTS[ends]! > this.best[seat]!) this.best[seat] = ROOTS[ends]!;
  }

  /** What the subs of a seat can reach with more and more points, however many turns that takes. */
  #spread(sea: Sea, ways: Ways, seat: number): void {
    const at = seat * FARTHEST;
    const passLow = this.#passLow;
    const passHigh = this.#passHigh;
    let low = 0;
    let high = 0;
    for (let i = berth(seat); i < berth(seat) + sea.fleet[seat]!; i++) {
      low |= lowBit(sea.subs[i]!);
      high |= highBit(sea.subs[i]!);
    }
    // What was reached for exactly one point less, and what can be reached two points on.
    let newLow = low;
    let newHigh = high;
    let laterLow = 0;
    let laterHigh = 0;
    for (let points = 0; points < FARTHEST; points++) {
      this.#reachLow[at + points] = low;
      this.#reachHigh[at + points] = high;
      let nextLow = laterLow;
      let nextHigh = laterHigh;
      laterLow = 0;
      laterHigh = 0;
      if ((newLow & ways.deepLow) | (newHigh & ways.deepHigh)) {
        laterLow = ways.deepLow;
        laterHigh = ways.deepHigh;
      }
      for (let rest = newLow; rest !== 0; rest &= rest - 1) {
        const region = 31 - Math.clz32(rest & -rest);
        nextLow |= ways.nearLow[region]!;
        nextHigh |= ways.nearHigh[region]!;
        laterLow |= ways.rockyLow[region]!;
        laterHigh |= ways.rockyHigh[region]!;
      }
      for (let rest = newHigh; rest !== 0; rest &= rest - 1) {
        const region = HALF + 31 - Math.clz32(rest & -rest);
        nextLow |= ways.nearLow[region]!;
        nextHigh |= ways.nearHigh[region]!;
        laterLow |= ways.rockyLow[region]!;
        laterHigh |= ways.rockyHigh[region]!;
      }
      newLow = nextLow & passLow & ~low;
      newHigh = nextHigh & passHigh & ~high;
      low |= newLow;
      high |= newHigh;
    }
    this.reach[seat] = ones(this.#reachLow[at + TWO_TURNS]!) + ones(this.#reachHigh[at + TWO_TURNS]!);
  }

  /** Whose water is whose: the nearest takes it, enemies who are as near as one another contest it. */
  #divide(sea: Sea, ways: Ways): void {
    const { players, sides } = sea.board;
    let freeLow = this.#allLow & ~ways.deepLow;
    let freeHigh = this.#allHigh & ~ways.deepHigh;
    this.mines = 0;
    for (let side = 0; side < players; side++) {
      freeLow &= ~this.#mineLow[side]!;
      freeHigh &= ~this.#mineHigh[side]!;
      this.minesOf[side] = ones(this.#mineLow[side]!) + ones(this.#mineHigh[side]!);
      this.mines += this.minesOf[side]!;
    }
    for (let points = 0; points < FARTHEST && (freeLow | freeHigh) !== 0; points++) {
      let takenLow = 0;
      let takenHigh = 0;
      for (let seat = 0; seat < players; seat++) {
        let low = this.#reachLow[seat * FARTHEST + points]! & freeLow;
        let high = this.#reachHigh[seat * FARTHEST + points]! & freeHigh;
        takenLow |= low;
        takenHigh |= high;
        let othersLow = 0;
        let othersHigh = 0;
        for (let other = 0; other < players; other++) {
          if (sides[other] === sides[seat]) continue;
          othersLow |= this.#reachLow[other * FARTHEST + points]!;
          othersHigh |= this.#reachHigh[other * FARTHEST + points]!;
        }
        this.contested[seat]! += ones(low & othersLow) + ones(high & othersHigh);
        low &= ~othersLow;
        high &= ~othersHigh;
        this.waters[seat]! += ones(low) + ones(high);
      }
      freeLow &= ~takenLow;
      freeHigh &= ~takenHigh;
    }
  }
}

const FULL = (1 << HALF) - 1;

const ROOTS = Float64Array.from({ length: 2 * HALF + 1 }, (_, n) => Math.sqrt(n));

function add(low: Int32Array, high: Int32Array, side: number, region: number): void {
  if (region < HALF) low[side]! |= 1 << region;
  else high[side]! |= 1 << (region - HALF);
}

/** How many bits are set. */
function ones(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
