// The worth of ending a caver's turn on a tile.

import { NOTHING } from '@undercroft/cave';
import { BODYGUARD, type Descent, isConscious, isInCave } from '@undercroft/sub-terra';
import type { Analysis } from './analysis.ts';
import { FAR } from './path-costs.ts';

export const cellsBetween = (d: Descent, a: number, b: number): number =>
  Math.abs(d.cave.x[a]! - d.cave.x[b]!) + Math.abs(d.cave.y[a]! - d.cave.y[b]!);

export class TileWorth {
  readonly #analysis: Analysis;
  readonly #away = new Int8Array(6);

  constructor(analysis: Analysis) {
    this.#analysis = analysis;
  }

  /** `half`: the side the caver entered by, on ledges and slides. `risk`: worth of the health at risk on the way. */
  evaluate(d: Descent, i: number, tile: number, half: number, risk: number): number {
    const { danger, weights: w } = this.#analysis;
    let worth = -w.danger * (danger.expectedLoss(d, i, tile) + risk);
    if (i === danger.guard) worth += w.danger * w.shield * this.#lossPrevented(d, i, tile);
    return worth - this.#distanceCost(d, tile, half) - this.#isolation(d, i, tile);
  }

  /** Distance from a gap, the exit or an unconscious caver, whichever matters now. */
  #distanceCost(d: Descent, tile: number, half: number): number {
    const { exit, fallenCount, urgency, needsRescue, fallenCosts, goalCosts, weights: w } = this.#analysis;
    if (needsRescue) return w.rescueDistance * fallenCosts.costFrom(d, tile, half);
    const distance = (exit === NOTHING ? w.gapDistance : w.exitDistance * urgency) * goalCosts.costFrom(d, tile, half);
    if (fallenCount === 0 || urgency > 1) return distance;
    const friend = fallenCosts.costFrom(d, tile, half);
    return friend < FAR ? distance + w.fallenDistance * friend : distance;
  }

  /** ST-BOD-2: the loss from which the Bodyguard protects others on the tile. */
  #lossPrevented(d: Descent, i: number, tile: number): number {
    let sum = 0;
    for (let other = 0; other < d.cavers; other++)
      if (other !== i && d.places[other] === tile && isConscious(d, other))
        sum += this.#analysis.danger.hazardLoss(d, other, tile);
    return sum;
  }

  /**
   * Distance from the companions with whom a caver would win bronze (ST-END-2: one in a team of four, two of five, three of
   * six) and from the Bodyguard.
   */
  #isolation(d: Descent, i: number, tile: number): number {
    const { exit, needsRescue, weights: w } = this.#analysis;
    if (exit !== NOTHING || needsRescue) return 0;
    const away = this.#away;
    let n = 0;
    let guard = 0;
    for (let other = 0; other < d.cavers; other++) {
      if (other === i || !isConscious(d, other) || !isInCave(d, other)) continue;
      const cells = cellsBetween(d, d.places[other]!, tile);
      if (d.who[other] === BODYGUARD || d.who[i] === BODYGUARD) guard += cells;
      let k = n++;
      for (; k > 0 && away[k - 1]! > cells; k--) away[k] = away[k - 1]!;
      away[k] = cells;
    }
    const last = d.cavers - 4;
    const companions = last < n ? Math.max(0, away[last]! - w.companionNear) : 0;
    return w.guardDistance * guard + w.companionDistance * companions;
  }
}
