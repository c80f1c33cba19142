// A caver's plan for the rest of a turn: where to go, and what to do there. Every tile in reach is weighed up.
import * as cave from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import { Danger } from './danger.ts';
import type { Motive } from './motives.ts';
import { Openness } from './openness.ts';
import { Reach, sidesFrom } from './reach.ts';
import { FAR, isHorrorAt, Way } from './way.ts';
import type { Weights } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { has, NOTHING } = cave;
const {
  BANDAGE,
  BODYGUARD,
  CLIMBER,
  codeOf,
  costOf,
  DIG,
  DIVER,
  EXCAVATE,
  EXIT,
  EXPLORE,
  FLOOD,
  GEOLOGIST,
  HEAL,
  HIDE,
  isConscious,
  isInCave,
  isMarked,
  isOnExit,
  isSteep,
  MEDIC,
  MOVE,
  PLACE_ROPE,
  REPEL,
  REVEAL,
  RIG,
  ROPE,
  RUBBLE,
  RUN,
  SCOUT,
  SPRINT,
  SQUEEZE,
  SQUEEZE_IN,
  SWIM,
  TYPES,
  typeOf,
} = terra;

export const STAY = -1;

export class Planner {
  readonly #w: Weights;
  readonly danger: Danger;
  readonly openness = new Openness();
  readonly #reach: Reach;
  readonly #ways = Array.from({ length: 6 }, () => new Way());
  readonly #friendWays = Array.from({ length: 6 }, () => new Way());
  readonly #measured = new Int32Array(6);
  readonly #strangeTo = new Float64Array(6);
  #way = this.#ways[0] as Way;
  #toFriend = this.#friendWays[0] as Way;
  #now = 0;
  #strange = 0;
  #exit = NOTHING;
  #friends = 0;
  #hurry = 1;
  #tile = 0;
  /** The code to begin with, STAY if nothing is better than to stay; and what it is done for. */
  code = STAY;
  motive: Motive = 'stay';
  /** The tile the plan ends on. */
  end = NOTHING;

  constructor(weights: Weights) {
    this.#w = weights;
    this.danger = new Danger(weights);
    this.#reach = new Reach(this.danger);
  }

  /** Takes in a position. */
  look(d: Descent): void {
    this.danger.look(d);
    this.#exit = exitOf(d);
    this.#tile = this.#w.tile * Math.min(3, d.stack / (3 * Math.max(1, d.deck - 3))) ** this.#w.pace;
    if (this.#exit === NOTHING) this.openness.look(d);
    this.#now++;
    this.#friends = 0;
    this.#hurry = 1;
    for (let i = 0; i < d.cavers; i++) if (isInCave(d, i) && d.health[i] === 0 && !isOnExit(d, i)) this.#friends++;
  }

  get exit(): number {
    return this.#exit;
  }

  /** What the best plan with so many points is worth; leaves it in `code`. */
  weigh(d: Descent, i: number, points: number, free = 0): number {
    this.#measureWays(d, i);
    const reach = this.#reach;
    reach.look(d, i, points, free);
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < reach.count; k++) {
      const tile = reach.tiles[k]!;
      const left = points - reach.points[tile]!;
      if (left < 0) continue;
      const value = this.#valueOf(d, i, tile) + this.#use(d, i, tile, left);
      if (value <= most) continue;
      most = value;
      this.end = tile;
      this.code = k === 0 ? this.#useCode : this.#stepCode(d, i, tile, points, free);
      this.motive = k === 0 ? this.#useMotive : this.#whyWalk(d, i, tile);
    }
    return this.#toil(d, i, points, most);
  }

  /** What it is worth to come up on a tile, for a Diver who is nowhere now. */
  worthAt(d: Descent, i: number, tile: number): number {
    this.#measureWays(d, i);
    this.#reach.half[tile] = NOTHING;
    this.#reach.risk[tile] = 0;
    return this.#valueOf(d, i, tile);
  }

  #whyWalk(d: Descent, i: number, tile: number): Motive {
    const here = d.places[i]!;
    if (this.danger.struck(d, i, here) > this.danger.struck(d, i, tile) && d.who[i] !== SCOUT) return 'flee';
    if (this.#exit !== NOTHING) return 'way-out';
    if (this.#friends > 0 && this.#toFriend.cost[tile] === 0) return 'to-a-friend';
    return this.danger.of(d, i, tile) < this.danger.of(d, i, here) && this.#useCode === STAY ? 'shelter' : 'walk';
  }

  #stepCode(d: Descent, i: number, tile: number, points: number, free: number): number {
    const side = this.#reach.first[tile]!;
    const steps = this.#reach.steps[tile]!;
    if (free > 0) return codeOf(MOVE, side);
    if (steps > 1 && d.who[i] === MEDIC && costOf(d, SPRINT) <= points) return codeOf(SPRINT, side);
    return codeOf(steps > 2 && points >= 2 ? RUN : MOVE, side);
  }

  #measureWays(d: Descent, i: number): void {
    this.#way = this.#ways[i] as Way;
    this.#toFriend = this.#friendWays[i] as Way;
    if (this.#measured[i] !== this.#now) this.#measure(d, i);
    this.#measured[i] = this.#now;
    this.#strange = this.#strangeTo[i]!;
    if (this.#exit === NOTHING || !isInCave(d, i)) return;
    const turns = this.#way.from(d, d.places[i]!, d.halves[i]!) / 6;
    this.#hurry = d.deck - turns < 2 ? 5 : 1;
  }

  #measure(d: Descent, i: number): void {
    const way = this.#way;
    way.begin(d, i);
    if (this.#exit !== NOTHING) {
      way.goal(d, this.#exit, -1);
      way.spread(d);
    } else {
      this.#measureGaps(d, i);
      this.#lookAhead(d, i);
    }
    if (this.#friends > 0) this.#measureFriends(d, i);
  }

  #measureGaps(d: Descent, i: number): void {
    const way = this.#way;
    const { gaps, count } = d.cave;
    for (let tile = 0; tile < count; tile++) {
      const sides = gaps[tile]!;
      if (sides === 0) continue;
      const danger = this.#w.danger * this.danger.of(d, i, tile);
      for (let side = 0; side < 4; side++)
        if (has(sides, side)) way.goal(d, tile, side, danger + this.#w.wideGap * this.openness.around(d, tile, side));
    }
    way.spread(d);
  }

  #measureFriends(d: Descent, i: number): void {
    const way = this.#toFriend;
    way.begin(d, i);
    for (let other = 0; other < d.cavers; other++)
      if (
        other !== i &&
        isInCave(d, other) &&
        d.health[other] === 0 &&
        !isOnExit(d, other) &&
        !isHorrorAt(d, d.places[other]!)
      )
        way.goal(d, d.places[other]!, -1);
    way.spread(d);
  }

  /** What it is worth to end the turn there. */
  #valueOf(d: Descent, i: number, tile: number): number {
    const w = this.#w;
    const half = this.#reach.half[tile]!;
    let value = -w.danger * (this.danger.of(d, i, tile) + this.#reach.risk[tile]!);
    if (i === this.danger.guard) value += w.danger * w.shield * this.#shielded(d, i, tile);
    const way = this.#way.from(d, tile, half);
    value -= this.#exit === NOTHING ? w.gapWay * way : w.exitWay * this.#hurry * way;
    if (this.#friends > 0 && this.#hurry === 1) {
      const friend = this.#toFriend.from(d, tile, half);
      if (friend < FAR) value -= w.friendWay * friend;
    }
    return value - this.#loneliness(d, i, tile);
  }

  /** ST-BOD-2: what the others on a tile no longer have to fear. */
  #shielded(d: Descent, i: number, tile: number): number {
    let sum = 0;
    for (let other = 0; other < d.cavers; other++)
      if (other !== i && d.places[other] === tile && isConscious(d, other))
        sum += this.danger.ofHazards(d, other, tile);
    return sum;
  }

  /** Away from the Bodyguard, and from everybody. */
  #loneliness(d: Descent, i: number, tile: number): number {
    if (this.#exit !== NOTHING) return 0;
    let sum = 0;
    const { x, y } = d.cave;
    for (let other = 0; other < d.cavers; other++) {
      if (other === i || !isConscious(d, other) || !isInCave(d, other)) continue;
      const place = d.places[other]!;
      const away = 2 * (Math.abs(x[place]! - x[tile]!) + Math.abs(y[place]! - y[tile]!));
      sum += away * (d.who[other] === BODYGUARD || d.who[i] === BODYGUARD ? this.#w.guardWay : this.#w.groupWay);
    }
    return d.stack <= this.#w.gatherAt ? sum * this.#w.gather : sum;
  }

  #useCode = STAY;
  #useMotive: Motive = 'stay';
  #useValue = 0;

  /** The best thing to do on a tile with so many points left; 0 if nothing. */
  #use(d: Descent, i: number, tile: number, points: number): number {
    this.#useCode = STAY;
    this.#useMotive = 'stay';
    this.#useValue = 0;
    if (points === 0) return 0;
    if (this.#exit === NOTHING) this.#reveal(d, i, tile, points);
    this.#tend(d, i, tile, points);
    this.#clear(d, i, tile, points);
    this.#fendOff(d, i, tile, points);
    return this.#useValue;
  }

  #offer(value: number, code: number, motive: Motive): void {
    if (value <= this.#useValue) return;
    this.#useValue = value;
    this.#useCode = code;
    this.#useMotive = motive;
  }

  /** The narrowest gap; a second one if there are points for it. */
  #reveal(d: Descent, i: number, tile: number, points: number): void {
    if (d.stack === 0 && !(d.who[i] === GEOLOGIST && d.aside !== NOTHING)) return;
    const sides = d.cave.gaps[tile]! & sidesFrom(d, tile, this.#reach.half[tile]!);
    if (sides === 0) return;
    const w = this.#w;
    let best = 0;
    let second = 0;
    let bestSide = NOTHING;
    for (let side = 0; side < 4; side++) {
      if (!has(sides, side)) continue;
      const value = this.#tile + w.wideGap * (3 - this.openness.around(d, tile, side));
      if (value > best) {
        second = best;
        best = value;
        bestSide = side;
      } else if (value > second) second = value;
    }
    if (bestSide === NOTHING) return;
    this.#offer(points > 1 ? best + second : best, codeOf(REVEAL, bestSide), 'reveal');
    if (costOf(d, EXPLORE) > points) return;
    // With a point more there is a second tile, or a way back; with the last one the turn ends on the new tile.
    if (points > costOf(d, EXPLORE))
      return this.#offer(best + w.second * this.#tile, codeOf(EXPLORE, bestSide), 'explore');
    const stay = w.danger * this.danger.of(d, i, tile);
    this.#offer(best + stay - w.danger * this.#strange - w.blind, codeOf(EXPLORE, bestSide), 'explore');
  }

  /** What a tile nobody has seen may cost. */
  #lookAhead(d: Descent, i: number): void {
    let copies = 0;
    let loss = 0;
    for (let type = 2; type < TYPES.length; type++) {
      copies += d.bag[type]!;
      loss += d.bag[type]! * this.danger.ofKind(d, i, typeOf(type).kind);
    }
    this.#strangeTo[i] = copies > 0 ? loss / copies : 0;
  }

  #tend(d: Descent, i: number, tile: number, points: number): void {
    const bandages = d.who[i] === MEDIC && costOf(d, BANDAGE) <= points;
    if (points < 2 && !bandages) return;
    if (isHorrorAt(d, tile)) return;
    for (let other = 0; other < d.cavers; other++) {
      const here = other === i ? this.#reach.tiles[0] === tile || points >= 2 : d.places[other] === tile;
      if (!here || d.health[other]! >= d.fullHealth[other]! || (d.states[other]! & 4) !== 0) continue;
      const value = this.#healing(d, other);
      if (bandages && other !== i) this.#offer(points > 1 ? 1.8 * value : value, codeOf(BANDAGE, other), 'heal');
      else if (points >= 2) this.#offer(value, codeOf(HEAL, other), 'heal');
    }
  }

  #healing(d: Descent, other: number): number {
    if (this.#hurry > 1) return 0;
    const health = d.health[other]!;
    const gain = this.#w.health * (this.danger.worth[health + 1]! - this.danger.worth[health]!);
    return gain;
  }

  /** Rubble and ledges on the way. */
  #clear(d: Descent, i: number, tile: number, points: number): void {
    const way = this.#way;
    const half = this.#reach.half[tile]!;
    const here = way.from(d, tile, half);
    const perUnit = this.#exit === NOTHING ? this.#w.gapWay : this.#w.exitWay * this.#hurry;
    const who = d.who[i]!;
    const digging = who === GEOLOGIST && costOf(d, EXCAVATE) < 2 ? EXCAVATE : DIG;
    if (who !== CLIMBER && points >= costOf(d, digging)) {
      const doors = d.cave.doors[tile]! & sidesFrom(d, tile, half);
      for (let side = 0; side < 4; side++) {
        if (!has(doors, side)) continue;
        const other = d.cave.beside[4 * tile + side]!;
        if (!isMarked(d, other, RUBBLE)) continue;
        const gain = here - way.from(d, other, side ^ 2) - 2;
        this.#offer(perUnit * Math.min(gain, 6), codeOf(digging, side), 'dig');
      }
    }
    if (!isSteep(d.kinds[tile]!) || isMarked(d, tile, ROPE) || half < 0) return;
    const beyond = way.from(d, tile, half ^ 2);
    if (who === CLIMBER && costOf(d, RIG) <= points) this.#offer(perUnit * (here - beyond), codeOf(RIG), 'rope');
    else if (points >= 2) this.#offer((perUnit * (here - beyond)) / 2, codeOf(PLACE_ROPE), 'rope');
  }

  #fendOff(d: Descent, i: number, tile: number, points: number): void {
    if (d.horrors[0] === NOTHING) return;
    if (d.who[i] === BODYGUARD && costOf(d, REPEL) <= points)
      for (let side = 0; side < 4; side++) {
        const other = d.cave.through(tile, side);
        if (other !== NOTHING && isHorrorAt(d, other)) this.#offer(this.#w.repel, codeOf(REPEL, side), 'repel');
      }
    if (points < 2 || d.who[i] === SCOUT || (d.states[i]! & 1) !== 0) return;
    const struck = this.danger.struck(d, i, tile);
    if (struck > 0.1)
      this.#offer(0.45 * struck * this.#w.danger * this.danger.worth[d.health[i]!]!, codeOf(HIDE), 'hide');
  }

  /** A step that takes two points for itself: into water, through a squeeze. */
  #toil(d: Descent, i: number, points: number, most: number): number {
    if (points < 2) return most;
    const here = d.places[i]!;
    const doors = d.cave.doors[here]! & d.hindered[here]! & sidesFrom(d, here, d.halves[i]!);
    if (doors === 0) return most;
    let best = most;
    for (let side = 0; side < 4; side++) {
      if (!has(doors, side)) continue;
      const to = d.cave.beside[4 * here + side]!;
      const kind = this.#toilKind(d, i, to);
      if (kind === STAY) continue;
      this.#reach.half[to] = isSteep(d.kinds[to]!) ? side ^ 2 : NOTHING;
      this.#reach.risk[to] = 0;
      const value = this.#valueOf(d, i, to) + this.#use(d, i, to, points - 2);
      if (value <= best) continue;
      best = value;
      this.end = to;
      this.code = codeOf(kind, side);
      this.motive = this.#whyWalk(d, i, to);
    }
    return best;
  }

  #toilKind(d: Descent, i: number, to: number): number {
    if (isMarked(d, to, RUBBLE) && d.who[i] !== CLIMBER) return STAY;
    if (d.who[i] !== SCOUT && isHorrorAt(d, to)) return STAY;
    if (isMarked(d, to, FLOOD) && d.who[i] !== DIVER) return SWIM;
    return d.kinds[to] === SQUEEZE && d.who[i] !== CLIMBER ? SQUEEZE_IN : STAY;
  }
}

/** The tile of the exit, or NOTHING while it is not laid. */
export function exitOf(d: Descent): number {
  if (d.exitHidden) return NOTHING;
  for (let tile = d.cave.count - 1; tile > 0; tile--) if (d.kinds[tile] === EXIT) return tile;
  return NOTHING;
}
