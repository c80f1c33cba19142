// What a caver takes in before making a plan: the dangers, the gaps, where the exit and the others are, and how far all
// that is for each caver.
import * as cave from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import { Danger } from './danger.ts';
import { Openness } from './openness.ts';
import { isHorrorAt, Way } from './way.ts';
import type { Weights } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { has, NOTHING } = cave;
const { EXIT, isConscious, isInCave, isOnExit, TYPES, typeOf } = terra;

/** ST-END-2: so many may be left behind for a bronze medal. */
export const SPARE = 2;
/** Thirds of a point in a turn. */
export const TURN = 6;
/** Tiles a round that are enough, and rounds to walk out in. */
const STEADY = 3;
const WALK = 3;

const perCaver = <T>(make: () => T): readonly T[] => Array.from({ length: 6 }, make);

export class Sight {
  readonly weights: Weights;
  readonly danger: Danger;
  readonly openness = new Openness();
  /** The tile of the exit, or NOTHING while it is not laid. */
  exit = NOTHING;
  /** Cavers who lie unconscious in the cave. */
  fallen = 0;
  /** Too few are awake to win: somebody must be woken, whatever it costs. */
  rescue = false;
  /** What a new tile is worth. */
  tile = 0;

  /** Of the caver looked through last: the way to the gaps or to the exit, the way to who has fallen, how much it hurries. */
  way: Way;
  toFallen: Way;
  hurry = 1;
  /** What a tile nobody has seen may cost that caver. */
  strange = 0;

  readonly #ways = perCaver(() => new Way());
  readonly #fallenWays = perCaver(() => new Way());
  readonly #strange = new Float64Array(6);
  readonly #measured = new Int32Array(6);
  #now = 0;

  constructor(weights: Weights) {
    this.weights = weights;
    this.danger = new Danger(weights);
    this.way = this.#ways[0] as Way;
    this.toFallen = this.#fallenWays[0] as Way;
  }

  /** Takes in a position. */
  look(d: Descent): void {
    const { tile, pace } = this.weights;
    this.#now++;
    this.danger.look(d);
    this.exit = exitOf(d);
    if (this.exit === NOTHING) this.openness.look(d);
    this.tile = tile * Math.min(3, d.stack / (STEADY * Math.max(1, d.deck - WALK))) ** pace;
    this.#countTeam(d);
  }

  #countTeam(d: Descent): void {
    let awake = 0;
    this.fallen = 0;
    for (let i = 0; i < d.cavers; i++) {
      if (isConscious(d, i)) awake++;
      else if (isInCave(d, i) && !isOnExit(d, i)) this.fallen++;
    }
    this.rescue = this.exit !== NOTHING && this.fallen > 0 && awake < d.cavers - SPARE;
  }

  /** The same position with the eyes of one caver. */
  through(d: Descent, i: number): void {
    this.way = this.#ways[i] as Way;
    this.toFallen = this.#fallenWays[i] as Way;
    if (this.#measured[i] !== this.#now) this.#measure(d, i);
    this.#measured[i] = this.#now;
    this.strange = this.#strange[i]!;
    this.hurry = this.#isLate(d, i) ? this.weights.haste : 1;
  }

  #isLate(d: Descent, i: number): boolean {
    if (this.exit === NOTHING || !isInCave(d, i)) return false;
    return d.deck - this.way.from(d, d.places[i]!, d.halves[i]!) / TURN < this.weights.light;
  }

  #measure(d: Descent, i: number): void {
    this.way.begin(d, i);
    if (this.exit === NOTHING) {
      this.#nameGaps(d, i);
      this.#strange[i] = this.#guess(d, i);
    } else this.way.goal(d, this.exit, -1);
    this.way.spread(d);
    if (this.fallen > 0) this.#measureFallen(d, i);
  }

  #nameGaps(d: Descent, i: number): void {
    const { danger, wideGap } = this.weights;
    const { gaps, count } = d.cave;
    for (let tile = 0; tile < count; tile++) {
      const sides = gaps[tile]!;
      if (sides === 0) continue;
      const peril = danger * this.danger.of(d, i, tile);
      for (let side = 0; side < 4; side++)
        if (has(sides, side)) this.way.goal(d, tile, side, peril + wideGap * this.openness.around(d, tile, side));
    }
  }

  /** ST-INFO-1: everybody knows what is left in the stack. */
  #guess(d: Descent, i: number): number {
    let copies = 0;
    let loss = 0;
    for (let type = 0; type < TYPES.length; type++) {
      copies += d.bag[type]!;
      loss += d.bag[type]! * this.danger.ofKind(d, i, typeOf(type).kind);
    }
    return copies > 0 ? loss / copies : 0;
  }

  #measureFallen(d: Descent, i: number): void {
    this.toFallen.begin(d, i);
    for (let other = 0; other < d.cavers; other++) {
      if (other === i || isConscious(d, other) || !isInCave(d, other) || isOnExit(d, other)) continue;
      if (!isHorrorAt(d, d.places[other]!)) this.toFallen.goal(d, d.places[other]!, -1);
    }
    this.toFallen.spread(d);
  }
}

/** The tile of the exit, or NOTHING while it is not laid. */
export function exitOf(d: Descent): number {
  if (d.exitHidden) return NOTHING;
  for (let tile = d.cave.count - 1; tile > 0; tile--) if (d.kinds[tile] === EXIT) return tile;
  return NOTHING;
}
