// Loads the guardians: where they are, and which of them have activated.

import { type Expedition, RUBBLE } from '../expedition.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { EXIT_SPACE } from '../tiles.ts';
import { requireTile } from './places.ts';

export function loadGuardians(e: Expedition, { guardians }: Snapshot): void {
  for (const [g, { at, activated, acting }] of guardians.entries()) {
    const tile = requireTile(e, at, ['guardians', g, 'at']);
    if (tile === EXIT_SPACE || e.burnt[tile])
      throw positionError('no-guardian-here', 'IE-GUARD-5', ['guardians', g, 'at'], at);
    if (e.marks[tile]! & RUBBLE) throw positionError('no-guardian-here', 'IE-GUARD-4', ['guardians', g, 'at'], at);
    e.guardians[g] = tile;
    e.activated[g] = activated ? 1 : 0;
    if (acting) e.guardian = g;
  }
  e.guardianCount = guardians.length;
}

/** IE-GUARD-6: the one that acts has activated; between activations only those that came since have not. */
export function validateActivated({ asks, guardians }: Snapshot): void {
  const isActivation = ['guardian', 'victim', 'path', 'over'].includes(asks);
  const waiting = guardians.findIndex(({ activated, acting }, g) => {
    const isSkipped = !isActivation && guardians[g + 1]?.activated;
    return !activated && (acting || isSkipped);
  });
  if (waiting >= 0) throw positionError('not-activated', 'IE-GUARD-6', ['guardians', waiting, 'activated']);
}
