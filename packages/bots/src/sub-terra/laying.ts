// How a tile is laid, which of two is taken, and when one is thrown away: so that the cave keeps as many gaps as the team
// can use.
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import type { Sight } from './sight.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { argumentOf, codeOf, DISCARD, kindOf, openingsOf, PLACE, TAKE, TYPES, typeOf } = terra;

export class Laying {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** How far the cave would be from what the team wishes with these openings beyond the gap. */
  #misses(d: Descent, openings: number): number {
    const { openness, weights } = this.#sight;
    const added = openness.added(d, d.places[d.actor]!, d.gap, openings, weights.room);
    return Math.abs(d.cave.loose - 1 + added - weights.gaps);
  }

  /** The best turn of the tile in hand; or throwing it away, where the cave is too wide already. */
  place(d: Descent, codes: Int32Array, n: number): number {
    const { openness, weights } = this.#sight;
    openness.look(d);
    let best = codes[0]!;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < n; k++) {
      if (kindOf(codes[k]!) !== PLACE) continue;
      const misses = this.#misses(d, openingsOf(typeOf(d.hand), argumentOf(codes[k]!)));
      if (misses >= least) continue;
      least = misses;
      best = codes[k]!;
    }
    return codes[n - 1] === codeOf(DISCARD) && d.cave.loose > weights.gaps ? codeOf(DISCARD) : best;
  }

  /** ST-GEO-2: the tile set aside, or an unknown one; ST-RM-6: or the one drawn. */
  take(d: Descent): number {
    this.#sight.openness.look(d);
    const other = d.hand >= 0 ? this.#leastMisses(d, d.hand) : this.#usualMisses(d);
    return codeOf(TAKE, this.#leastMisses(d, d.aside) < other ? 1 : 0);
  }

  #leastMisses(d: Descent, hand: number): number {
    const type = typeOf(hand);
    let least = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < type.turns; turn++) {
      const openings = openingsOf(type, turn);
      if ((openings >> (d.gap ^ 2)) & 1) least = Math.min(least, this.#misses(d, openings));
    }
    return least;
  }

  #usualMisses(d: Descent): number {
    let copies = 0;
    let sum = 0;
    for (let type = 0; type < TYPES.length; type++) {
      if (d.bag[type] === 0) continue;
      sum += d.bag[type]! * this.#leastMisses(d, type);
      copies += d.bag[type]!;
    }
    return copies > 0 ? sum / copies : 0;
  }
}
