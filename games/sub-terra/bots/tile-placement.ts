// How to turn a tile, which of two to take and when to discard one, so that the cave keeps as many gaps as the team can use.
import {
  argumentOf,
  codeOf,
  type Descent,
  DISCARD,
  kindOf,
  openingsOf,
  PLACE,
  TAKE,
  TYPES,
  typeOf,
} from '@undercroft/sub-terra';
import type { Analysis } from './analysis.ts';

export class TilePlacement {
  readonly #analysis: Analysis;

  constructor(analysis: Analysis) {
    this.#analysis = analysis;
  }

  /** How far the number of gaps would be from the preferred one with these openings beyond the gap. */
  #deviation(d: Descent, openings: number): number {
    const { openness, weights } = this.#analysis;
    const added = openness.gapsAdded(d, d.places[d.actor]!, d.gap, openings, weights.newGapSpace);
    return Math.abs(d.cave.gapCount - 1 + added - weights.gaps);
  }

  /** The best rotation of the tile in hand, or discarding it where the cave is too open already. */
  place(d: Descent, codes: Int32Array, n: number): number {
    const { openness, weights } = this.#analysis;
    openness.analyse(d);
    let best = codes[0]!;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < n; k++) {
      if (kindOf(codes[k]!) !== PLACE) continue;
      const deviation = this.#deviation(d, openingsOf(typeOf(d.hand), argumentOf(codes[k]!)));
      if (deviation >= least) continue;
      least = deviation;
      best = codes[k]!;
    }
    return codes[n - 1] === codeOf(DISCARD) && d.cave.gapCount > weights.gaps ? codeOf(DISCARD) : best;
  }

  /** ST-GEO-2: the tile set aside or an unknown one; ST-RM-6: or the one drawn. */
  take(d: Descent): number {
    this.#analysis.openness.analyse(d);
    const other = d.hand >= 0 ? this.#leastDeviation(d, d.hand) : this.#expectedDeviation(d);
    return codeOf(TAKE, this.#leastDeviation(d, d.aside) < other ? 1 : 0);
  }

  #leastDeviation(d: Descent, hand: number): number {
    const type = typeOf(hand);
    let least = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < type.turns; turn++) {
      const openings = openingsOf(type, turn);
      if ((openings >> (d.gap ^ 2)) & 1) least = Math.min(least, this.#deviation(d, openings));
    }
    return least;
  }

  #expectedDeviation(d: Descent): number {
    let copies = 0;
    let sum = 0;
    for (let type = 0; type < TYPES.length; type++) {
      if (d.bag[type] === 0) continue;
      sum += d.bag[type]! * this.#leastDeviation(d, type);
      copies += d.bag[type]!;
    }
    return copies > 0 ? sum / copies : 0;
  }
}
