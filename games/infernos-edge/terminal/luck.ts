// Previews do not count on rerolls: what was rolled is kept (IE-ARC-2).
import { infernosEdge } from '@undercroft/infernos-edge';
import type { Expedition } from './view.ts';

/** The answer that keeps the dice, where a reroll is offered. */
export function keepRoll(expedition: Expedition): number | undefined {
  const keep = infernosEdge.check(expedition, { type: 'keep' });
  return infernosEdge.status(expedition).type === 'seat' && keep.ok ? keep.value : undefined;
}
