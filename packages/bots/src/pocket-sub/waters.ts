// Whose water is whose: how far each seat's subs are from every region, and who is nearest.
import { berth, type Sea } from '@undercroft/pocket-sub';
import type { Chart } from './chart.ts';
import { HALF, highBit, lowBit, lowest, ones } from './sets.ts';
import type { Ways } from './ways.ts';

const MAX_SEATS = 4;
/** Nothing that matters is farther away than this many points. */
const FARTHEST = 12;
const TWO_TURNS = 6;

export class Waters {
  /** Per seat: regions free of mines in which one could lie, nearer to its subs than to any enemy's; and just as near. */
  readonly own = new Int32Array(MAX_SEATS);
  readonly contested = new Int32Array(MAX_SEATS);

  /** Per seat and number of points: what its subs can reach with so many. */
  readonly #low = new Int32Array(MAX_SEATS * FARTHEST);
  readonly #high = new Int32Array(MAX_SEATS * FARTHEST);

  /** What the subs of a seat can reach with more and more points, however many turns that takes. The chart is theirs. */
  spread(sea: Sea, ways: Ways, chart: Chart, seat: number): void {
    const { nearLow, nearHigh, rockyLow, rockyHigh, deepLow, deepHigh } = ways;
    const { passLow, passHigh } = chart;
    let low = 0;
    let high = 0;
    for (let i = berth(seat); i < berth(seat) + sea.fleet[seat]!; i++) {
      low |= lowBit(sea.subs[i]!);
      high |= highBit(sea.subs[i]!);
    }
    // What was reached by the last point; what it leads to with one more, and (rocks, running deep) with two more.
    let newLow = low;
    let newHigh = high;
    let laterLow = 0;
    let laterHigh = 0;
    for (let points = 0; points < FARTHEST; points++) {
      this.#low[seat * FARTHEST + points] = low;
      this.#high[seat * FARTHEST + points] = high;
      let nextLow = laterLow;
      let nextHigh = laterHigh;
      const runs = ((newLow & deepLow) | (newHigh & deepHigh)) !== 0;
      laterLow = runs ? deepLow : 0;
      laterHigh = runs ? deepHigh : 0;
      for (let rest = newLow; rest !== 0; rest &= rest - 1) {
        const region = lowest(rest);
        nextLow |= nearLow[region]!;
        nextHigh |= nearHigh[region]!;
        laterLow |= rockyLow[region]!;
        laterHigh |= rockyHigh[region]!;
      }
      for (let rest = newHigh; rest !== 0; rest &= rest - 1) {
        const region = HALF + lowest(rest);
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

  /** How many regions a seat's subs could reach within two turns. */
  reach(seat: number): number {
    const at = seat * FARTHEST + TWO_TURNS;
    return ones(this.#low[at]!) + ones(this.#high[at]!);
  }

  /** The nearest takes a region; enemies who are as near as one another contest it. After `spread` for every seat. */
  divide(sea: Sea, ways: Ways, chart: Chart): void {
    const { players } = sea.board;
    let freeLow = chart.allLow & ~ways.deepLow;
    let freeHigh = chart.allHigh & ~ways.deepHigh;
    for (let side = 0; side < players; side++) {
      freeLow &= ~chart.mineLow[side]!;
      freeHigh &= ~chart.mineHigh[side]!;
    }
    this.own.fill(0);
    this.contested.fill(0);
    for (let points = 0; points < FARTHEST && (freeLow | freeHigh) !== 0; points++) {
      let takenLow = 0;
      let takenHigh = 0;
      for (let seat = 0; seat < players; seat++) {
        const low = this.#low[seat * FARTHEST + points]! & freeLow;
        const high = this.#high[seat * FARTHEST + points]! & freeHigh;
        takenLow |= low;
        takenHigh |= high;
        if ((low | high) !== 0) this.#take(sea, seat, points, low, high);
      }
      freeLow &= ~takenLow;
      freeHigh &= ~takenHigh;
    }
  }

  /** This seat reaches these regions with so many points, and nobody with fewer. */
  #take(sea: Sea, seat: number, points: number, low: number, high: number): void {
    const { players, sides } = sea.board;
    let othersLow = 0;
    let othersHigh = 0;
    for (let other = 0; other < players; other++) {
      if (sides[other] === sides[seat]) continue;
      othersLow |= this.#low[other * FARTHEST + points]!;
      othersHigh |= this.#high[other * FARTHEST + points]!;
    }
    this.contested[seat]! += ones(low & othersLow) + ones(high & othersHigh);
    this.own[seat]! += ones(low & ~othersLow) + ones(high & ~othersHigh);
  }
}
