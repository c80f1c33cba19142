// Loads the tiles of a position. Each must have been revealed from a tile that lay there before it.

import { NOTHING, opposite, type Side } from '@undercroft/cave';
import type { Path } from '@undercroft/engine';
import { type Descent, nearSide } from '../descent.ts';
import { placeTile } from '../placement.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { EXIT_TYPE, isSteep, START_TYPE, typeNamed, typeOf } from '../tiles.ts';
import { loadBlasts, loadMarks } from './marks.ts';

const CELL = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/;

export function loadCave(d: Descent, { cave }: Snapshot): void {
  if (typeNamed(cave[0]?.tile ?? '') !== START_TYPE || cave[0]?.at !== '0,0')
    throw positionError('no-start-tile', 'ST-SETUP-2', ['cave', 0]);
  for (const [index, one] of cave.entries()) loadTile(d, one, ['cave', index]);
  loadMarks(d, cave);
  loadBlasts(d, cave);
  for (let tile = 1; tile < d.cave.count; tile++) checkConnection(d, tile, cave[tile]?.at);
  if (d.cave.gapCount === 0 && !d.types.subarray(0, d.cave.count).includes(EXIT_TYPE))
    throw positionError('no-gap-left', 'ST-CAVE-4', ['cave']);
}

function loadTile(d: Descent, { at, tile, turn }: Snapshot['cave'][number], path: Path): void {
  const found = CELL.exec(at);
  if (!found) throw positionError('no-such-cell', 'ST-CAVE-1', [...path, 'at'], at);
  const [x, y] = [Number(found[1]), Number(found[2])];
  if (d.cave.at(x, y) !== NOTHING) throw positionError('two-on-a-cell', 'ST-CAVE-1', [...path, 'at'], at);
  const type = typeNamed(tile);
  if (turn >= typeOf(type).turns)
    throw positionError('same-as-another-turn', 'ST-ACT-REVEAL', [...path, 'turn'], String(turn));
  placeTile(d, type, x, y, turn);
}

/** ST-CAVE-2, ST-TILE-LEDGE-1. */
function checkConnection(d: Descent, tile: number, at: string | undefined): void {
  const sides = [0, 1, 2, 3].filter((side) => connectsToEarlier(d, tile, side));
  if (sides.length === 0) throw positionError('not-connected', 'ST-CAVE-2', ['cave', tile, 'at'], at);
  if (isSteep(d.kinds[tile]!) && !sides.includes(nearSide(d, tile)))
    throw positionError('arrow', 'ST-TILE-LEDGE-1', ['cave', tile, 'turn'], String(d.turns[tile]));
}

function connectsToEarlier(d: Descent, tile: number, side: Side): boolean {
  const from = d.cave.beside[4 * tile + side]!;
  if (from === NOTHING || from > tile) return false;
  return d.cave.wouldConnect(from, opposite(side), d.cave.openings[tile]!, d.cave.sealed[tile]!);
}

export function tileAt(d: Descent, name: string, path: Path): number {
  const found = CELL.exec(name);
  const index = found ? d.cave.at(Number(found[1]), Number(found[2])) : NOTHING;
  if (index === NOTHING) throw positionError('nothing-there', 'ST-CAVE-1', path, name);
  return index;
}
