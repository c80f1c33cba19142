// Loads the sanctum: two spaces in a line, placed where IE-SANC-1 and IE-SANC-2 say, after the last tile of the bag.

import { DX, DY, has, NOTHING, opposite, SIDES, type Side, type SideName } from '@undercroft/cave';
import { ASKS } from '../asks.ts';
import type { Expedition } from '../expedition.ts';
import { playableInfernosEdge } from '../playable.ts';
import { positionError } from '../position-errors.ts';
import { range } from '../save.ts';
import type { Snapshot } from '../snapshot.ts';
import { BAG_TYPES, CORRIDOR, IN_ENTRANCE, LEDGE } from '../tiles.ts';
import { type Cell, parseCell } from './places.ts';
import { usedOf } from './uses.ts';

const { legal, decode, facts } = playableInfernosEdge;
const places = new Int32Array(facts.maxLegal);

/**
 * To be called before the corridor is placed: it must be one of the places that the lead explorer's player could choose
 * from. Walls that were demolished may have been there then, so with them nothing is known.
 */
export function validateSanctumPlace(e: Expedition, snapshot: Snapshot, k: number): void {
  const { at, turn } = snapshot.temple[k]!;
  const cell = parseCell(at);
  if (usedOf(snapshot, 'demolitions') > 0 || !cell) return;
  e.asks = ASKS.indexOf('sanctum');
  const isPossible = Array.from(places.subarray(0, legal(e, places))).some((code) => {
    const { at: joined, to } = decode(e, code) as { at: string; to: SideName };
    const side = SIDES.indexOf(to);
    const [x, y] = parseCell(joined) as Cell;
    return x + DX[side]! === cell[0] && y + DY[side]! === cell[1] && (side & 1) === turn;
  });
  if (!isPossible) throw positionError('not-deepest', 'IE-SANC-1', ['temple', k, 'at'], at);
}

/** IE-COMP-4: both spaces in a straight line, one after the other, or neither. */
export function loadSanctum(e: Expedition): void {
  const all = range(e, IN_ENTRANCE, e.cave.count);
  const corridors = all.filter((tile) => e.types[tile] === CORRIDOR);
  const ledges = all.filter((tile) => e.types[tile] === LEDGE);
  if (corridors.length + ledges.length === 0) return;
  const [corridor, ledge] = [corridors[0] ?? NOTHING, ledges[0] ?? NOTHING];
  const isStraight = ledge === corridor + 1 && e.cave.through(ledge, e.turns[ledge]!) === corridor;
  if (corridors.length !== 1 || ledges.length !== 1 || !isStraight)
    throw positionError('broken-sanctum', 'IE-COMP-4', ['temple']);
  e.corridor = corridor;
  e.ledge = ledge;
  const joined = e.cave.through(corridor, e.turns[ledge]!);
  if (joined === NOTHING || joined > corridor)
    throw positionError('broken-sanctum', 'IE-SANC-1', ['temple', corridor - IN_ENTRANCE]);
  const later = range(e, ledge, e.cave.count).find((tile) => e.types[tile]! < BAG_TYPES);
  if (later !== undefined) throw positionError('after-the-sanctum', 'IE-SANC-1', ['temple', later - IN_ENTRANCE]);
}

/** IE-SANC-2: whether a wall is gone where the sanctum is joined. */
export function isBehindWall(e: Expedition): boolean {
  if (e.corridor === NOTHING) return false;
  const towards: Side = e.turns[e.ledge]!;
  return has(e.cave.blasted[e.cave.through(e.corridor, towards)]!, opposite(towards));
}
