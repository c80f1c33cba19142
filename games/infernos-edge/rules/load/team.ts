// Loads the explorers: where they are, how they are, and what they hold.

import { NOTHING } from '@undercroft/cave';
import type { Path } from '@undercroft/engine';
import { EMPTY, type Expedition, STATES } from '../expedition.ts';
import { fullHealth } from '../explorers.ts';
import { ITEMS } from '../items.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { cellOf } from '../temple.ts';
import { BRIDGE, EXIT_SPACE } from '../tiles.ts';
import { memberIndex, requireTile } from './places.ts';

export function loadMembers(e: Expedition, { explorers }: Snapshot): void {
  for (const name of Object.keys(explorers)) memberIndex(e, name, ['explorers', name]);
  for (const [i, { explorer: name }] of e.options.explorers.entries()) {
    const one = explorers[name];
    if (!one) throw positionError('missing-explorer', 'IE-SETUP-1', ['explorers', name]);
    loadMember(e, i, one, ['explorers', name]);
  }
}

function loadMember(e: Expedition, i: number, one: Snapshot['explorers'][string], path: Path): void {
  if (one.health > fullHealth(e.who[i]!))
    throw positionError('too-much-health', 'IE-ACT-HEAL', [...path, 'health'], String(one.health));
  if ((one.at === null) !== (one.state !== 'inside'))
    throw positionError('where', 'IE-ACT-EXIT', [...path, 'at'], String(one.at));
  if (one.state === 'dead' && (one.holds !== null || one.health > 0))
    throw positionError('dead', 'IE-VOLC-5', path, one.holds ?? String(one.health));
  // Only the fire kills, and an eruption that ends the game burns nothing.
  if (one.state === 'dead' && !e.burnt[e.corridor])
    throw positionError('not-erupted', 'IE-VOLC-5', [...path, 'state'], one.state);
  e.health[i] = one.health;
  e.states[i] = STATES.indexOf(one.state);
  e.holds[i] = one.holds === null ? EMPTY : ITEMS.indexOf(one.holds) + 1;
  e.places[i] = one.at === null ? NOTHING : requireTile(e, one.at, [...path, 'at']);
  if (e.places[i] !== NOTHING) validatePlace(e, i, [...path, 'at']);
}

function validatePlace(e: Expedition, i: number, path: Path): void {
  const tile = e.places[i]!;
  if (tile === EXIT_SPACE) throw positionError('on-the-exit', 'IE-ACT-EXIT', path);
  if (e.burnt[tile]) throw positionError('burnt', 'IE-VOLC-5', path, cellOf(e, tile));
  const before = e.places.subarray(0, i).indexOf(tile);
  if (e.kinds[tile] === BRIDGE && before >= 0)
    throw positionError('two-on-a-bridge', 'IE-TILE-BRIDGE', path, cellOf(e, tile));
}
