// The worth of revealing tiles.

import { DY } from '@undercroft/cave';
import type { Expedition } from '@undercroft/infernos-edge';
import type { Turn } from './turn.ts';
import { WEIGHTS } from './weights.ts';

export const revealWorth = (turn: Turn, e: Expedition, side: number): number =>
  WEIGHTS.reveal + turn.closing.worthOfGap(e, turn.tile, side) - depthPenalty(turn, e, turn.tile, side);

export function exploreWorth(turn: Turn, e: Expedition, side: number): number {
  const { tile } = turn;
  let worth = WEIGHTS.explore + turn.closing.worthOfGap(e, tile, side) - depthPenalty(turn, e, tile, side);
  if (e.points === 1) worth += WEIGHTS.exploreLast;
  if (e.health[turn.actor]! <= 2) worth += WEIGHTS.exploreWeak;
  return worth;
}

export function illuminateWorth(turn: Turn, e: Expedition, side: number): number {
  const { tile } = turn;
  const reveals = hasSeveralGaps(e, tile) ? 2 : 1;
  return WEIGHTS.reveal * reveals + turn.closing.worthOfGap(e, tile, side) - depthPenalty(turn, e, tile, side) - 0.01;
}

export const scopeWorth = (turn: Turn, e: Expedition, tile: number, side: number): number =>
  WEIGHTS.reveal + turn.closing.worthOfGap(e, tile, side) - depthPenalty(turn, e, tile, side) - 0.02;

/** In a shallow temple the way home is short. */
const depthPenalty = (turn: Turn, e: Expedition, tile: number, side: number): number =>
  WEIGHTS.revealDepth * (e.cave.y[tile]! + (DY[side] as number) - turn.shallowest);

function hasSeveralGaps(e: Expedition, tile: number): boolean {
  const gaps = e.cave.gaps[tile]!;
  return (gaps & (gaps - 1)) !== 0 && e.bagCount > 1;
}
