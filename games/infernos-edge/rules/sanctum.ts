// The sanctum: where it can be placed, and the artifact in it (IE-SANC-1 to IE-SANC-3).

import { DX, DY, has, NOTHING, opposite, SIDES, type Side, type SideName } from '@undercroft/cave';
import { ASK_SANCTUM } from './asks.ts';
import { argumentOf, beside, codeOf, SANCTUM_AT, sideOf, tileOf } from './codes.ts';
import type { Emit } from './events.ts';
import { closingOf, type Expedition, HIDDEN, IN_TEMPLE } from './expedition.ts';
import { layDiscardedKeys, placeTile } from './revealing.ts';
import { cellOf, keysOnSanctum, removeWall } from './temple.ts';
import { CORRIDOR, isAllowed, KEY_TYPE, LEDGE, typeOf } from './tiles.ts';

const scratch = new Int32Array(4 * 80);

/** IE-SANC-1: a question only if there is more than one place. */
export function placeSanctum(e: Expedition, emit: Emit): void {
  const n = sanctumPlaces(e, scratch);
  if (n > 1) e.asks = ASK_SANCTUM;
  else joinSanctum(e, argumentOf(scratch[0]!), emit);
}

/** Writes codes for every place where the sanctum can be joined into `out`. IE-SANC-2: behind walls if nowhere else. */
export function sanctumPlaces(e: Expedition, out: Int32Array): number {
  return deepestPlaces(e, isOpen, out) || deepestPlaces(e, isAnySide, out);
}

type SideFilter = (e: Expedition, tile: number, side: Side) => boolean;
const isOpen: SideFilter = (e, tile, side) => has(e.cave.openings[tile]! | e.cave.blasted[tile]!, side);
const isAnySide: SideFilter = () => true;

function deepestPlaces(e: Expedition, through: SideFilter, out: Int32Array): number {
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

/** Whether there are two empty allowed cells in a straight line on this side. */
function hasRoom(e: Expedition, tile: number, side: Side): boolean {
  if (e.cave.beside[4 * tile + side] !== NOTHING) return false;
  const x = e.cave.x[tile]! + DX[side]!;
  const y = e.cave.y[tile]! + DY[side]!;
  if (!isAllowed(x, y) || !isAllowed(x + DX[side]!, y + DY[side]!)) return false;
  return e.cave.at(x + DX[side]!, y + DY[side]!) === NOTHING;
}

/** `where` is the tile and side it is joined to. */
export function joinSanctum(e: Expedition, where: number, emit: Emit): void {
  const tile = tileOf(where);
  const side = sideOf(where);
  if (!isOpen(e, tile, side)) breakWall(e, tile, side, emit);
  const x = e.cave.x[tile]!;
  const y = e.cave.y[tile]!;
  e.corridor = placeTile(e, CORRIDOR, x + DX[side]!, y + DY[side]!, side & 1);
  e.ledge = placeTile(e, LEDGE, x + 2 * DX[side]!, y + 2 * DY[side]!, opposite(side));
  emit?.({
    type: 'sanctum-placed',
    rule: 'IE-SANC-1',
    at: cellOf(e, e.corridor),
    ledge: cellOf(e, e.ledge),
    from: cellOf(e, tile),
  });
  if (e.discarded && closingOf(e) === 'ledge') placeDiscardedKeys(e, emit);
}

function breakWall(e: Expedition, tile: number, side: Side, emit: Emit): void {
  removeWall(e, tile, side);
  emit?.({ type: 'wall-removed', rule: 'IE-SANC-2', at: cellOf(e, tile), side: SIDES[side] as SideName });
}

/** IE-MAP-4. */
function placeDiscardedKeys(e: Expedition, emit: Emit): void {
  layDiscardedKeys(e, e.ledge, emit);
  revealArtifact(e, emit);
}

/** IE-SANC-3: once the third key is there. */
export function revealArtifact(e: Expedition, emit: Emit): void {
  if (e.artifact !== HIDDEN || keysOnSanctum(e) < typeOf(KEY_TYPE).copies) return;
  e.artifact = IN_TEMPLE;
  e.artifactAt = e.ledge;
  emit?.({ type: 'artifact-appeared', rule: 'IE-SANC-3', at: cellOf(e, e.ledge) });
}
