// What words of every language are about: the kinds of tiles, and a place as it is described.
import type { Caver } from '@undercroft/sub-terra';
import type { PossibleAction } from '@undercroft/words/cave/targets';
import type { Offset } from '@undercroft/words/places';

/** A tile, or a gap where none lies yet, as a screen reader says it. */
export interface CavePlace<Type extends string = string> {
  readonly tile?: string;
  readonly from: Offset;
  readonly marks?: readonly ('flood' | 'rubble' | 'rope')[];
  readonly gas?: boolean;
  readonly horror?: boolean;
  readonly people?: readonly { readonly caver: Caver; readonly state?: 'unconscious' | 'hidden' }[];
  readonly can?: readonly PossibleAction<Type>[];
}
