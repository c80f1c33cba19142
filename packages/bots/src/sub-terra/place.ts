// What it is worth to a caver to end the turn on a tile.
import * as cave from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import type { Sight } from './sight.ts';
import { FAR } from './way.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { NOTHING } = cave;
const { BODYGUARD, isConscious, isInCave } = terra;

export const cellsBetween = (d: Descent, a: number, b: number): number =>
  Math.abs(d.cave.x[a]! - d.cave.x[b]!) + Math.abs(d.cave.y[a]! - d.cave.y[b]!);

export class Place {
  readonly #sight: Sight;
  readonly #away = new Int8Array(6);

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Having come by a side (on ledges and slides), at the risk of so much health on the way. */
  worth(d: Descent, i: number, tile: number, half: number, risk: number): number {
    const { danger, weights: w } = this.#sight;
    let worth = -w.danger * (danger.of(d, i, tile) + risk);
    if (i === danger.guard) worth += w.danger * w.shield * this.#shielded(d, i, tile);
    return worth - this.#distance(d, tile, half) - this.#loneliness(d, i, tile);
  }

  /** From where everybody wants to be: at a gap, or on the exit, or with somebody who has fallen. */
  #distance(d: Descent, tile: number, half: number): number {
    const { exit, fallen, hurry, rescue, toFallen, way, weights: w } = this.#sight;
    if (rescue) return w.rescueWay * toFallen.from(d, tile, half);
    const distance = (exit === NOTHING ? w.gapWay : w.exitWay * hurry) * way.from(d, tile, half);
    if (fallen === 0 || hurry > 1) return distance;
    const friend = toFallen.from(d, tile, half);
    return friend < FAR ? distance + w.friendWay * friend : distance;
  }

  /** ST-BOD-2: what the others on a tile no longer have to fear. */
  #shielded(d: Descent, i: number, tile: number): number {
    let sum = 0;
    for (let other = 0; other < d.cavers; other++)
      if (other !== i && d.places[other] === tile && isConscious(d, other))
        sum += this.#sight.danger.ofHazards(d, other, tile);
    return sum;
  }

  /**
   * Away from those with whom a caver would win bronze (ST-END-2): one companion in a team of four, two of five, three of
   * six; and from the Bodyguard.
   */
  #loneliness(d: Descent, i: number, tile: number): number {
    const { exit, rescue, weights: w } = this.#sight;
    if (exit !== NOTHING || rescue) return 0;
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
    const companions = last < n ? Math.max(0, away[last]! - w.buddyNear) : 0;
    return w.guardWay * guard + w.buddyWay * companions;
  }
}
