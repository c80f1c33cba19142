// Loads the bag, which holds every tile that is neither placed nor in hand.

import { NOTHING } from '@undercroft/cave';
import type { Expedition } from '../expedition.ts';
import { JOURNALS } from '../explorers.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { BAG_TYPES, IN_ENTRANCE, JOURNAL, typeOf } from '../tiles.ts';

export function loadBag(e: Expedition, { discarded }: Snapshot): void {
  e.discarded = discarded ? 1 : 0;
  const seen = [...e.types.subarray(IN_ENTRANCE, e.cave.count), e.hand, e.other];
  const laid = seen.filter((type) => type === JOURNAL).length;
  if (laid > JOURNALS) throw positionError('too-many-tiles', 'IE-COMP-1', ['temple'], typeOf(JOURNAL).name);
  let unseen = 0;
  for (let type = 0; type < BAG_TYPES; type++) {
    const left = typeOf(type).copies - seen.filter((one) => one === type).length;
    if (left < 0) throw positionError('too-many-tiles', 'IE-COMP-1', ['temple'], typeOf(type).name);
    e.bag[type] = discarded ? 0 : left;
    unseen += left;
  }
  e.bagCount = discarded ? 0 : unseen;
  if (discarded && unseen === 0) throw positionError('nothing-to-discard', 'IE-MAP-4', ['discarded']);
}

/** IE-SANC-1, IE-MAP-4: the sanctum comes when the bag is empty, and until then there is a gap. */
export function validateBag(e: Expedition, { asks, end }: Snapshot): void {
  const isHolding = [e.hand, e.other].some((type) => type !== NOTHING && type < BAG_TYPES);
  const isPlaced = e.corridor !== NOTHING;
  if (isPlaced && e.bagCount > 0) throw positionError('bag-not-empty', 'IE-SANC-1', ['temple']);
  if (isHolding && (isPlaced || e.discarded)) throw positionError('bag-empty', 'IE-SANC-1', ['reveal', 'hand']);
  if (e.bagCount > 0 && e.cave.gapCount === 0) throw positionError('no-gap', 'IE-MAP-4', ['temple']);
  const isDue = e.bagCount === 0 && !isHolding && !isPlaced;
  if (asks === 'sanctum' && !isDue) throw positionError('no-sanctum-due', 'IE-SANC-1', ['asks']);
  if (asks !== 'sanctum' && isDue && end === null) throw positionError('no-sanctum', 'IE-SANC-1', ['temple']);
}
