// Checks what became of the keys that were discarded with the bag (IE-MAP-4).

import { NOTHING } from '@undercroft/cave';
import { closingOf, type Expedition } from '../expedition.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { keysDiscarded } from '../temple.ts';

/** With `strict`, a lost key ends the game before the sanctum is placed, and nothing else ends it so. */
export function validateClosing(e: Expedition, { end }: Snapshot): void {
  const lost = closingOf(e) === 'strict' ? keysDiscarded(e) : 0;
  if (lost > 0 && (end !== 'keys-lost' || e.corridor !== NOTHING))
    throw positionError('keys-lost', 'IE-MAP-4', ['discarded'], String(lost));
  if (lost === 0 && end === 'keys-lost') throw positionError('no-key-lost', 'IE-MAP-4', ['end'], end);
}
