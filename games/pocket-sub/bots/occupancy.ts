// What occupies which regions, as sets (region-sets.ts), and what that means for the subs of one seat.
import { isHero, type Sea } from '@undercroft/pocket-sub';
import { countOf, FULL, HALF } from './region-sets.ts';

const MAX_SEATS = 4;

export class Occupancy {
  /** All regions of the board. */
  allLow = 0;
  allHigh = 0;

  // Per side: its mines, its subs at sea, its Command Centres.
  readonly mineLow = new Int32Array(MAX_SEATS);
  readonly mineHigh = new Int32Array(MAX_SEATS);
  readonly subLow = new Int32Array(MAX_SEATS);
  readonly subHigh = new Int32Array(MAX_SEATS);
  readonly homeLow = new Int32Array(MAX_SEATS);
  readonly homeHigh = new Int32Array(MAX_SEATS);

  // For the seat given to `viewFrom`: where its subs may pass, where they may end, which subs its hero may ram.
  passLow = 0;
  passHigh = 0;
  endLow = 0;
  endHigh = 0;
  preyLow = 0;
  preyHigh = 0;

  update(sea: Sea): void {
    const { regions, sides } = sea.board;
    this.#clear();
    for (let region = 0; region < regions; region++) {
      const mine = sea.mines[region]!;
      const sub = sea.afloat[region]!;
      const home = sea.centres[region]!;
      if ((mine | sub | home) === 0) continue;
      if (mine > 0) add(this.mineLow, this.mineHigh, sides[mine - 1]!, region);
      if (sub > 0) add(this.subLow, this.subHigh, sides[sub - 1]!, region);
      if (home > 0) add(this.homeLow, this.homeHigh, sides[home - 1]!, region);
    }
    this.allLow = firstRegions(regions);
    this.allHigh = firstRegions(regions - HALF);
  }

  #clear(): void {
    this.mineLow.fill(0);
    this.mineHigh.fill(0);
    this.subLow.fill(0);
    this.subHigh.fill(0);
    this.homeLow.fill(0);
    this.homeHigh.fill(0);
  }

  /** PS-MEET-1 to PS-MEET-5; enemy subs are deadly to all but a hero, to whom they are prey (PS-HERO-2). */
  viewFrom(sea: Sea, seat: number): void {
    const own = sea.board.sides[seat]!;
    let deadlyLow = 0;
    let deadlyHigh = 0;
    let enemyLow = 0;
    let enemyHigh = 0;
    for (let side = 0; side < sea.board.players; side++) {
      if (side === own) continue;
      deadlyLow |= this.mineLow[side]! | this.homeLow[side]!;
      deadlyHigh |= this.mineHigh[side]! | this.homeHigh[side]!;
      enemyLow |= this.subLow[side]!;
      enemyHigh |= this.subHigh[side]!;
    }
    const hero = isHero(sea, seat);
    this.preyLow = hero ? enemyLow : 0;
    this.preyHigh = hero ? enemyHigh : 0;
    this.passLow = this.allLow & ~(hero ? deadlyLow : deadlyLow | enemyLow);
    this.passHigh = this.allHigh & ~(hero ? deadlyHigh : deadlyHigh | enemyHigh);
    this.endLow = this.passLow & ~this.mineLow[own]! & ~this.subLow[own]!;
    this.endHigh = this.passHigh & ~this.mineHigh[own]! & ~this.subHigh[own]!;
  }

  minesOf(side: number): number {
    return countOf(this.mineLow[side]!) + countOf(this.mineHigh[side]!);
  }
}

/** The first n regions of a half. */
function firstRegions(n: number): number {
  if (n <= 0) return 0;
  return n >= HALF ? FULL : (1 << n) - 1;
}

function add(low: Int32Array, high: Int32Array, side: number, region: number): void {
  if (region < HALF) low[side]! |= 1 << region;
  else high[side]! |= 1 << (region - HALF);
}
