// Counts gaps on the ground plan, as inputs of the tile forecast.
import { COLUMNS, type GroundPlan } from './ground-plan.ts';

export const INPUTS = 18;
const BAG_SIZE = 30;

export class GapCounts {
  /** Gaps by the number of empty cells beside them, and by how many of those are not gaps themselves. */
  readonly #byNeighbours = new Int32Array(4);
  readonly #byNewNeighbours = new Int32Array(4);
  /** Gaps at the sides of the temple. */
  #atEdge = 0;

  count(plan: GroundPlan): void {
    const byNeighbours = this.#byNeighbours;
    const byNewNeighbours = this.#byNewNeighbours;
    byNeighbours.fill(0);
    byNewNeighbours.fill(0);
    let atEdge = 0;
    for (let k = 0; k < plan.gapCount; k++) {
      const cell = plan.gaps[k]!;
      const empty = plan.emptyNeighbours(cell);
      byNeighbours[empty] = byNeighbours[empty]! + 1;
      if (empty === 0) continue;
      const fresh = plan.newNeighbours(cell);
      byNewNeighbours[fresh] = byNewNeighbours[fresh]! + 1;
      const column = cell % COLUMNS;
      if (column === 0 || column === COLUMNS - 1) atEdge++;
    }
    this.#atEdge = atEdge;
  }

  /** The counts as inputs of the network: numbers around 0 to 1. */
  describe({ gapCount, bag, left }: GroundPlan, out: Float64Array): void {
    const byNeighbours = this.#byNeighbours;
    const byNewNeighbours = this.#byNewNeighbours;
    const deadEnds = byNeighbours[0]!;
    const leading = gapCount - deadEnds;
    const tiles = Math.max(1, left);
    for (let k = 0; k < 3; k++) out[k] = byNeighbours[k + 1]! / 4;
    for (let k = 0; k < 4; k++) out[3 + k] = byNewNeighbours[k]! / 4;
    out[7] = this.#atEdge / 4;
    out[8] = leading / 4;
    out[9] = deadEnds > 0 ? 1 : 0;
    out[10] = deadEnds / 3;
    out[11] = left / BAG_SIZE;
    out[12] = bag[0]! / tiles;
    out[13] = bag[1]! / tiles;
    out[14] = bag[2]! / tiles;
    out[15] = bag[4]! / tiles;
    out[16] = leading === 1 ? 1 : 0;
    out[17] = leading === 0 ? 1 : 0;
  }

  /** Four bits for each count, as none ever exceeds fifteen. */
  keyOfGaps(): number {
    const byNeighbours = this.#byNeighbours;
    let key = byNeighbours[1]! | (byNeighbours[2]! << 4) | (byNeighbours[3]! << 8);
    for (let k = 0; k < 4; k++) key |= this.#byNewNeighbours[k]! << (12 + 4 * k);
    return key;
  }

  /** The bag, and the counts that did not fit in the key of the gaps. */
  keyOfBag({ bag }: GroundPlan): number {
    return (
      bag[0]! |
      (bag[1]! << 4) |
      (bag[2]! << 8) |
      (bag[3]! << 11) |
      (bag[4]! << 13) |
      (this.#atEdge << 16) |
      (this.#byNeighbours[0]! << 20)
    );
  }
}
