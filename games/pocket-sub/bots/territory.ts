// Each seat's territory: the regions its subs reach first.
import { berth, type Sea } from '@undercroft/pocket-sub';
import type { Occupancy } from './occupancy.ts';
import type { PathTable } from './path-table.ts';
import { countOf, HALF, highBit, lowBit, lowestOf } from './region-sets.ts';

const MAX_SEATS = 4;
/** Regions farther away than this many points do not matter. */
const MAX_POINTS = 12;
const POINTS_OF_TWO_TURNS = 6;

export class Territory {
  /** Per seat: regions still to be mined that are nearer to its subs than to any enemy's; and those equally near. */
  readonly own = new Int32Array(MAX_SEATS);
  readonly contested = new Int32Array(MAX_SEATS);

  /** Per seat and number of points: what its subs can reach. */
  readonly #low = new Int32Array(MAX_SEATS * MAX_POINTS);
  readonly #high = new Int32Array(MAX_SEATS * MAX_POINTS);

  /** What the subs of a seat can reach with each number of points. Call `occupancy.viewFrom` for the same seat first. */
  spread(sea: Sea, table: PathTable, occupancy: Occupancy, seat: number): void {
    const { nearLow, nearHigh, rockyLow, rockyHigh, deepLow, deepHigh } = table;
    const { passLow, passHigh } = occupancy;
    let low = 0;
    let high = 0;
    for (let i = berth(seat); i < berth(seat) + sea.fleet[seat]!; i++) {
      low |= lowBit(sea.subs[i]!);
      high |= highBit(sea.subs[i]!);
    }
    // What the last point reached; what can be reached from there with one more, and (rocks, running deep) with two more.
    let newLow = low;
    let newHigh = high;
    let laterLow = 0;
    let laterHigh = 0;
    for (let points = 0; points < MAX_POINTS; points++) {
      this.#low[seat * MAX_POINTS + points] = low;
      this.#high[seat * MAX_POINTS + points] = high;
      let nextLow = laterLow;
      let nextHigh = laterHigh;
      const runs = ((newLow & deepLow) | (newHigh & deepHigh)) !== 0;
      laterLow = runs ? deepLow : 0;
      laterHigh = runs ? deepHigh : 0;
      for (let rest = newLow; rest !== 0; rest &= rest - 1) {
        const region = lowestOf(rest);
        nextLow |= nearLow[region]!;
        nextHigh |= nearHigh[region]!;
        laterLow |= rockyLow[region]!;
        laterHigh |= rockyHigh[region]!;
      }
      for (let rest = newHigh; rest !== 0; rest &= rest - 1) {
        const region = HALF + lowestOf(rest);
        nextLow |= nearLow[region]!;
        nextHigh |= nearHigh[region]!;
        laterLow |= rockyLow[region]!;
        laterHigh |= rockyHigh[region]!;
      }
      newLow = nextLow & passLow & ~low;
      newHigh = nextHigh & passHigh & ~high;
      low |= newLow;
      high |= newHigh;
    }
  }

  /** How many regions a seat's subs can reach within two turns. */
  reach(seat: number): number {
    const at = seat * MAX_POINTS + POINTS_OF_TWO_TURNS;
    return countOf(this.#low[at]!) + countOf(this.#high[at]!);
  }

  /** Gives each region to the nearest seat, or makes it contested. Call `spread` for every seat first. */
  divide(sea: Sea, table: PathTable, occupancy: Occupancy): void {
    const { players } = sea.board;
    let freeLow = occupancy.allLow & ~table.deepLow;
    let freeHigh = occupancy.allHigh & ~table.deepHigh;
    for (let side = 0; side < players; side++) {
      freeLow &= ~occupancy.mineLow[side]!;
      freeHigh &= ~occupancy.mineHigh[side]!;
    }
    this.own.fill(0);
    this.contested.fill(0);
    for (let points = 0; points < MAX_POINTS && (freeLow | freeHigh) !== 0; points++) {
      let takenLow = 0;
      let takenHigh = 0;
      for (let seat = 0; seat < players; seat++) {
        const low = this.#low[seat * MAX_POINTS + points]! & freeLow;
        const high = this.#high[seat * MAX_POINTS + points]! & freeHigh;
        takenLow |= low;
        takenHigh |= high;
        if ((low | high) !== 0) this.#claim(sea, seat, points, low, high);
      }
      freeLow &= ~takenLow;
      freeHigh &= ~takenHigh;
    }
  }

  /** This seat reaches these regions with this many points, and no seat with fewer. */
  #claim(sea: Sea, seat: number, points: number, low: number, high: number): void {
    const { players, sides } = sea.board;
    let othersLow = 0;
    let othersHigh = 0;
    for (let other = 0; other < players; other++) {
      if (sides[other] === sides[seat]) continue;
      othersLow |= this.#low[other * MAX_POINTS + points]!;
      othersHigh |= this.#high[other * MAX_POINTS + points]!;
    }
    this.contested[seat]! += countOf(low & othersLow) + countOf(high & othersHigh);
    this.own[seat]! += countOf(low & ~othersLow) + countOf(high & ~othersHigh);
  }
}
