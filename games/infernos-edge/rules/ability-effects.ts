// The effects of abilities, and of digging.

import { SIDES, type SideName } from '@undercroft/cave';
import { ASK_COMMANDED, ASK_PLACE } from './asks.ts';
import { argumentOf, HERE, sideOf, tileOf } from './codes.ts';
import { endIfOver } from './ending.ts';
import type { Emit } from './events.ts';
import { type Expedition, nameOf, RUBBLE, SHORED } from './expedition.ts';
import { destroyAll } from './guardians.ts';
import { wound } from './health.ts';
import { COMMANDED_OVER } from './jobs.ts';
import { fittingTurns, gapCell, placeHeldTile } from './revealing.ts';
import { cellOf, removeWall } from './temple.ts';
import { JOURNAL, NORMAL } from './tiles.ts';

const turns = new Int32Array(4);

/** IE-ARI-2: places a journal tile without a draw. */
export function research(e: Expedition, where: number, emit: Emit): void {
  e.base = tileOf(where);
  e.gap = sideOf(where);
  e.journals--;
  e.hand = JOURNAL;
  emit?.({ type: 'gap-named', rule: 'IE-ARI-2', explorer: nameOf(e, e.actor), at: gapCell(e), exploring: false });
  if (fittingTurns(e, JOURNAL, turns) > 1) e.asks = ASK_PLACE;
  else placeHeldTile(e, argumentOf(turns[0]!), emit);
}

export function dig(e: Expedition, where: number, rule: string, emit: Emit): void {
  const own = e.places[e.active]!;
  const tile = where === HERE ? own : e.cave.through(own, where);
  e.marks[tile] = e.marks[tile]! & ~RUBBLE;
  emit?.({ type: 'rubble-cleared', rule, at: cellOf(e, tile), explorer: nameOf(e, e.active) });
}

/** IE-SAP-1. */
export function throwGrenade(e: Expedition, tile: number, emit: Emit): void {
  destroyAll(e, tile, e.active, 'IE-SAP-1', emit);
  for (let i = 0; i < e.explorers; i++) if (e.places[i] === tile) wound(e, i, 1, 'grenade', emit);
  endIfOver(e, emit);
}

/** IE-ARI-1. */
export function command(e: Expedition, other: number, emit: Emit): void {
  emit?.({ type: 'commanded', rule: 'IE-ARI-1', explorer: nameOf(e, other), by: nameOf(e, e.active) });
  e.actor = other;
  e.jobs.push(COMMANDED_OVER);
  e.asks = ASK_COMMANDED;
}

/** IE-FOR-2: keys and marks on the tile stay. */
export function shoreUp(e: Expedition, tile: number, emit: Emit): void {
  e.shores--;
  e.marks[tile] = e.marks[tile]! | SHORED;
  e.kinds[tile] = NORMAL;
  const left = e.shores;
  emit?.({ type: 'shored-up', rule: 'IE-FOR-2', explorer: nameOf(e, e.active), at: cellOf(e, tile), left });
}

/** IE-SAP-2. */
export function demolish(e: Expedition, tile: number, side: number, emit: Emit): void {
  e.demolitions--;
  removeWall(e, tile, side);
  emit?.({
    type: 'demolished',
    rule: 'IE-SAP-2',
    explorer: nameOf(e, e.active),
    at: cellOf(e, tile),
    side: SIDES[side] as SideName,
    left: e.demolitions,
  });
}
