// Warnings before the bag is discarded with keys in it (IE-MAP-4).
import {
  actionTrapsKeys,
  areKeysTrapped,
  closingOf,
  infernosEdge,
  isOneGapLeft,
  keysInBag,
  wouldDiscardKeys,
} from '@undercroft/infernos-edge';
import type { Loss } from '@undercroft/terminal/screen';
import { clause } from '@undercroft/words/grammar';
import type { Expedition } from './view.ts';
import type { Words } from './words.ts';

export interface ClosingWarning {
  readonly loss: Loss;
  /** Otherwise the keys are laid somewhere by a house rule. */
  readonly isLost: boolean;
}

export function closingWarning(expedition: Expedition, code: number, words: Words): ClosingWarning | undefined {
  const does = effectOf(expedition, code);
  if (!does) return undefined;
  const rule = closingOf(expedition);
  const what = clause(words.game.closing[does](keysInBag(expedition), rule));
  return { loss: { what, rule: 'IE-MAP-4' }, isLost: rule === 'strict' };
}

function effectOf(expedition: Expedition, code: number): 'discards' | 'traps' | undefined {
  if (wouldDiscardKeys(expedition, code)) return 'discards';
  return actionTrapsKeys(expedition, code) ? 'traps' : undefined;
}

/** While gaps can be named: that none takes a tile any more, or that one is left. */
export function gapWarning(expedition: Expedition, { game: { closing } }: Words): string | undefined {
  const keys = keysInBag(expedition);
  const { asks } = infernosEdge.save(expedition);
  if (keys === 0 || (asks !== 'action' && asks !== 'illuminate')) return undefined;
  if (areKeysTrapped(expedition)) return closing.trapped(keys, closingOf(expedition));
  return isOneGapLeft(expedition) ? closing.oneGap(keys, closingOf(expedition)) : undefined;
}
