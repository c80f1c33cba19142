// Everything that can be told of a descent: who, what, where, roll, needed, lost, source, rule.
import type { SideName } from '@undercroft/cave';
import type { Caver } from './cavers.ts';
import type { Hazard } from './hazards.ts';

export const SOURCES = ['exertion', 'rough', 'gas', 'flood', 'cave-in', 'tremor', 'horror'] as const;
export type Source = (typeof SOURCES)[number];

export const ROLLS = ['exertion', 'rope', 'hide', 'rough', 'tremor', 'darkness', 'cave-in'] as const;
export type Roll = (typeof ROLLS)[number];

export const WAYS = ['move', 'run', 'sprint', 'swim', 'squeeze', 'explore', 'appear'] as const;
export type Way = (typeof WAYS)[number];

export const ENDS = ['everyone-on-exit', 'nobody-conscious', 'left'] as const;
export type End = (typeof ENDS)[number];

export const MEDALS = ['gold', 'silver', 'bronze', 'defeat'] as const;
export type Medal = (typeof MEDALS)[number];

interface Happening<Type extends string> {
  readonly type: Type;
  readonly rule: string;
}

interface OfCaver<Type extends string> extends Happening<Type> {
  readonly caver: Caver;
}

export type Event =
  | (Happening<'round-began'> & { readonly round: number; readonly start: Caver })
  | (OfCaver<'turn-began'> & { readonly at: string; readonly points: number })
  | (OfCaver<'turn-passed'> & { readonly why: 'unconscious' })
  | OfCaver<'turn-ended'>
  | OfCaver<'exerted'>
  | (OfCaver<'gap-named'> & { readonly at: string; readonly side: SideName; readonly exploring: boolean })
  | (OfCaver<'tile-drawn'> & { readonly tile: string; readonly left: number })
  | (OfCaver<'tile-taken'> & { readonly tile: string })
  | (Happening<'tile-discarded'> & { readonly tile: string; readonly why: 'closes-the-cave' | 'pathfinder' })
  | (Happening<'tile-set-aside'> & { readonly tile: string; readonly left: number })
  | Happening<'exit-seen'>
  | Happening<'stack-empty'>
  | (OfCaver<'tile-placed'> & { readonly tile: string; readonly at: string; readonly turn: number })
  | (OfCaver<'moved'> & { readonly from: string; readonly to: string; readonly how: Way })
  | (Happening<'rolled'> & {
      readonly caver?: Caver;
      readonly why: Roll;
      readonly face: number;
      readonly needed?: number;
      readonly passed?: boolean;
    })
  | (OfCaver<'lost-health'> & {
      readonly amount: number;
      readonly left: number;
      readonly source: Source;
      readonly at: string;
    })
  | (OfCaver<'spared'> & { readonly source: Source; readonly by: Caver; readonly at: string })
  | (OfCaver<'knocked-out'> & { readonly at: string; readonly source: Source })
  | (OfCaver<'healed'> & { readonly by: Caver; readonly left: number })
  | OfCaver<'woke'>
  | (OfCaver<'rubble-cleared'> & { readonly at: string })
  | (OfCaver<'rope-placed'> & { readonly at: string })
  | OfCaver<'hid'>
  | (OfCaver<'dived'> & { readonly at: string })
  | (OfCaver<'surfaced'> & { readonly at: string })
  | (OfCaver<'demolished'> & { readonly at: string; readonly side: SideName; readonly left: number })
  | (OfCaver<'horror-repelled'> & { readonly at: string })
  | (OfCaver<'directed'> & { readonly by: Caver })
  | OfCaver<'declined'>
  | (Happening<'hazard'> & { readonly hazard: Hazard; readonly severe: boolean; readonly left: number })
  | Happening<'gas-ended'>
  | Happening<'gas-spread'>
  | (Happening<'flooded'> & { readonly tiles: readonly string[] })
  | (Happening<'blocked'> & { readonly face: number; readonly tiles: readonly string[] })
  | (Happening<'horror-moved'> & { readonly from: string; readonly to: string; readonly towards: Caver })
  | (Happening<'horror-left'> & { readonly at: string })
  | (Happening<'horror-came'> & { readonly at: string })
  | Happening<'torches-died'>
  | OfCaver<'removed'>
  | (Happening<'ended'> & { readonly end: End; readonly medal: Medal; readonly leftBehind: readonly Caver[] });

export type Tell = ((event: Event) => void) | undefined;
