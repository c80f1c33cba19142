// The best thing a caver can do on a tile with the points that are left there.
import * as cave from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import type { Motive } from './motives.ts';
import { sidesFrom } from './reach.ts';
import type { Sight } from './sight.ts';
import { isHorrorAt } from './way.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { has, NOTHING } = cave;
const {
  BANDAGE,
  BODYGUARD,
  CLIMBER,
  codeOf,
  costOf,
  DIG,
  EXCAVATE,
  EXPLORE,
  GEOLOGIST,
  HEAL,
  HIDDEN,
  HIDE,
  is,
  isInCave,
  isMarked,
  isSteep,
  MEDIC,
  PLACE_ROPE,
  REPEL,
  REVEAL,
  RIG,
  ROPE,
  RUBBLE,
  SCOUT,
} = terra;

/** Nothing to do is better than to stay. */
export const STAY = -1;

/** In thirds of a point: what a step and digging cost (see way.ts). */
const STEP = 2;
const DIGGING = 6;
/** Half the skill checks fail (ST-TURN-5). */
const SKILL = 0.5;
/** A second bandage in the same turn is worth a little less than the first. */
const BANDAGES = 1.8;
/** Where it is less likely than this that a horror strikes, nobody hides. */
const SCARED = 0.1;

export class Deeds {
  readonly #sight: Sight;
  /** The best, what it is worth, and why. */
  code = STAY;
  worth = 0;
  motive: Motive = 'stay';

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Answers what the best is worth; 0 if there is nothing to do. */
  find(d: Descent, i: number, tile: number, half: number, points: number): number {
    this.code = STAY;
    this.worth = 0;
    this.motive = 'stay';
    if (points === 0) return 0;
    if (this.#sight.exit === NOTHING) this.#reveal(d, i, tile, half, points);
    this.#tend(d, i, tile, points);
    this.#dig(d, i, tile, half, points);
    this.#rope(d, i, tile, half, points);
    this.#repel(d, i, tile, points);
    this.#hide(d, i, tile, points);
    return this.worth;
  }

  #offer(worth: number, code: number, motive: Motive): void {
    if (worth <= this.worth) return;
    this.worth = worth;
    this.code = code;
    this.motive = motive;
  }

  /** The gap with the least room behind it; a second one if there are points for it. */
  #reveal(d: Descent, i: number, tile: number, half: number, points: number): void {
    const { openness, tile: worthOfTile, weights: w } = this.#sight;
    if (d.stack === 0 && !(d.who[i] === GEOLOGIST && d.aside !== NOTHING)) return;
    const sides = d.cave.gaps[tile]! & sidesFrom(d, tile, half);
    let best = 0;
    let second = 0;
    let bestSide = NOTHING;
    for (let side = 0; side < 4; side++) {
      if (!has(sides, side)) continue;
      const worth = worthOfTile + w.wideGap * (3 - openness.around(d, tile, side));
      if (worth > best) {
        second = best;
        best = worth;
        bestSide = side;
      } else if (worth > second) second = worth;
    }
    if (bestSide === NOTHING) return;
    this.#offer(points > 1 ? best + second : best, codeOf(REVEAL, bestSide), 'reveal');
    this.#explore(d, i, tile, bestSide, best, points);
  }

  /** With a point more there is a second tile, or a way back; with the last one the turn ends on the new tile. */
  #explore(d: Descent, i: number, tile: number, side: number, worth: number, points: number): void {
    const { danger, strange, tile: worthOfTile, weights: w } = this.#sight;
    const left = points - costOf(d, EXPLORE);
    if (left < 0) return;
    const then = left > 0 ? w.second * worthOfTile : w.danger * (danger.of(d, i, tile) - strange) - w.blind;
    this.#offer(worth + then, codeOf(EXPLORE, side), 'explore');
  }

  #tend(d: Descent, i: number, tile: number, points: number): void {
    const bandages = d.who[i] === MEDIC && costOf(d, BANDAGE) <= points;
    if ((points < 2 && !bandages) || isHorrorAt(d, tile)) return;
    for (let other = 0; other < d.cavers; other++) {
      const isHere = other === i || d.places[other] === tile;
      if (!isHere || !isInCave(d, other) || d.health[other]! >= d.fullHealth[other]!) continue;
      const worth = this.#healing(d.health[other]!);
      if (bandages && other !== i) this.#offer(points > 1 ? BANDAGES * worth : worth, codeOf(BANDAGE, other), 'heal');
      else if (points >= 2) this.#offer(worth, codeOf(HEAL, other), 'heal');
    }
  }

  /** Who hurries to the exit heals nobody, unless nothing can be won without them. */
  #healing(health: number): number {
    const { danger, hurry, rescue, weights } = this.#sight;
    if (hurry > 1 && !(rescue && health === 0)) return 0;
    return weights.health * (danger.worth[health + 1]! - danger.worth[health]!);
  }

  /** What is saved by a shorter way. */
  #shortening(units: number): number {
    const { exit, hurry, weights } = this.#sight;
    return units * (exit === NOTHING ? weights.gapWay : weights.exitWay * hurry);
  }

  #dig(d: Descent, i: number, tile: number, half: number, points: number): void {
    const digging = d.who[i] === GEOLOGIST && costOf(d, EXCAVATE) < 2 ? EXCAVATE : DIG;
    if (d.who[i] === CLIMBER || points < costOf(d, digging)) return;
    const { way } = this.#sight;
    const doors = d.cave.doors[tile]! & d.hindered[tile]! & sidesFrom(d, tile, half);
    for (let side = 0; side < 4; side++) {
      if (!has(doors, side)) continue;
      const other = d.cave.beside[4 * tile + side]!;
      if (!isMarked(d, other, RUBBLE)) continue;
      const gain = way.from(d, tile, half) - way.from(d, other, side ^ 2) - STEP;
      this.#offer(this.#shortening(Math.min(gain, DIGGING)), codeOf(digging, side), 'dig');
    }
  }

  #rope(d: Descent, i: number, tile: number, half: number, points: number): void {
    if (half < 0 || !isSteep(d.kinds[tile]!) || isMarked(d, tile, ROPE)) return;
    const { way } = this.#sight;
    const worth = this.#shortening(way.from(d, tile, half) - way.from(d, tile, half ^ 2));
    if (d.who[i] === CLIMBER && costOf(d, RIG) <= points) this.#offer(worth, codeOf(RIG), 'rope');
    else if (points >= 2) this.#offer(SKILL * worth, codeOf(PLACE_ROPE), 'rope');
  }

  #repel(d: Descent, i: number, tile: number, points: number): void {
    if (d.who[i] !== BODYGUARD || d.horrors[0] === NOTHING || costOf(d, REPEL) > points) return;
    for (let side = 0; side < 4; side++) {
      const other = d.cave.through(tile, side);
      if (other !== NOTHING && isHorrorAt(d, other))
        this.#offer(this.#sight.weights.repel, codeOf(REPEL, side), 'repel');
    }
  }

  #hide(d: Descent, i: number, tile: number, points: number): void {
    if (points < 2 || d.horrors[0] === NOTHING || d.who[i] === SCOUT || is(d, i, HIDDEN)) return;
    const { danger, weights } = this.#sight;
    const struck = danger.struck(d, i, tile);
    if (struck > SCARED)
      this.#offer(SKILL * struck * weights.danger * danger.worth[d.health[i]!]!, codeOf(HIDE), 'hide');
  }
}
