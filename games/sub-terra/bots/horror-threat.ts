// How likely each horror in the cave is to strike a caver on a tile.

import { has, MAX_TILES, NOTHING } from '@undercroft/cave';
import { type Descent, isPrey, MAX_HORRORS } from '@undercroft/sub-terra';

/** Horrors further away than this cannot strike before the next turn. */
const SIGHT = 3;

/** Whether a set of sides has more than one member. */
const MANY_SIDES = Int8Array.from({ length: 16 }, (_, sides) => (sides & (sides - 1) ? 1 : 0));

/** Keep one instance and call `analyse` after every change. */
export class HorrorThreat {
  /** The extra chance of a strike in a dead end. */
  readonly #corner: number;
  /** Per horror and tile: steps, up to SIGHT. */
  readonly #steps = new Int8Array(MAX_HORRORS * MAX_TILES);
  /** Per horror: the closest caver, and how far away the closest two are. */
  readonly #prey = new Int8Array(MAX_HORRORS);
  readonly #nearest = new Int8Array(MAX_HORRORS);
  readonly #secondNearest = new Int8Array(MAX_HORRORS);
  #horrors = 0;
  readonly #queue = new Int8Array(MAX_TILES);

  constructor(corner: number) {
    this.#corner = corner;
  }

  analyse(d: Descent): void {
    this.#horrors = 0;
    for (let h = 0; h < MAX_HORRORS && d.horrors[h] !== NOTHING; h++) {
      this.#measureSteps(d, h);
      this.#findPrey(d, h);
      this.#horrors++;
    }
  }

  #measureSteps(d: Descent, h: number): void {
    const steps = this.#steps;
    const queue = this.#queue;
    const row = h * MAX_TILES;
    for (let tile = 0; tile < d.cave.count; tile++) steps[row + tile] = SIGHT + 1;
    steps[row + d.horrors[h]!] = 0;
    queue[0] = d.horrors[h]!;
    for (let head = 0, tail = 1; head < tail; head++) {
      const tile = queue[head]!;
      const next = steps[row + tile]! + 1;
      if (next > SIGHT) break;
      const doors = d.cave.doors[tile]!;
      for (let side = 0; side < 4; side++) {
        if (!has(doors, side)) continue;
        const other = d.cave.beside[4 * tile + side]!;
        if (steps[row + other]! <= next) continue;
        steps[row + other] = next;
        queue[tail++] = other;
      }
    }
  }

  #findPrey(d: Descent, h: number): void {
    let nearest = SIGHT + 1;
    let second = SIGHT + 1;
    let prey = NOTHING;
    for (let i = 0; i < d.cavers; i++) {
      if (!isPrey(d, i)) continue;
      const steps = this.#steps[h * MAX_TILES + d.places[i]!]!;
      if (steps < nearest) {
        second = nearest;
        nearest = steps;
        prey = i;
      } else if (steps < second) second = steps;
    }
    this.#prey[h] = prey;
    this.#nearest[h] = nearest;
    this.#secondNearest[h] = second;
  }

  /** The chance that one of the horrors strikes a caver on this tile; `moveOdds`: that horrors move in the hazard phase. */
  strikeOdds(d: Descent, i: number, tile: number, moveOdds: number): number {
    if (this.#horrors === 0) return 0;
    let most = 0;
    const isCorner = MANY_SIDES[d.cave.doors[tile]! | d.cave.gaps[tile]!] === 0;
    for (let h = 0; h < this.#horrors; h++) {
      const steps = this.#steps[h * MAX_TILES + tile]!;
      if (steps > SIGHT) continue;
      const other = this.#prey[h] === i ? this.#secondNearest[h]! : this.#nearest[h]!;
      let odds = steps <= 1 ? 0.95 : steps === 2 ? moveOdds + 0.05 : 0.03;
      if (isCorner && steps > 1) odds += this.#corner;
      if (other < steps) odds *= 0.3;
      if (odds > most) most = odds;
    }
    return most;
  }
}
