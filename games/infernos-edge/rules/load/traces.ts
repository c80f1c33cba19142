// Every use of a limited ability leaves a trace in the temple: a journal tile, a mark, a removed wall.

import { type Expedition, SHORED } from '../expedition.ts';
import { positionError } from '../position-errors.ts';
import { range } from '../save.ts';
import type { Snapshot } from '../snapshot.ts';
import { BAG_TYPES, IN_ENTRANCE, JOURNAL, NORMAL, typeOf } from '../tiles.ts';
import { isBehindWall } from './sanctum.ts';
import { countRemovedWalls } from './temple.ts';
import { type Use, usedOf } from './uses.ts';

/** IE-ARI-2, IE-FOR-2, IE-SAP-2. */
export function validateTraces(e: Expedition, snapshot: Snapshot): void {
  const tiles = range(e, IN_ENTRANCE, e.cave.count);
  const journals = [...tiles.map((tile) => e.types[tile]!), e.hand].filter((type) => type === JOURNAL).length;
  requireUses(snapshot, 'journals', 'IE-ARI-2', [journals, journals]);
  const shored = tiles.filter((tile) => e.marks[tile]! & SHORED).length;
  const burnt = tiles.filter((tile) => mayHaveBeenShored(e, tile)).length;
  requireUses(snapshot, 'shores', 'IE-FOR-2', [shored, shored + burnt]);
  const walls = countRemovedWalls(e);
  requireUses(snapshot, 'demolitions', 'IE-SAP-2', [walls - (isBehindWall(e) ? 1 : 0), walls]);
}

/** Burnt tiles have lost their marks. */
const mayHaveBeenShored = (e: Expedition, tile: number): boolean =>
  e.burnt[tile] === 1 && e.types[tile]! < BAG_TYPES && typeOf(e.types[tile]!).kind !== NORMAL;

type Bounds = readonly [least: number, most: number];

function requireUses(snapshot: Snapshot, use: Use, rule: string, [least, most]: Bounds): void {
  const used = usedOf(snapshot, use);
  if (used < least || used > most) throw positionError('uses-do-not-fit', rule, [use], String(snapshot[use]));
}
