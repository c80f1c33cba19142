// A tile in hand: how it may be turned, whether it may be thrown away, and laying it.
import { DX, DY, NOTHING, opposite, SIDES, type SideName } from '@undercroft/cave';
import { SCOUT } from './cavers.ts';
import { codeOf, PLACE } from './codes.ts';
import { cellOf, type Descent, isA, nameOf, noteHindrance, noteSurroundings } from './descent.ts';
import type { Tell } from './events.ts';
import { push, REFILL } from './jobs.ts';
import { EXIT_TYPE, isSteep, openingsOf, sealedSides, typeOf } from './tiles.ts';

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
  noteSurroundings(d, tile);
  noteHindrance(d, tile);
  return tile;
}

export const gapCell = (d: Descent): string => `${cellX(d)},${cellY(d)}`;
export const gapSide = (d: Descent): SideName => SIDES[d.gap] as SideName;
