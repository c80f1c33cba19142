// Trials do not reckon with luck: what was rolled is kept (IE-ARC-2).
import { infernosEdge } from '@undercroft/infernos-edge';
import type { Expedition } from './sight.ts';

/** The answer that leaves the dice as they lie, where it is asked. */
export function kept(expedition: Expedition): number | undefined {
  const keep = infernosEdge.check(expedition, { type: 'keep' });
  return infernosEdge.status(expedition).type === 'seat' && keep.ok ? keep.value : undefined;
}
