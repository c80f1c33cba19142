// What a seat can see of its prospects without looking ahead: what its subs can do next turn, and which water is theirs.
import { berth, isHaven, isOutOfMines, type Sea } from '@undercroft/pocket-sub';
import { Chart } from './chart.ts';
import { highBit, lowBit, ones } from './sets.ts';
import { Waters } from './waters.ts';
import { type Ways, waysOf } from './ways.ts';

const MAX_SEATS = 4;
/** A sub with no more places than this to end its turn is cornered. */
const FEW = 2;

/** Looks at one position after the other; what it says holds until the next. */
export class Outlook {
  /** Per seat: subs that have no safe turn, and those that have few places to end one. Docked subs are neither. */
  readonly trapped = new Int32Array(MAX_SEATS);
  readonly cornered = new Int32Array(MAX_SEATS);
  /** Per seat: places where a sub can safely end a turn, summed over its subs; their square roots; the freest sub's root. */
  readonly ends = new Int32Array(MAX_SEATS);
  readonly freedom = new Float64Array(MAX_SEATS);
  readonly freest = new Float64Array(MAX_SEATS);
  /** Per seat: subs in a friendly Command Centre. */
  readonly docked = new Int32Array(MAX_SEATS);
  /** Per seat: enemy subs its hero could ram now. */
  readonly prey = new Int32Array(MAX_SEATS);
  readonly waters = new Waters();
  readonly chart = new Chart();

  look(sea: Sea): void {
    const ways = waysOf(sea);
    this.chart.draw(sea);
    for (let seat = 0; seat < sea.board.players; seat++) {
      this.#clear(seat);
      this.chart.appraise(sea, seat);
      for (let i = berth(seat); i < berth(seat) + sea.fleet[seat]!; i++) this.#consider(sea, ways, seat, sea.subs[i]!);
      this.waters.spread(sea, ways, this.chart, seat);
    }
    this.waters.divide(sea, ways, this.chart);
  }

  #clear(seat: number): void {
    this.trapped[seat] = 0;
    this.cornered[seat] = 0;
    this.ends[seat] = 0;
    this.freedom[seat] = 0;
    this.freest[seat] = 0;
    this.docked[seat] = 0;
    this.prey[seat] = 0;
  }

  /** Where this sub could go and safely end a turn. */
  #consider(sea: Sea, ways: Ways, seat: number, from: number): void {
    const { first, low, high, endLow, endHigh, skip } = ways;
    const { chart } = this;
    const { passLow, passHigh } = chart;
    const own = sea.board.sides[seat]!;
    const canLay = !isOutOfMines(sea, seat);
    const fromDeep = ((ways.deepLow & lowBit(from)) | (ways.deepHigh & highBit(from))) !== 0;
    let passedLow = 0;
    let passedHigh = 0;
    let reachLow = 0;
    let reachHigh = 0;
    const end = first[from + 1]!;
    for (let i = first[from]!; i < end; ) {
      if (((low[i]! & passLow) | (high[i]! & passHigh)) === 0) {
        i = skip[i]!;
        continue;
      }
      passedLow |= low[i]!;
      passedHigh |= high[i]!;
      // Without a mine to lay only home is safe (PS-MINE-1, PS-MEET-2).
      const mined = canLay && (!fromDeep || this.#canMine(ways, i));
      reachLow |= mined ? endLow[i]! : endLow[i]! & chart.homeLow[own]!;
      reachHigh |= mined ? endHigh[i]! : endHigh[i]! & chart.homeHigh[own]!;
      i++;
    }
    this.prey[seat]! += ones((reachLow | passedLow) & chart.preyLow) + ones((reachHigh | passedHigh) & chart.preyHigh);
    const ends = ones(reachLow & chart.endLow) + ones(reachHigh & chart.endHigh);
    this.#count(seat, ends, isHaven(sea, from, seat));
  }

  /** Whether a mine could lie in a region on this way, whose start is deep (PS-MINE-2). */
  #canMine(ways: Ways, at: number): boolean {
    const low = this.chart.endLow & ~ways.deepLow;
    const high = this.chart.endHigh & ~ways.deepHigh;
    for (let i = at; i >= 0; i = ways.before[i]!) {
      if (((ways.low[i]! & low) | (ways.high[i]! & high)) !== 0) return true;
    }
    return false;
  }

  #count(seat: number, ends: number, docked: boolean): void {
    if (docked) this.docked[seat]!++;
    else if (ends === 0) this.trapped[seat]!++;
    else if (ends <= FEW) this.cornered[seat]!++;
    const root = Math.sqrt(ends);
    this.ends[seat]! += ends;
    this.freedom[seat]! += root;
    if (root > this.freest[seat]!) this.freest[seat] = root;
  }
}
