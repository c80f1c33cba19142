// What a careful caver does: the answer to every question the game can ask.
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import type { Motive } from './motives.ts';
import { Planner, STAY } from './plan.ts';
import type { Weights } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const {
  ASK_ACTION,
  ASK_APPEAR,
  ASK_CHAIN,
  ASK_CHOOSE,
  ASK_DIRECTED,
  ASK_PATH,
  ASK_PLACE,
  ASK_SPAWN,
  ASK_TAKE,
  argumentOf,
  codeOf,
  costOf,
  countBehind,
  DECLINE,
  DIRECT,
  DISCARD,
  END,
  EXERT,
  isConscious,
  isInCave,
  isOnExit,
  kindOf,
  LEADER,
  LEAVE,
  openingsOf,
  PLACE,
  STOP,
  TAKE,
  TYPES,
  typeOf,
} = terra;

export class Policy {
  readonly plan: Planner;
  readonly #w: Weights;
  motive: Motive = 'stay';

  constructor(weights: Weights) {
    this.#w = weights;
    this.plan = new Planner(weights);
  }

  choose(d: Descent, codes: Int32Array, n: number): number {
    this.motive = 'only-one';
    if (n === 1) return codes[0]!;
    const code = this.#answer(d, codes, n);
    for (let k = 0; k < n; k++) if (codes[k] === code) return code;
    this.motive = 'anything';
    return codes[n - 1]!;
  }

  #answer(d: Descent, codes: Int32Array, n: number): number {
    switch (d.asks) {
      case ASK_ACTION:
        return this.#act(d, codes, n);
      case ASK_DIRECTED:
        return this.#goOn(d, 1, 0, codeOf(DECLINE));
      case ASK_CHAIN:
        return this.#goOn(d, d.actor === d.active ? d.points : 0, d.chain, codeOf(STOP));
      case ASK_TAKE:
      case ASK_CHOOSE:
        return this.#take(d);
      case ASK_PLACE:
        return this.#place(d, codes, n);
      case ASK_APPEAR:
        return this.#appear(d, codes, n);
      case ASK_PATH:
        return this.#path(d, codes, n);
      case ASK_SPAWN:
        return this.#spawn(d, codes, n);
      default:
        return codes[0]!;
    }
  }

  #act(d: Descent, codes: Int32Array, n: number): number {
    const { plan } = this;
    const i = d.active;
    if (n >= 2 && codes[n - 2] === codeOf(LEAVE) && countBehind(d) <= 2) {
      this.motive = 'leave';
      return codeOf(LEAVE);
    }
    plan.look(d);
    if (isOnExit(d, i)) {
      this.motive = 'stay-out';
      return codeOf(END);
    }
    const value = plan.weigh(d, i, d.points);
    const code = plan.code;
    this.motive = plan.motive;
    if (d.who[i] === LEADER && !d.directed && d.points >= costOf(d, DIRECT)) {
      const directed = this.#direct(d, i, value);
      if (directed !== STAY) return directed;
    }
    if (code !== STAY) return code;
    if (d.exerted) return codeOf(END);
    const more = plan.weigh(d, i, d.points + 1);
    const cost = plan.end === plan.exit ? 0 : this.#w.danger * plan.danger.ofExerting(d, i);
    if (more - cost > value + this.#w.exert) {
      this.motive = 'exert';
      return codeOf(EXERT);
    }
    this.motive = 'stay';
    return codeOf(END);
  }

  /** ST-LEA-1: whether another can do more with the point. */
  #direct(d: Descent, i: number, value: number): number {
    const { plan } = this;
    const own = value - plan.weigh(d, i, d.points - 1);
    let best = STAY;
    let most = Math.max(own, 0) + this.#w.direct;
    for (let other = 0; other < d.cavers; other++) {
      if (other === i || !isConscious(d, other) || !isInCave(d, other) || isOnExit(d, other)) continue;
      const gain = plan.weigh(d, other, 1) - plan.weigh(d, other, 0);
      if (gain <= most) continue;
      most = gain;
      best = other;
    }
    if (best === STAY) return STAY;
    this.motive = 'direct';
    return codeOf(DIRECT, best);
  }

  #goOn(d: Descent, points: number, free: number, otherwise: number): number {
    const { plan } = this;
    plan.look(d);
    plan.weigh(d, d.actor, points, free);
    this.motive = plan.motive;
    if (plan.code === STAY) return otherwise;
    // In the middle of a Run only the walk goes on.
    return free > 0 && plan.end === d.places[d.actor] ? otherwise : plan.code;
  }

  /** The turn of the tile that leaves the cave narrowest. */
  #place(d: Descent, codes: Int32Array, n: number): number {
    const { openness } = this.plan;
    openness.look(d);
    const type = typeOf(d.hand);
    let best = codes[0]!;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < n; k++) {
      if (kindOf(codes[k]!) !== PLACE) continue;
      const added = openness.added(d, d.places[d.actor]!, d.gap, openingsOf(type, argumentOf(codes[k]!)), this.#w.room);
      const cost = Math.abs(d.cave.loose - 1 + added - this.#w.gaps);
      if (cost >= least) continue;
      least = cost;
      best = codes[k]!;
    }
    this.motive = 'lay';
    if (codes[n - 1] === codeOf(DISCARD) && least > this.#w.discard && d.cave.loose > this.#w.gaps) {
      this.motive = 'discard';
      return codeOf(DISCARD);
    }
    return best;
  }

  /** Between the tile set aside and a new one. */
  #take(d: Descent): number {
    const { openness } = this.plan;
    openness.look(d);
    const aside = this.#leastAdded(d, d.aside);
    let other = 0;
    if (d.hand >= 0) other = this.#leastAdded(d, d.hand);
    else {
      let copies = 0;
      for (let type = 2; type < TYPES.length; type++) {
        if (d.bag[type] === 0) continue;
        other += d.bag[type]! * this.#leastAdded(d, type);
        copies += d.bag[type]!;
      }
      other /= Math.max(copies, 1);
    }
    this.motive = 'take';
    return codeOf(
      TAKE,
      Math.abs(d.cave.loose - 1 + aside - this.#w.gaps) < Math.abs(d.cave.loose - 1 + other - this.#w.gaps) ? 1 : 0,
    );
  }

  #leastAdded(d: Descent, hand: number): number {
    const type = typeOf(hand);
    const tile = d.places[d.actor]!;
    let least = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < type.turns; turn++) {
      const openings = openingsOf(type, turn);
      if (((openings >> (d.gap ^ 2)) & 1) === 0) continue;
      least = Math.min(least, this.plan.openness.added(d, tile, d.gap, openings, this.#w.room));
    }
    return least;
  }

  /** The water from which most can be done. */
  #appear(d: Descent, codes: Int32Array, n: number): number {
    const { plan } = this;
    plan.look(d);
    let best = codes[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < n; k++) {
      const value = plan.worthAt(d, d.active, argumentOf(codes[k]!));
      if (value <= most) continue;
      most = value;
      best = codes[k]!;
    }
    this.motive = 'surface';
    return best;
  }

  /** Where the horror comes to the fewest. */
  #path(d: Descent, codes: Int32Array, n: number): number {
    const tile = d.horrors[d.horror]!;
    let best = codes[0]!;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < n; k++) {
      const to = d.cave.through(tile, argumentOf(codes[k]!));
      const near = nearness(d, to);
      if (near >= least) continue;
      least = near;
      best = codes[k]!;
    }
    this.motive = 'away';
    return best;
  }

  #spawn(d: Descent, codes: Int32Array, n: number): number {
    let best = codes[0]!;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < n; k++) {
      const near = nearness(d, argumentOf(codes[k]!));
      if (near >= least) continue;
      least = near;
      best = codes[k]!;
    }
    this.motive = 'away';
    return best;
  }
}

/** How close everybody is to a tile. */
function nearness(d: Descent, tile: number): number {
  const { x, y } = d.cave;
  let sum = 0;
  for (let i = 0; i < d.cavers; i++) {
    if (!isInCave(d, i) || !isConscious(d, i) || isOnExit(d, i)) continue;
    const place = d.places[i]!;
    sum += 1 / (0.2 + Math.abs(x[place]! - x[tile]!) + Math.abs(y[place]! - y[tile]!));
  }
  return sum;
}
