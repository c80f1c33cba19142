// Warnings before the bag is discarded with keys in it (IE-MAP-4). Where that loses the game, it is asked about once.
import {
  actionTrapsKeys,
  areKeysTrapped,
  closingOf,
  isOneGapLeft,
  keysInBag,
  wouldDiscardKeys,
} from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import type { Target } from '@undercroft/page-kit/game-view';
import type { Expedition } from './viewpoint.ts';

export interface ClosingWarning extends Pick<Target, 'risk'> {
  readonly text: string;
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
  const text = closing[does](keys, rule);
  return rule === 'strict' ? { text, risk: closing.short(keys), confirm: closing.confirm[does] } : { text };
}

export function gapWarning(expedition: Expedition, { closing }: InfernosEdgeWords): string | undefined {
  const keys = keysInBag(expedition);
  const kind = areKeysTrapped(expedition) ? 'trapped' : keys > 0 && isOneGapLeft(expedition) && 'oneGap';
  return kind ? closing[kind](keys, closingOf(expedition)) : undefined;
}
