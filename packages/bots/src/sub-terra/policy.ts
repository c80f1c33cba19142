// What a careful caver does: the answer to every question the game can ask.
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import { STAY } from './deeds.ts';
import { Laying } from './laying.ts';
import type { Motive } from './motives.ts';
import { cellsBetween } from './place.ts';
import { Planner } from './plan.ts';
import { Sight, SPARE } from './sight.ts';
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
  LEADER,
  LEAVE,
  STOP,
} = terra;

export class Policy {
  readonly #weights: Weights;
  readonly #sight: Sight;
  readonly #plan: Planner;
  readonly #laying: Laying;
  /** Why the last choice was made. */
  motive: Motive = 'stay';

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#sight = new Sight(weights);
    this.#plan = new Planner(this.#sight);
    this.#laying = new Laying(this.#sight);
  }

  choose(d: Descent, codes: Int32Array, n: number): number {
    this.motive = 'only-one';
    if (n === 1) return codes[0]!;
    const code = this.#answer(d, codes, n);
    for (let k = 0; k < n; k++) if (codes[k] === code) return code;
    // A plan that the rules do not allow: the last code always ends or declines.
    this.motive = 'stay';
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
        return this.#because('take', this.#laying.take(d));
      case ASK_PLACE:
        return this.#lay(d, codes, n);
      case ASK_APPEAR:
        return this.#because('surface', this.#appear(d, codes, n));
      case ASK_PATH:
      case ASK_SPAWN:
        return this.#because('away', fewestNear(d, codes, n));
      default:
        return this.#because('away', codes[0]!);
    }
  }

  #because(motive: Motive, code: number): number {
    this.motive = motive;
    return code;
  }

  #act(d: Descent, codes: Int32Array, n: number): number {
    const i = d.active;
    const sight = this.#sight;
    if (codes[n - 2] === codeOf(LEAVE) && countBehind(d) <= SPARE) return this.#because('leave', codeOf(LEAVE));
    sight.look(d);
    if (isOnExit(d, i) && !sight.rescue) return this.#because('stay-out', codeOf(END));
    const worth = this.#plan.weigh(d, i, d.points);
    const { code, motive } = this.#plan;
    const other = this.#whomToDirect(d, i, worth);
    if (other !== STAY) return this.#because('direct', codeOf(DIRECT, other));
    if (code !== STAY) return this.#because(motive, code);
    return this.#isWorthExerting(d, i, worth)
      ? this.#because('exert', codeOf(EXERT))
      : this.#because('stay', codeOf(END));
  }

  /** ST-LEA-1: who can do more with a point than the Leader, or STAY. */
  #whomToDirect(d: Descent, i: number, worth: number): number {
    if (d.who[i] !== LEADER || d.directed || d.points < costOf(d, DIRECT)) return STAY;
    const plan = this.#plan;
    let best = STAY;
    let most = Math.max(worth - plan.weigh(d, i, d.points - 1), 0) + this.#weights.direct;
    for (let other = 0; other < d.cavers; other++) {
      if (other === i || !isConscious(d, other) || !isInCave(d, other) || isOnExit(d, other)) continue;
      const gain = plan.weigh(d, other, 1) - plan.weigh(d, other, 0);
      if (gain <= most) continue;
      most = gain;
      best = other;
    }
    return best;
  }

  /** ST-TURN-2, ST-TURN-3: a third point, for what it may cost. */
  #isWorthExerting(d: Descent, i: number, worth: number): boolean {
    if (d.exerted) return false;
    const { danger, exit, hurry } = this.#sight;
    const w = this.#weights;
    const more = this.#plan.weigh(d, i, d.points + 1);
    if (this.#plan.end === exit) return more > worth + w.exert;
    const reserve = d.health[i] === 1 ? w.lastBreath : exit >= 0 && hurry === 1 ? w.calm : w.exert;
    return more - w.danger * danger.ofExerting(d, i) > worth + reserve;
  }

  /** A directed caver, or one in the middle of a Run; there only the walk goes on. */
  #goOn(d: Descent, points: number, free: number, otherwise: number): number {
    const plan = this.#plan;
    this.#sight.look(d);
    plan.weigh(d, d.actor, points, free);
    const isDone = plan.code === STAY || (free > 0 && plan.end === d.places[d.actor]);
    return isDone ? this.#because('stay', otherwise) : this.#because(plan.motive, plan.code);
  }

  #lay(d: Descent, codes: Int32Array, n: number): number {
    const code = this.#laying.place(d, codes, n);
    return this.#because(code === codeOf(DISCARD) ? 'discard' : 'lay', code);
  }

  /** The water from which most can be done. */
  #appear(d: Descent, codes: Int32Array, n: number): number {
    this.#sight.look(d);
    let best = codes[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < n; k++) {
      const worth = this.#plan.weighTile(d, d.active, argumentOf(codes[k]!));
      if (worth <= most) continue;
      most = worth;
      best = codes[k]!;
    }
    return best;
  }
}

/** Where a horror comes to as few as possible, whether it moves or appears. */
function fewestNear(d: Descent, codes: Int32Array, n: number): number {
  let best = codes[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < n; k++) {
    const argument = argumentOf(codes[k]!);
    const near = nearness(d, d.asks === ASK_PATH ? d.cave.through(d.horrors[d.horror]!, argument) : argument);
    if (near >= least) continue;
    least = near;
    best = codes[k]!;
  }
  return best;
}

function nearness(d: Descent, tile: number): number {
  let sum = 0;
  for (let i = 0; i < d.cavers; i++)
    if (isInCave(d, i) && isConscious(d, i) && !isOnExit(d, i)) sum += 1 / (0.2 + cellsBetween(d, d.places[i]!, tile));
  return sum;
}
