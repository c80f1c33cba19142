// Loads the spaces of the temple: the entrance, the tiles in the order they were placed, and the walls that are gone.

import { DX, DY, has, NOTHING, SIDES, type SideName } from '@undercroft/cave';
import type { Path } from '@undercroft/engine';
import { canDemolish } from '../conditions.ts';
import { type Expedition, type MARKS, RUBBLE, SHORED } from '../expedition.ts';
import { positionError } from '../position-errors.ts';
import { placeTile } from '../revealing.ts';
import { range } from '../save.ts';
import type { Snapshot } from '../snapshot.ts';
import { cellOf, removeWall, updateDoubtful } from '../temple.ts';
import {
  BAG_TYPES,
  BURNT,
  CORRIDOR,
  EXIT_SPACE,
  IN_ENTRANCE,
  isAllowed,
  JOURNAL,
  MOST_SPACES,
  NORMAL,
  typeNamed,
  typeOf,
} from '../tiles.ts';
import { parseCell, repeatedIndex, requireTile } from './places.ts';
import { validateSanctumPlace } from './sanctum.ts';

export function loadEntrance(e: Expedition, { entrance }: Snapshot): void {
  const again = repeatedIndex(entrance.map(({ at }) => at));
  if (again >= 0) throw positionError('twice', 'IE-COMP-3', ['entrance', again, 'at'], entrance[again]!.at);
  for (const [k, one] of entrance.entries()) {
    const tile = requireTile(e, one.at, ['entrance', k, 'at']);
    if (one.keys > 0 && tile === EXIT_SPACE)
      throw positionError('on-the-exit', 'IE-ACT-EXIT', ['entrance', k, 'keys'], String(one.keys));
    e.keys[tile] = one.keys;
    if (one.burnt) markBurnt(e, tile);
  }
}

function markBurnt(e: Expedition, tile: number): void {
  e.burnt[tile] = 1;
  e.kinds[tile] = BURNT;
  updateDoubtful(e, tile);
}

export function loadTemple(e: Expedition, snapshot: Snapshot): void {
  const { entrance, temple } = snapshot;
  if (IN_ENTRANCE + temple.length > MOST_SPACES)
    throw positionError('too-many-tiles', 'IE-COMP-1', ['temple'], String(temple.length));
  for (const [k, one] of temple.entries()) {
    if (typeNamed(one.tile) === CORRIDOR) validateSanctumPlace(e, snapshot, k);
    loadTile(e, one, ['temple', k]);
  }
  for (const [k, { at, blasted }] of entrance.entries())
    removeWalls(e, requireTile(e, at, ['entrance', k, 'at']), blasted, ['entrance', k, 'blasted']);
  for (const [k, { blasted }] of temple.entries()) removeWalls(e, IN_ENTRANCE + k, blasted, ['temple', k, 'blasted']);
}

function loadTile(e: Expedition, one: Snapshot['temple'][number], path: Path): void {
  const cell = parseCell(one.at);
  if (!cell || !isAllowed(...cell)) throw positionError('out-of-bounds', 'IE-MAP-2', [...path, 'at'], one.at);
  if (e.cave.at(...cell) !== NOTHING) throw positionError('two-on-a-cell', 'IE-MAP-1', [...path, 'at'], one.at);
  const type = typeNamed(one.tile);
  if (one.turn >= typeOf(type).turns)
    throw positionError('same-as-another-turn', 'IE-ACT-REVEAL', [...path, 'turn'], String(one.turn));
  const tile = placeTile(e, type, ...cell, one.turn);
  e.keys[tile] = one.keys;
  loadMarks(e, tile, one.marks, [...path, 'marks']);
}

function loadMarks(e: Expedition, tile: number, marks: readonly (typeof MARKS)[number][], path: Path): void {
  const type = typeOf(e.types[tile]!);
  const again = repeatedIndex(marks);
  if (again >= 0) throw positionError('twice', 'IE-COMP-5', [...path, again], marks[again]);
  if (marks.includes('rubble') && type.number === 0) throw positionError('mark-does-not-fit', 'IE-TILE-RUIN', path);
  if (marks.includes('shored') && (e.types[tile]! >= BAG_TYPES || type.kind === NORMAL))
    throw positionError('mark-does-not-fit', 'IE-FOR-2', path);
  if (marks.includes('burnt') && marks.length > 1) throw positionError('mark-does-not-fit', 'IE-VOLC-5', path);
  if (marks.includes('rubble')) e.marks[tile] = RUBBLE;
  if (marks.includes('shored')) {
    e.marks[tile] = e.marks[tile]! | SHORED;
    e.kinds[tile] = NORMAL;
  }
  if (marks.includes('burnt')) markBurnt(e, tile);
}

/** IE-SAP-2: only towards a neighbour or an allowed cell, and only where there is a wall. */
function removeWalls(e: Expedition, tile: number, names: readonly SideName[], path: Path): void {
  for (const name of names) {
    const side = SIDES.indexOf(name);
    const isWithin = isAllowed(e.cave.x[tile]! + DX[side]!, e.cave.y[tile]! + DY[side]!);
    if (!isWithin && e.cave.beside[4 * tile + side] === NOTHING)
      throw positionError('out-of-bounds', 'IE-SAP-2', path, name);
    if (!canDemolish(e, tile, side)) throw positionError('no-wall-there', 'IE-SAP-2', path, name);
    removeWall(e, tile, side);
  }
}

/** Every tile was connected to one that was placed before it. */
export function validateConnections(e: Expedition): void {
  for (const tile of range(e, IN_ENTRANCE, e.cave.count)) {
    const isJoined = SIDES.some((_, side) => {
      const next = e.cave.through(tile, side);
      return next !== NOTHING && next < tile;
    });
    const rule = e.types[tile] === JOURNAL ? 'IE-ARI-2' : 'IE-ACT-REVEAL';
    if (!isJoined) throw positionError('not-connected', rule, ['temple', tile - IN_ENTRANCE, 'at'], cellOf(e, tile));
  }
}

/** The number of walls that were removed, the one behind which the sanctum was placed included. */
export const countRemovedWalls = (e: Expedition): number =>
  range(e, 0, e.cave.count).reduce(
    (sum, tile) => sum + SIDES.filter((_, side) => has(e.cave.blasted[tile]!, side)).length,
    0,
  );
