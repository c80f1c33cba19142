// Loads what is left of the limited abilities, and whether the Veteran braces.

import { BRACES, type Expedition } from '../expedition.ts';
import { positionError } from '../position-errors.ts';
import { startingUses } from '../setup.ts';
import type { Snapshot } from '../snapshot.ts';
import { turnOf } from './places.ts';

export type Use = 'luck' | 'journals' | 'shores' | 'demolitions';

/** How often an ability was used so far. */
export const usedOf = (snapshot: Snapshot, use: Use): number => startingUses(snapshot.options)[use] - snapshot[use];

export function loadUses(e: Expedition, snapshot: Snapshot): void {
  for (const use of ['luck', 'journals', 'shores', 'demolitions'] as const) {
    if (usedOf(snapshot, use) < 0) throw positionError('too-many-uses', 'IE-COMP-5', [use], String(snapshot[use]));
    e[use] = snapshot[use];
  }
}

/** IE-VET-2: he braced in his last turn, which keeps him on his feet, or rests in this one. */
export function loadBrace(e: Expedition, { brace, explorers, options }: Snapshot): void {
  e.brace = BRACES.indexOf(brace);
  if (brace === 'no') return;
  const veteran = explorers['veteran'];
  if (!veteran) throw positionError('not-in-the-team', 'IE-VET-2', ['brace'], 'veteran');
  const turn = turnOf(
    e,
    options.explorers.findIndex(({ explorer }) => explorer === 'veteran'),
  );
  const turns = e.round - (turn > turnOf(e, e.active) ? 1 : 0);
  const isDowned = veteran.health === 0 && veteran.state !== 'dead';
  if (brace === 'braced' ? turns < 1 || isDowned : turns < 2)
    throw positionError('brace-does-not-fit', 'IE-VET-2', ['brace'], brace);
}
