// The health a caver can expect to lose on a tile to horrors and hazards, from public information (ST-INFO-1).

import { NOTHING } from '@undercroft/cave';
import {
  BODYGUARD,
  CARDS,
  CAVE_IN,
  type Descent,
  DIVER,
  ENGINEER,
  EXIT,
  findCaver,
  GAS,
  HAZARD_CAVE_IN,
  HAZARD_FLOOD,
  HAZARD_GAS,
  HAZARD_HORROR,
  HAZARD_TREMOR,
  HORROR,
  hazardOf,
  isConscious,
  isMarked,
  isSevere,
  MAX_HORRORS,
  neededFace,
  ROUGH,
  RUBBLE,
  SCOUT,
  WATER,
} from '@undercroft/sub-terra';
import { HorrorThreat } from './horror-threat.ts';
import type { Weights } from './weights.ts';

/** A cave-in tile carries two of the six numbers (ST-COMP-2). */
const CAVE_IN_ODDS = 2 / 6;

/** The dangers of one position. Keep one instance and call `analyse` after every change. */
export class Danger {
  /** By points of health: their worth. The last point counts most, as nobody revives alone. */
  readonly healthWorth: Float64Array;
  readonly #horrors: HorrorThreat;
  /** How often each hazard is expected in the coming hazard phase. */
  readonly odds = new Float64Array(5);
  /** The tile of the conscious Bodyguard, or NOTHING. */
  guardTile = NOTHING;
  guard = NOTHING;

  constructor({ life, wound, scratch, corner }: Weights) {
    this.healthWorth = Float64Array.of(0, life, life + wound, life + wound + scratch, 0, 0);
    for (let health = 4; health < this.healthWorth.length; health++)
      this.healthWorth[health] = this.healthWorth[health - 1]! + scratch;
    this.#horrors = new HorrorThreat(corner);
  }

  /** The worth lost with this many points of health. */
  loss(health: number, points: number): number {
    return this.healthWorth[health]! - this.healthWorth[health > points ? health - points : 0]!;
  }

  analyse(d: Descent): void {
    this.#countCards(d);
    this.#horrors.analyse(d);
    this.guard = findCaver(d, BODYGUARD);
    this.guardTile = this.guard >= 0 && isConscious(d, this.guard) ? d.places[this.guard]! : NOTHING;
  }

  #countCards(d: Descent): void {
    this.odds.fill(0);
    if (d.deck === 0) return;
    let total = 0;
    for (let card = 0; card < CARDS; card++) {
      const cards = d.pool[card]!;
      total += cards;
      this.odds[hazardOf(card)] = this.odds[hazardOf(card)]! + cards * (isSevere(card) ? 1.7 : 1);
    }
    for (let hazard = 0; hazard < this.odds.length; hazard++) this.odds[hazard] = this.odds[hazard]! / total;
  }

  /** The chance that one of the horrors in the cave strikes a caver on this tile. */
  strikeOdds(d: Descent, i: number, tile: number): number {
    return this.#horrors.strikeOdds(d, i, tile, this.odds[HAZARD_HORROR]!);
  }

  /** The worth a caver can expect to lose on this tile by the end of the round. */
  expectedLoss(d: Descent, i: number, tile: number): number {
    const kind = d.kinds[tile]!;
    if (kind === EXIT) return 0;
    const health = d.health[i]!;
    const who = d.who[i]!;
    const loss = who === SCOUT ? 0 : this.#horrorOdds(d, i, tile, kind) * this.healthWorth[health]!;
    return this.guardTile === tile && this.guard !== i ? loss : loss + this.hazardLoss(d, i, tile);
  }

  /** The part due to tremor, flood, gas and cave-in without a Bodyguard. */
  hazardLoss(d: Descent, i: number, tile: number): number {
    const kind = d.kinds[tile]!;
    const health = d.health[i]!;
    const who = d.who[i]!;
    let loss = this.odds[HAZARD_TREMOR]! * ((neededFace(d, i) - 1) / 6) * this.loss(health, 1);
    if (kind === WATER && who !== DIVER) loss += this.odds[HAZARD_FLOOD]! * this.loss(health, 1);
    else if (kind === GAS) loss += this.odds[HAZARD_GAS]! * this.loss(health, 2);
    else if (kind === CAVE_IN && !isMarked(d, tile, RUBBLE))
      loss += this.odds[HAZARD_CAVE_IN]! * CAVE_IN_ODDS * this.loss(health, who === ENGINEER ? 1 : 3);
    return loss;
  }

  /** The same for a lone caver on a new tile of this kind. */
  newTileLoss(d: Descent, i: number, kind: number): number {
    const health = d.health[i]!;
    const who = d.who[i]!;
    let loss = this.odds[HAZARD_TREMOR]! * ((neededFace(d, i) - 1) / 6) * this.loss(health, 1);
    if (kind === WATER && who !== DIVER) loss += this.odds[HAZARD_FLOOD]! * this.loss(health, 1);
    else if (kind === GAS) loss += (d.gas ? 1 : this.odds[HAZARD_GAS]!) * this.loss(health, 2);
    else if (kind === CAVE_IN)
      loss += this.odds[HAZARD_CAVE_IN]! * CAVE_IN_ODDS * this.loss(health, who === ENGINEER ? 1 : 3);
    else if (kind === ROUGH) loss += ((neededFace(d, i) - 1) / 6) * this.loss(health, 1);
    else if (kind === HORROR && who !== SCOUT) loss += this.odds[HAZARD_HORROR]! * this.healthWorth[health]!;
    return loss;
  }

  /** The chance of a horror striking there, including one that may still appear. */
  #horrorOdds(d: Descent, i: number, tile: number, kind: number): number {
    const struck = this.strikeOdds(d, i, tile);
    if (struck > 0) return struck;
    return kind === HORROR && d.horrors[MAX_HORRORS - 1] === NOTHING ? this.odds[HAZARD_HORROR]! : 0;
  }

  /** The expected cost of an exertion check (ST-TURN-3). */
  exertionLoss(d: Descent, i: number): number {
    return ((neededFace(d, i) - 1) / 6) * this.loss(d.health[i]!, 1);
  }
}
