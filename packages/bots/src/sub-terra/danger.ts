// What it may cost a caver to be on a tile when horrors and hazards come. The odds are those everybody knows (ST-INFO-1).
import * as cave from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import type { Weights } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { has, MAX_TILES, NOTHING } = cave;
const {
  BODYGUARD,
  CARDS,
  CAVE_IN,
  CAVING,
  DIVER,
  ENGINEER,
  EXIT,
  FLOODING,
  find,
  GAS,
  GASSING,
  HORROR,
  HORRORS_COME,
  hazardOf,
  isConscious,
  isMarked,
  isPrey,
  isSevere,
  MAX_HORRORS,
  needed,
  ROUGH,
  RUBBLE,
  SCOUT,
  TREMOR,
  WATER,
} = terra;

/** A cave-in tile carries two of six numbers (ST-COMP-2). */
const BURIED = 2 / 6;
/** Horrors further away than this do not strike before the next turn. */
const SIGHT = 3;

/** Whether a set of sides has more than one. */
const MANY_SIDES = Int8Array.from({ length: 16 }, (_, sides) => (sides & (sides - 1) ? 1 : 0));

/** The dangers of one position. Keep one and look again after every change. */
export class Danger {
  /** What each number of points of health is worth: the last one most, as nobody gets up by themselves. */
  readonly worth: Float64Array;
  readonly #corner: number;
  /** How often each hazard strikes in the coming hazard phase, on average. */
  readonly odds = new Float64Array(5);
  /** Per horror and tile: steps, as far as it matters. */
  readonly #steps = new Int8Array(MAX_HORRORS * MAX_TILES);
  /** Per horror: who is closest, and how far the next one is. */
  readonly #prey = new Int8Array(MAX_HORRORS);
  readonly #nearest = new Int8Array(MAX_HORRORS);
  readonly #next = new Int8Array(MAX_HORRORS);
  #horrors = 0;
  readonly #queue = new Int8Array(MAX_TILES);
  /** The tile of the conscious Bodyguard, or NOTHING. */
  guarded = NOTHING;
  guard = NOTHING;

  constructor({ life, wound, scratch, corner }: Weights) {
    this.worth = Float64Array.of(0, life, life + wound, life + wound + scratch, 0, 0);
    for (let health = 4; health < this.worth.length; health++) this.worth[health] = this.worth[health - 1]! + scratch;
    this.#corner = corner;
  }

  /** What is lost by losing so many points. */
  loss(health: number, points: number): number {
    return this.worth[health]! - this.worth[health > points ? health - points : 0]!;
  }

  look(d: Descent): void {
    this.#countCards(d);
    this.#findHorrors(d);
    this.guard = find(d, BODYGUARD);
    this.guarded = this.guard >= 0 && isConscious(d, this.guard) ? d.places[this.guard]! : NOTHING;
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

  #findHorrors(d: Descent): void {
    this.#horrors = 0;
    for (let h = 0; h < MAX_HORRORS && d.horrors[h] !== NOTHING; h++) {
      this.#spread(d, h);
      this.#findPrey(d, h);
      this.#horrors++;
    }
  }

  #spread(d: Descent, h: number): void {
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
    let next = SIGHT + 1;
    let prey = NOTHING;
    for (let i = 0; i < d.cavers; i++) {
      if (!isPrey(d, i)) continue;
      const steps = this.#steps[h * MAX_TILES + d.places[i]!]!;
      if (steps < nearest) {
        next = nearest;
        nearest = steps;
        prey = i;
      } else if (steps < next) next = steps;
    }
    this.#prey[h] = prey;
    this.#nearest[h] = nearest;
    this.#next[h] = next;
  }

  /** How likely a caver there is struck by a horror of those in the cave. */
  struck(d: Descent, i: number, tile: number): number {
    if (this.#horrors === 0) return 0;
    let most = 0;
    const isCorner = MANY_SIDES[d.cave.doors[tile]! | d.cave.gaps[tile]!] === 0;
    for (let h = 0; h < this.#horrors; h++) {
      const steps = this.#steps[h * MAX_TILES + tile]!;
      if (steps > SIGHT) continue;
      const other = this.#prey[h] === i ? this.#next[h]! : this.#nearest[h]!;
      let odds = steps <= 1 ? 0.95 : steps === 2 ? this.odds[HORRORS_COME]! + 0.05 : 0.03;
      if (isCorner && steps > 1) odds += this.#corner;
      if (other < steps) odds *= 0.3;
      if (odds > most) most = odds;
    }
    return most;
  }

  /** What a caver may lose who is on this tile when the round ends. */
  of(d: Descent, i: number, tile: number): number {
    const kind = d.kinds[tile]!;
    if (kind === EXIT) return 0;
    const health = d.health[i]!;
    const who = d.who[i]!;
    const loss = who === SCOUT ? 0 : this.#horror(d, i, tile, kind) * this.worth[health]!;
    return this.guarded === tile && this.guard !== i ? loss : loss + this.ofHazards(d, i, tile);
  }

  /** What tremor, flood, gas and cave-in may cost there without a Bodyguard. */
  ofHazards(d: Descent, i: number, tile: number): number {
    const kind = d.kinds[tile]!;
    const health = d.health[i]!;
    const who = d.who[i]!;
    let loss = this.odds[TREMOR]! * ((needed(d, i) - 1) / 6) * this.loss(health, 1);
    if (kind === WATER && who !== DIVER) loss += this.odds[FLOODING]! * this.loss(health, 1);
    else if (kind === GAS) loss += this.odds[GASSING]! * this.loss(health, 2);
    else if (kind === CAVE_IN && !isMarked(d, tile, RUBBLE))
      loss += this.odds[CAVING]! * BURIED * this.loss(health, who === ENGINEER ? 1 : 3);
    return loss;
  }

  /** The same on a new tile of a kind, all by oneself. */
  ofKind(d: Descent, i: number, kind: number): number {
    const health = d.health[i]!;
    const who = d.who[i]!;
    let loss = this.odds[TREMOR]! * ((needed(d, i) - 1) / 6) * this.loss(health, 1);
    if (kind === WATER && who !== DIVER) loss += this.odds[FLOODING]! * this.loss(health, 1);
    else if (kind === GAS) loss += (d.gas ? 1 : this.odds[GASSING]!) * this.loss(health, 2);
    else if (kind === CAVE_IN) loss += this.odds[CAVING]! * BURIED * this.loss(health, who === ENGINEER ? 1 : 3);
    else if (kind === ROUGH) loss += ((needed(d, i) - 1) / 6) * this.loss(health, 1);
    else if (kind === HORROR && who !== SCOUT) loss += this.odds[HORRORS_COME]! * this.worth[health]!;
    return loss;
  }

  /** How likely a horror strikes there. */
  #horror(d: Descent, i: number, tile: number, kind: number): number {
    const struck = this.struck(d, i, tile);
    if (struck > 0) return struck;
    return kind === HORROR && d.horrors[MAX_HORRORS - 1] === NOTHING ? this.odds[HORRORS_COME]! : 0;
  }

  /** What an exertion check may cost (ST-TURN-3). */
  ofExerting(d: Descent, i: number): number {
    return ((needed(d, i) - 1) / 6) * this.loss(d.health[i]!, 1);
  }
}
