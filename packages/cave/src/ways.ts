// A cache of shortest ways, for games that need them often while the cave stays the same.

import type { Cave } from './cave.ts';
import { UNREACHED } from './distance.ts';
import { ALL_SIDES, bit, has, opposite, type Sides } from './sides.ts';
/** The number of steps, and the sides where the shortest ways begin, as one number. */
export type Way = number;
const SIDE_BITS = 4;
export const NO_WAY: Way = UNREACHED << SIDE_BITS;

export const stepsOf = (way: Way): number => way >> SIDE_BITS;
export const firstSides = (way: Way): Sides => way & ALL_SIDES;
const encodeWay = (steps: number, sides: Sides): Way => (steps << SIDE_BITS) | sides;

/**
 * The ways to a tile are computed on first use and kept. When the cave changes, its owner calls `laid` for a new tile,
 * `forget` for anything else. Tiles marked in `barred` are not entered.
 */
export class Ways {
  readonly #cave: Cave;
  readonly #barred: Int8Array;
  readonly #most: number;
  /** By goal and tile: those to a goal start at `most` * goal. */
  readonly #ways: Int16Array;
  readonly #known: Int8Array;
  readonly #queue: Int8Array;

  /** `most` is the largest number of tiles. */
  constructor(cave: Cave, barred: Int8Array, most: number) {
    this.#cave = cave;
    this.#barred = barred;
    this.#most = most;
    this.#ways = new Int16Array(most * most);
    this.#known = new Int8Array(most);
    this.#queue = new Int8Array(most);
  }

  copyFrom(other: Ways): void {
    this.#ways.set(other.#ways);
    this.#known.set(other.#known);
  }

  /** The shortest ways from a tile to a goal. */
  between(tile: number, goal: number): Way {
    if (this.#known[goal] === 0) this.#find(goal);
    return this.#ways[this.#most * goal + tile]!;
  }

  forget(): void {
    this.#known.fill(0);
  }

  /** A tile with a single door makes no other way shorter. */
  laid(tile: number): void {
    const { doors, beside } = this.#cave;
    const sides = doors[tile]!;
    if (sides === 0 || (sides & (sides - 1)) !== 0) return this.forget();
    const next = beside[4 * tile + (31 - Math.clz32(sides))]!;
    for (let goal = 0; goal < tile; goal++) {
      const way = this.#ways[this.#most * goal + next]!;
      this.#ways[this.#most * goal + tile] = way === NO_WAY ? NO_WAY : encodeWay(stepsOf(way) + 1, sides);
    }
  }

  /** Searches backwards from the goal, breadth first. */
  #find(goal: number): void {
    const { doors, beside, count } = this.#cave;
    const ways = this.#ways;
    const queue = this.#queue;
    const row = this.#most * goal;
    this.#known[goal] = 1;
    for (let place = row; place < row + count; place++) ways[place] = NO_WAY;
    ways[row + goal] = 0;
    queue[0] = goal;
    for (let head = 0, tail = 1; head < tail; head++) {
      const tile = queue[head]!;
      const steps = stepsOf(ways[row + tile]!) + 1;
      for (let side = 0; side < 4; side++) {
        if (!has(doors[tile]!, side)) continue;
        const other = beside[4 * tile + side]!;
        const way = ways[row + other]!;
        if (way === NO_WAY) {
          if (this.#barred[other]) continue;
          queue[tail++] = other;
          ways[row + other] = encodeWay(steps, bit(opposite(side)));
        } else if (stepsOf(way) === steps) ways[row + other] = way | bit(opposite(side));
      }
    }
  }
}
