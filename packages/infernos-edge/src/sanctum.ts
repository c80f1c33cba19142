// The sanctum: where it can be placed, and the artifact in it (IE-SANC-1 to IE-SANC-3).

import type { Side, SideName } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as asks from './asks.ts';
import * as codes from './codes.ts';
import type { Tell } from './events.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as revealing from './revealing.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { DX, DY, has, NOTHING, opposite, SIDES } = cave;
const { ASK_SANCTUM } = asks;
const { argumentOf, beside, codeOf, SANCTUM_AT, sideOf, tileOf } = codes;
const { cellOf, HIDDEN, IN_TEMPLE, keysOnSanctum, removeWall } = expedition;
const { lay } = revealing;
const { CORRIDOR, isAllowed, KEY_TYPE, LEDGE, typeOf } = tiles;

const scratch = new Int32Array(4 * 80);

/** IE-SANC-1: asked only where there is more than one place. */
export function placeSanctum(e: Expedition, tell: Tell): void {
  const n = sanctumPlaces(e, scratch);
  if (n > 1) e.asks = ASK_SANCTUM;
  else joinSanctum(e, argumentOf(scratch[0]!), tell);
}

/** Codes of all tiles and sides the sanctum may be joined to, into `out`; answers how many. IE-SANC-2: else by walls. */
export function sanctumPlaces(e: Expedition, out: Int32Array): number {
  return deepest(e, isOpen, out) || deepest(e, isAnySide, out);
}

type Through = (e: Expedition, tile: number, side: Side) => boolean;
const isOpen: Through = (e, tile, side) => has(e.cave.openings[tile]! | e.cave.blasted[tile]!, side);
const isAnySide: Through = () => true;

function deepest(e: Expedition, through: Through, out: Int32Array): number {
  let n = 0;
  let depth = 0;
  for (let tile = 0; tile < e.cave.count; tile++) {
    if (e.cave.y[tile]! < depth) continue;
    for (let side = 0; side < 4; side++) {
      if (!through(e, tile, side) || !hasRoom(e, tile, side)) continue;
      if (e.cave.y[tile]! > depth) n = 0;
      depth = e.cave.y[tile]!;
      out[n++] = codeOf(SANCTUM_AT, beside(tile, side));
    }
  }
  return n;
}

/** Two empty allowed cells in a straight line from this side. */
function hasRoom(e: Expedition, tile: number, side: Side): boolean {
  if (e.cave.beside[4 * tile + side] !== NOTHING) return false;
  const x = e.cave.x[tile]! + DX[side]!;
  const y = e.cave.y[tile]! + DY[side]!;
  if (!isAllowed(x, y) || !isAllowed(x + DX[side]!, y + DY[side]!)) return false;
  return e.cave.at(x + DX[side]!, y + DY[side]!) === NOTHING;
}

/** The tile and side it is joined to, as one number. */
export function joinSanctum(e: Expedition, where: number, tell: Tell): void {
  const tile = tileOf(where);
  const side = sideOf(where);
  if (!isOpen(e, tile, side)) breakWall(e, tile, side, tell);
  const x = e.cave.x[tile]!;
  const y = e.cave.y[tile]!;
  e.corridor = lay(e, CORRIDOR, x + DX[side]!, y + DY[side]!, side & 1);
  e.ledge = lay(e, LEDGE, x + 2 * DX[side]!, y + 2 * DY[side]!, opposite(side));
  tell?.({
    type: 'sanctum-placed',
    rule: 'IE-SANC-1',
    at: cellOf(e, e.corridor),
    ledge: cellOf(e, e.ledge),
    from: cellOf(e, tile),
  });
  if (e.discarded) layDiscardedKeys(e, tell);
}

function breakWall(e: Expedition, tile: number, side: Side, tell: Tell): void {
  removeWall(e, tile, side);
  tell?.({ type: 'wall-removed', rule: 'IE-SANC-2', at: cellOf(e, tile), side: SIDES[side] as SideName });
}

/** IE-MAP-4: a key whose tile was discarded is laid on the ledge. */
function layDiscardedKeys(e: Expedition, tell: Tell): void {
  let laid = 0;
  for (let tile = 0; tile < e.cave.count; tile++) if (e.types[tile] === KEY_TYPE) laid++;
  for (let key = laid; key < typeOf(KEY_TYPE).copies; key++) {
    e.keys[e.ledge] = e.keys[e.ledge]! + 1;
    tell?.({ type: 'key-laid', rule: 'IE-MAP-4', at: cellOf(e, e.ledge) });
  }
  revealArtifact(e, tell);
}

/** IE-SANC-3: with the third key. */
export function revealArtifact(e: Expedition, tell: Tell): void {
  if (e.artifact !== HIDDEN || keysOnSanctum(e) < typeOf(KEY_TYPE).copies) return;
  e.artifact = IN_TEMPLE;
  e.artifactAt = e.ledge;
  tell?.({ type: 'artifact-appeared', rule: 'IE-SANC-3', at: cellOf(e, e.ledge) });
}
