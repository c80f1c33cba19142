// The best action a caver can take on a tile with the action points left after walking there.

import { has, NOTHING } from '@undercroft/cave';
import {
  BANDAGE,
  BODYGUARD,
  CLIMBER,
  codeOf,
  costOf,
  type Descent,
  DIG,
  EXCAVATE,
  EXPLORE,
  GEOLOGIST,
  HEAL,
  HIDDEN,
  HIDE,
  hasState,
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
} from '@undercroft/sub-terra';
import type { Analysis } from './analysis.ts';
import type { Motive } from './motives.ts';
import { isHorrorAt } from './path-costs.ts';
import { sidesFrom } from './reach.ts';

/** No action is better than staying put. */
export const STAY = -1;

/** In thirds of a point (see path-costs.ts). */
const STEP = 2;
const DIG_COST = 6;
/** Half the skill checks fail (ST-TURN-5). */
const SKILL_CHECK_ODDS = 0.5;
/** Two bandages in one turn are worth slightly less than twice one. */
const TWO_BANDAGES = 1.8;
/** Below this chance of a horror striking, nobody hides. */
const MIN_STRIKE_ODDS = 0.1;

export class BestAction {
  readonly #analysis: Analysis;
  /** The best action found, its worth and its motive. */
  code = STAY;
  worth = 0;
  motive: Motive = 'stay';

  constructor(analysis: Analysis) {
    this.#analysis = analysis;
  }

  /** Returns the worth of the best action, 0 if there is none. */
  choose(d: Descent, i: number, tile: number, half: number, points: number): number {
    this.code = STAY;
    this.worth = 0;
    this.motive = 'stay';
    if (points === 0) return 0;
    if (this.#analysis.exit === NOTHING) this.#reveal(d, i, tile, half, points);
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

  /** The gap with the least space behind it, and a second one if there are points for it. */
  #reveal(d: Descent, i: number, tile: number, half: number, points: number): void {
    const { openness, tileWorth, weights: w } = this.#analysis;
    if (d.stack === 0 && !(d.who[i] === GEOLOGIST && d.aside !== NOTHING)) return;
    const sides = d.cave.gaps[tile]! & sidesFrom(d, tile, half);
    let best = 0;
    let second = 0;
    let bestSide = NOTHING;
    for (let side = 0; side < 4; side++) {
      if (!has(sides, side)) continue;
      const worth = tileWorth + w.gapSpace * (3 - openness.emptyAround(d, tile, side));
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

  /** With a point left the caver can reveal a second tile or step back; otherwise the turn ends on the new tile. */
  #explore(d: Descent, i: number, tile: number, side: number, worth: number, points: number): void {
    const { danger, unknownTileRisk, tileWorth, weights: w } = this.#analysis;
    const left = points - costOf(d, EXPLORE);
    if (left < 0) return;
    const then =
      left > 0
        ? w.secondTile * tileWorth
        : w.danger * (danger.expectedLoss(d, i, tile) - unknownTileRisk) - w.endOnUnknown;
    this.#offer(worth + then, codeOf(EXPLORE, side), 'explore');
  }

  #tend(d: Descent, i: number, tile: number, points: number): void {
    const bandages = d.who[i] === MEDIC && costOf(d, BANDAGE) <= points;
    if ((points < 2 && !bandages) || isHorrorAt(d, tile)) return;
    for (let other = 0; other < d.cavers; other++) {
      const isHere = other === i || d.places[other] === tile;
      if (!isHere || !isInCave(d, other) || d.health[other]! >= d.fullHealth[other]!) continue;
      const worth = this.#healing(d.health[other]!);
      if (bandages && other !== i)
        this.#offer(points > 1 ? TWO_BANDAGES * worth : worth, codeOf(BANDAGE, other), 'heal');
      else if (points >= 2) this.#offer(worth, codeOf(HEAL, other), 'heal');
    }
  }

  /** A caver hurrying to the exit heals nobody, unless the team cannot win without them. */
  #healing(health: number): number {
    const { danger, urgency, needsRescue, weights } = this.#analysis;
    if (urgency > 1 && !(needsRescue && health === 0)) return 0;
    return weights.health * (danger.healthWorth[health + 1]! - danger.healthWorth[health]!);
  }

  /** What a shorter route is worth. */
  #shortening(units: number): number {
    const { exit, urgency, weights } = this.#analysis;
    return units * (exit === NOTHING ? weights.gapDistance : weights.exitDistance * urgency);
  }

  #dig(d: Descent, i: number, tile: number, half: number, points: number): void {
    const digging = d.who[i] === GEOLOGIST && costOf(d, EXCAVATE) < 2 ? EXCAVATE : DIG;
    if (d.who[i] === CLIMBER || points < costOf(d, digging)) return;
    const { goalCosts } = this.#analysis;
    const doors = d.cave.doors[tile]! & d.hindered[tile]! & sidesFrom(d, tile, half);
    for (let side = 0; side < 4; side++) {
      if (!has(doors, side)) continue;
      const other = d.cave.beside[4 * tile + side]!;
      if (!isMarked(d, other, RUBBLE)) continue;
      const gain = goalCosts.costFrom(d, tile, half) - goalCosts.costFrom(d, other, side ^ 2) - STEP;
      this.#offer(this.#shortening(Math.min(gain, DIG_COST)), codeOf(digging, side), 'dig');
    }
  }

  #rope(d: Descent, i: number, tile: number, half: number, points: number): void {
    if (half < 0 || !isSteep(d.kinds[tile]!) || isMarked(d, tile, ROPE)) return;
    const { goalCosts } = this.#analysis;
    const worth = this.#shortening(goalCosts.costFrom(d, tile, half) - goalCosts.costFrom(d, tile, half ^ 2));
    if (d.who[i] === CLIMBER && costOf(d, RIG) <= points) this.#offer(worth, codeOf(RIG), 'rope');
    else if (points >= 2) this.#offer(SKILL_CHECK_ODDS * worth, codeOf(PLACE_ROPE), 'rope');
  }

  #repel(d: Descent, i: number, tile: number, points: number): void {
    if (d.who[i] !== BODYGUARD || d.horrors[0] === NOTHING || costOf(d, REPEL) > points) return;
    for (let side = 0; side < 4; side++) {
      const other = d.cave.through(tile, side);
      if (other !== NOTHING && isHorrorAt(d, other))
        this.#offer(this.#analysis.weights.repel, codeOf(REPEL, side), 'repel');
    }
  }

  #hide(d: Descent, i: number, tile: number, points: number): void {
    if (points < 2 || d.horrors[0] === NOTHING || d.who[i] === SCOUT || hasState(d, i, HIDDEN)) return;
    const { danger, weights } = this.#analysis;
    const struck = danger.strikeOdds(d, i, tile);
    if (struck > MIN_STRIKE_ODDS)
      this.#offer(SKILL_CHECK_ODDS * struck * weights.danger * danger.healthWorth[d.health[i]!]!, codeOf(HIDE), 'hide');
  }
}
