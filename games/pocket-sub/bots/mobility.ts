// What each seat's subs can do next turn, and which regions are its territory, without looking ahead.
import { berth, isFriendlyCentre, isOutOfMines, type Sea } from '@undercroft/pocket-sub';
import { Occupancy } from './occupancy.ts';
import { type PathTable, PathTables } from './path-table.ts';
import { countOf, highBit, lowBit } from './region-sets.ts';
import { Territory } from './territory.ts';

const MAX_SEATS = 4;
/** A sub with this few places to end its turn is cornered. */
const CORNERED_ENDS = 2;

/** The results hold until the next call of `analyse`. */
export class Mobility {
  /** Per seat: subs without a safe turn, and subs with few places to end one. Docked subs count as neither. */
  readonly trapped = new Int32Array(MAX_SEATS);
  readonly cornered = new Int32Array(MAX_SEATS);
  /** Per seat: the places where a sub can safely end a turn, summed over its subs; the sum of their square roots; the largest root. */
  readonly ends = new Int32Array(MAX_SEATS);
  readonly freedom = new Float64Array(MAX_SEATS);
  readonly freest = new Float64Array(MAX_SEATS);
  /** Per seat: subs in a friendly Command Centre. */
  readonly docked = new Int32Array(MAX_SEATS);
  /** Per seat: enemy subs its hero could ram now. */
  readonly prey = new Int32Array(MAX_SEATS);
  readonly territory = new Territory();
  readonly occupancy = new Occupancy();
  readonly #tables: PathTables;

  constructor(tables = new PathTables()) {
    this.#tables = tables;
  }

  analyse(sea: Sea): void {
    const table = this.#tables.tableFor(sea);
    this.occupancy.update(sea);
    for (let seat = 0; seat < sea.board.players; seat++) {
      this.#clear(seat);
      this.occupancy.viewFrom(sea, seat);
      for (let i = berth(seat); i < berth(seat) + sea.fleet[seat]!; i++)
        this.#analyseSub(sea, table, seat, sea.subs[i]!);
      this.territory.spread(sea, table, this.occupancy, seat);
    }
    this.territory.divide(sea, table, this.occupancy);
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

  /** Counts where this sub could safely end a turn. */
  #analyseSub(sea: Sea, table: PathTable, seat: number, from: number): void {
    const { first, low, high, endLow, endHigh, skip } = table;
    const { occupancy } = this;
    const { passLow, passHigh } = occupancy;
    const own = sea.board.sides[seat]!;
    const canLay = !isOutOfMines(sea, seat);
    const fromDeep = ((table.deepLow & lowBit(from)) | (table.deepHigh & highBit(from))) !== 0;
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
      // Without a mine to lay, only a Command Centre of its own side is safe (PS-MINE-1, PS-MEET-2).
      const mined = canLay && (!fromDeep || this.#canLayMine(table, i));
      reachLow |= mined ? endLow[i]! : endLow[i]! & occupancy.homeLow[own]!;
      reachHigh |= mined ? endHigh[i]! : endHigh[i]! & occupancy.homeHigh[own]!;
      i++;
    }
    this.prey[seat]! +=
      countOf((reachLow | passedLow) & occupancy.preyLow) + countOf((reachHigh | passedHigh) & occupancy.preyHigh);
    const ends = countOf(reachLow & occupancy.endLow) + countOf(reachHigh & occupancy.endHigh);
    if (isFriendlyCentre(sea, from, seat)) this.docked[seat]!++;
    else if (ends === 0) this.trapped[seat]!++;
    else if (ends <= CORNERED_ENDS) this.cornered[seat]!++;
    this.#addEnds(seat, ends);
  }

  /** Whether a mine could be laid in a region of this path, whose start is deep (PS-MINE-2). */
  #canLayMine(table: PathTable, at: number): boolean {
    const low = this.occupancy.endLow & ~table.deepLow;
    const high = this.occupancy.endHigh & ~table.deepHigh;
    for (let i = at; i >= 0; i = table.before[i]!) {
      if (((table.low[i]! & low) | (table.high[i]! & high)) !== 0) return true;
    }
    return false;
  }

  #addEnds(seat: number, ends: number): void {
    const root = Math.sqrt(ends);
    this.ends[seat]! += ends;
    this.freedom[seat]! += root;
    if (root > this.freest[seat]!) this.freest[seat] = root;
  }
}
