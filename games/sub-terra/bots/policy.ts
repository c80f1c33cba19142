// A move for every kind of decision in the game, by heuristics for the current turn.
import {
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
  countLeftBehind,
  DECLINE,
  type Descent,
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
} from '@undercroft/sub-terra';
import { Analysis, MAX_LEFT_BEHIND } from './analysis.ts';
import { STAY } from './best-action.ts';
import type { Motive } from './motives.ts';
import { Planner } from './planner.ts';
import { TilePlacement } from './tile-placement.ts';
import { cellsBetween } from './tile-worth.ts';
import type { Weights } from './weights.ts';

export class Policy {
  readonly #weights: Weights;
  readonly #analysis: Analysis;
  readonly #planner: Planner;
  readonly #placement: TilePlacement;
  /** The motive of the last choice. */
  motive: Motive = 'stay';

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#analysis = new Analysis(weights);
    this.#planner = new Planner(this.#analysis);
    this.#placement = new TilePlacement(this.#analysis);
  }

  choose(d: Descent, codes: Int32Array, n: number): number {
    this.motive = 'only-one';
    if (n === 1) return codes[0]!;
    const code = this.#answer(d, codes, n);
    for (let k = 0; k < n; k++) if (codes[k] === code) return code;
    // The rules do not allow the planned move: the last code always ends the turn or declines.
    this.motive = 'stay';
    return codes[n - 1]!;
  }

  #answer(d: Descent, codes: Int32Array, n: number): number {
    switch (d.asks) {
      case ASK_ACTION:
        return this.#act(d, codes, n);
      case ASK_DIRECTED:
        return this.#continueWalk(d, 1, 0, codeOf(DECLINE));
      case ASK_CHAIN:
        return this.#continueWalk(d, d.actor === d.active ? d.points : 0, d.chain, codeOf(STOP));
      case ASK_TAKE:
      case ASK_CHOOSE:
        return this.#because('take', this.#placement.take(d));
      case ASK_PLACE:
        return this.#placeTile(d, codes, n);
      case ASK_APPEAR:
        return this.#because('surface', this.#surface(d, codes, n));
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
    const analysis = this.#analysis;
    if (codes[n - 2] === codeOf(LEAVE) && countLeftBehind(d) <= MAX_LEFT_BEHIND)
      return this.#because('leave', codeOf(LEAVE));
    analysis.analyse(d);
    if (isOnExit(d, i) && !analysis.needsRescue) return this.#because('stay-out', codeOf(END));
    const worth = this.#planner.evaluate(d, i, d.points);
    const { code, motive } = this.#planner;
    const other = this.#whomToDirect(d, i, worth);
    if (other !== STAY) return this.#because('direct', codeOf(DIRECT, other));
    if (code !== STAY) return this.#because(motive, code);
    return this.#isWorthExerting(d, i, worth)
      ? this.#because('exert', codeOf(EXERT))
      : this.#because('stay', codeOf(END));
  }

  /** ST-LEA-1: the caver who can use a point better than the Leader, or STAY. */
  #whomToDirect(d: Descent, i: number, worth: number): number {
    if (d.who[i] !== LEADER || d.directed || d.points < costOf(d, DIRECT)) return STAY;
    const plan = this.#planner;
    let best = STAY;
    let most = Math.max(worth - plan.evaluate(d, i, d.points - 1), 0) + this.#weights.directMargin;
    for (let other = 0; other < d.cavers; other++) {
      if (other === i || !isConscious(d, other) || !isInCave(d, other) || isOnExit(d, other)) continue;
      const gain = plan.evaluate(d, other, 1) - plan.evaluate(d, other, 0);
      if (gain <= most) continue;
      most = gain;
      best = other;
    }
    return best;
  }

  /** ST-TURN-2, ST-TURN-3: whether a third point is worth what it may cost. */
  #isWorthExerting(d: Descent, i: number, worth: number): boolean {
    if (d.exerted) return false;
    const { danger, exit, urgency } = this.#analysis;
    const w = this.#weights;
    const more = this.#planner.evaluate(d, i, d.points + 1);
    if (this.#planner.end === exit) return more > worth + w.exert;
    const reserve = d.health[i] === 1 ? w.exertLastHealth : exit >= 0 && urgency === 1 ? w.exertCalm : w.exert;
    return more - w.danger * danger.exertionLoss(d, i) > worth + reserve;
  }

  /** A directed caver, or one in the middle of a Run, who can only keep walking. */
  #continueWalk(d: Descent, points: number, free: number, otherwise: number): number {
    const plan = this.#planner;
    this.#analysis.analyse(d);
    plan.evaluate(d, d.actor, points, free);
    const isDone = plan.code === STAY || (free > 0 && plan.end === d.places[d.actor]);
    return isDone ? this.#because('stay', otherwise) : this.#because(plan.motive, plan.code);
  }

  #placeTile(d: Descent, codes: Int32Array, n: number): number {
    const code = this.#placement.place(d, codes, n);
    return this.#because(code === codeOf(DISCARD) ? 'discard' : 'lay', code);
  }

  /** The best water tile to surface on. */
  #surface(d: Descent, codes: Int32Array, n: number): number {
    this.#analysis.analyse(d);
    let best = codes[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < n; k++) {
      const worth = this.#planner.evaluateTile(d, d.active, argumentOf(codes[k]!));
      if (worth <= most) continue;
      most = worth;
      best = codes[k]!;
    }
    return best;
  }
}

/** Sends a moving or appearing horror where the fewest cavers are near. */
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
