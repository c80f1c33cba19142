// Picking up, passing on and putting down keys and the artifact (IE-ACT-ITEM).

import { NOTHING } from '@undercroft/cave';
import { GIVE, PICK_UP, PUT_DOWN, TAKE } from './codes.ts';
import type { Emit } from './events.ts';
import { EMPTY, type Expedition, HOLDS_ARTIFACT, HOLDS_KEY, nameOf } from './expedition.ts';
import type { Item } from './items.ts';
import { held } from './moving.ts';
import { revealArtifact } from './sanctum.ts';
import { cellOf, isOnSanctum } from './temple.ts';

/** IE-ACT-ITEM. */
export function applyItemAction(e: Expedition, kind: number, argument: number, emit: Emit): void {
  switch (kind) {
    case PICK_UP:
      return argument === 0 ? pickUpKey(e, emit) : pickUpArtifact(e, emit);
    case TAKE:
      return passItem(e, argument, e.active, emit);
    case GIVE:
      return passItem(e, e.active, argument, emit);
    case PUT_DOWN:
      return putDown(e, emit);
    default:
      throw new RangeError(`no such action: ${kind}`);
  }
}

function pickUpKey(e: Expedition, emit: Emit): void {
  const tile = e.places[e.active]!;
  e.keys[tile] = e.keys[tile]! - 1;
  e.holds[e.active] = HOLDS_KEY;
  emitPickedUp(e, emit);
}

/** IE-CURSE-1. */
function pickUpArtifact(e: Expedition, emit: Emit): void {
  e.artifactAt = NOTHING;
  e.holds[e.active] = HOLDS_ARTIFACT;
  emitPickedUp(e, emit);
  if (e.cursed) return;
  e.cursed = 1;
  emit?.({ type: 'cursed', rule: 'IE-CURSE-1', explorer: nameOf(e, e.active) });
}

function emitPickedUp(e: Expedition, emit: Emit): void {
  if (!emit) return;
  const at = cellOf(e, e.places[e.active]!);
  const item = held(e, e.active) as Item;
  emit({ type: 'item-picked-up', rule: 'IE-ACT-ITEM', explorer: nameOf(e, e.active), item, at });
}

function passItem(e: Expedition, from: number, to: number, emit: Emit): void {
  const item = held(e, from) as Item;
  e.holds[to] = e.holds[from]!;
  e.holds[from] = EMPTY;
  emit?.({ type: 'item-given', rule: 'IE-ACT-ITEM', explorer: nameOf(e, from), item, to: nameOf(e, to) });
}

/** IE-SANC-3. */
function putDown(e: Expedition, emit: Emit): void {
  const tile = e.places[e.active]!;
  const item = held(e, e.active) as Item;
  if (item === 'artifact') e.artifactAt = tile;
  else e.keys[tile] = e.keys[tile]! + 1;
  e.holds[e.active] = EMPTY;
  emit?.({ type: 'item-put-down', rule: 'IE-ACT-ITEM', explorer: nameOf(e, e.active), item, at: cellOf(e, tile) });
  if (isOnSanctum(e, tile)) revealArtifact(e, emit);
}
