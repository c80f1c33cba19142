// A tile in hand: how it may be turned, whether it may be thrown away, and laying it.

import type { SideName } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as cavers from './cavers.ts';
import * as codes from './codes.ts';
import type { Descent } from './descent.ts';
import * as descent from './descent.ts';
import type { Tell } from './events.ts';
import * as jobs from './jobs.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { DX, DY, NOTHING, opposite, SIDES } = cave;
const { SCOUT } = cavers;
const { codeOf, PLACE } = codes;
const { cellOf, isA, nameOf, noteNewTile } = descent;
const { push, REFILL } = jobs;
const { EXIT_TYPE, isSteep, openingsOf, sealedSides, typeOf } = tiles;

const cellX = (d: Descent): number => d.cave.x[d.places[d.actor]!]! + DX[d.gap]!;
const cellY = (d: Descent): number => d.cave.y[d.places[d.actor]!]! + DY[d.gap]!;

/** Codes of the turns in which the tile in hand may lie, into `out`; answers how many. */
export function fittingTurns(d: Descent, out: Int32Array): number {
  let n = 0;
  for (let turn = 0; turn < typeOf(d.hand).turns; turn++)
    if (misfit(d, turn) === undefined) out[n++] = codeOf(PLACE, turn);
  return n;
}

export type Misfit = 'arrow' | 'not-connected' | 'closes-the-cave';

/** Why the tile in hand may not be turned so: ST-TILE-LEDGE-1, ST-CAVE-2, ST-CAVE-4. */
export function misfit(d: Descent, turn: number): Misfit | undefined {
  const type = typeOf(d.hand);
  if (isSteep(type.kind) && turn !== opposite(d.gap)) return 'arrow';
  const openings = openingsOf(type, turn);
  if (!d.cave.wouldConnect(d.places[d.actor]!, d.gap, openings, sealedSides(type, turn))) return 'not-connected';
  if (d.hand === EXIT_TYPE || isExitLaid(d)) return undefined;
  return d.cave.leavesGap(cellX(d), cellY(d), openings) ? undefined : 'closes-the-cave';
}

/** The exit is in the stack, in hand or laid; it is never thrown away. */
export const isExitLaid = (d: Descent): boolean => d.exitHidden === 0 && d.hand !== EXIT_TYPE;

/** ST-SCO-1. */
export const mayDiscard = (d: Descent): boolean =>
  isA(d, d.actor, SCOUT) && d.discardsLeft > 0 && d.hand !== EXIT_TYPE && d.stack > 0;

export function layInHand(d: Descent, turn: number, tell: Tell): void {
  const type = d.hand;
  const tile = lay(d, type, cellX(d), cellY(d), turn);
  d.hand = NOTHING;
  tell?.({
    type: 'tile-placed',
    rule: 'ST-ACT-REVEAL',
    caver: nameOf(d, d.actor),
    tile: typeOf(type).name,
    at: cellOf(d, tile),
    turn,
  });
  if (d.fromAside || type === EXIT_TYPE) push(d, REFILL);
  d.fromAside = 0;
}

export function lay(d: Descent, type: number, x: number, y: number, turn: number): number {
  const tile = d.cave.lay(x, y, openingsOf(typeOf(type), turn), sealedSides(typeOf(type), turn));
  d.types[tile] = type;
  d.turns[tile] = turn;
  d.kinds[tile] = typeOf(type).kind;
  d.marks[tile] = 0;
  noteNewTile(d, tile);
  return tile;
}

export const gapCell = (d: Descent): string => `${cellX(d)},${cellY(d)}`;
export const gapSide = (d: Descent): SideName => SIDES[d.gap] as SideName;
