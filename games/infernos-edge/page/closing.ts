// Warnings before the bag is discarded with keys in it (IE-MAP-4). Where that loses the game, it takes a second touch.
import {
  actionTrapsKeys,
  areKeysTrapped,
  closingOf,
  isOneGapLeft,
  keysInBag,
  wouldDiscardKeys,
} from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import type { Expedition } from './viewpoint.ts';

export interface ClosingWarning {
  readonly text: string;
  /** '1 key lost' */
  readonly short: string;
  /** The bag goes at once; otherwise with the next tile, unless another gap opens. */
  readonly isCertain: boolean;
  /** What confirms it, where it loses the game. */
  readonly confirm?: string;
}

export function closingWarning(
  expedition: Expedition,
  { code }: { readonly code: number },
  { closing }: InfernosEdgeWords,
): ClosingWarning | undefined {
  const does = wouldDiscardKeys(expedition, code) ? 'discards' : actionTrapsKeys(expedition, code) && 'traps';
  if (!does) return undefined;
  const keys = keysInBag(expedition);
  const rule = closingOf(expedition);
  const warning = { text: closing[does](keys, rule), short: closing.short(keys), isCertain: does === 'discards' };
  return rule === 'strict' ? { ...warning, confirm: closing.confirm[does] } : warning;
}

export function gapWarning(expedition: Expedition, { closing }: InfernosEdgeWords): string | undefined {
  const keys = keysInBag(expedition);
  const kind = areKeysTrapped(expedition) ? 'trapped' : keys > 0 && isOneGapLeft(expedition) && 'oneGap';
  return kind ? closing[kind](keys, closingOf(expedition)) : undefined;
}
