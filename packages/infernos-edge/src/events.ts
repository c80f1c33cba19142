// Everything that can be told of an expedition: who, what, where, roll, needed, lost, source, rule.
import type { SideName } from '@undercroft/cave';
import type { State } from './expedition.ts';
import type { Explorer } from './explorers.ts';
import type { Face } from './hazards.ts';
import type { Item } from './vocabulary.ts';

export const SOURCES = [
  'exerting',
  'luck',
  'running-away',
  'spike',
  'dart',
  'lava',
  'collapse',
  'stumble',
  'guardian',
  'grenade',
] as const;
export type Source = (typeof SOURCES)[number];

export const ROLLS = ['attack', 'spike', 'collapse', 'hazard'] as const;
export type Roll = (typeof ROLLS)[number];

export const WAYS = ['move', 'run', 'sprint', 'explore', 'crawl', 'command'] as const;
export type Way = (typeof WAYS)[number];

export const ENDS = [
  'temple-empty',
  'all-downed',
  'artifact-burnt',
  'key-left',
  'entrance-burnt',
  'nobody-to-carry',
  'eruption',
] as const;
export type End = (typeof ENDS)[number];

export const RANKS = ['legendary', 'gold', 'silver', 'bronze', 'forgotten'] as const;
export type Rank = (typeof RANKS)[number];

interface Happening<Type extends string> {
  readonly type: Type;
  readonly rule: string;
}

interface OfExplorer<Type extends string> extends Happening<Type> {
  readonly explorer: Explorer;
}

export type Event =
  | (Happening<'round-began'> & { readonly round: number; readonly marker: number })
  | (OfExplorer<'turn-began'> & { readonly at: string | null; readonly state: State; readonly points: number })
  | OfExplorer<'turn-ended'>
  | (OfExplorer<'exerted'> & { readonly left: number })
  | (OfExplorer<'gap-named'> & { readonly at: string; readonly exploring: boolean })
  | (OfExplorer<'tile-drawn'> & { readonly tile: string; readonly left: number })
  | (Happening<'tile-returned'> & { readonly tile: string; readonly why: 'closes-the-temple' | 'scholar' })
  | (Happening<'bag-discarded'> & { readonly tiles: number })
  | (OfExplorer<'tile-placed'> & { readonly tile: string; readonly at: string; readonly turn: number })
  | (Happening<'key-laid'> & { readonly at: string })
  | (Happening<'rubble-laid'> & { readonly at: string })
  | (Happening<'guardian-came'> & { readonly at: string })
  | Happening<'no-guardian-left'>
  | (Happening<'sanctum-placed'> & { readonly at: string; readonly ledge: string; readonly from: string })
  | (Happening<'wall-removed'> & { readonly at: string; readonly side: SideName })
  | (Happening<'artifact-appeared'> & { readonly at: string })
  | OfExplorer<'cursed'>
  | (OfExplorer<'moved'> & { readonly from: string; readonly to: string; readonly how: Way })
  | (OfExplorer<'escaped'> & { readonly holds: Item | null })
  | (OfExplorer<'rolled'> & {
      readonly why: Roll;
      readonly face: number | Face;
      readonly needed?: number;
      readonly passed?: boolean;
    })
  | (OfExplorer<'rerolled'> & {
      readonly face: number | Face;
      readonly left: number;
      readonly paid: 'token' | 'health';
    })
  | (OfExplorer<'hazard'> & { readonly face: Face })
  | (OfExplorer<'lost-health'> & {
      readonly amount: number;
      readonly left: number;
      readonly source: Source;
      readonly at: string;
    })
  | (OfExplorer<'spared'> & { readonly source: Source; readonly by: 'alert' | 'brace'; readonly at: string })
  | (OfExplorer<'downed'> & { readonly at: string; readonly source: Source })
  | (OfExplorer<'healed'> & { readonly by: Explorer; readonly amount: number; readonly left: number })
  | OfExplorer<'stood-up'>
  | (OfExplorer<'item-picked-up'> & { readonly item: Item; readonly at: string })
  | (OfExplorer<'item-given'> & { readonly item: Item; readonly to: Explorer })
  | (OfExplorer<'item-put-down'> & { readonly item: Item; readonly at: string })
  | (OfExplorer<'commanded'> & { readonly by: Explorer })
  | OfExplorer<'declined'>
  | (OfExplorer<'shored-up'> & { readonly at: string; readonly left: number })
  | (OfExplorer<'demolished'> & { readonly at: string; readonly side: SideName; readonly left: number })
  | OfExplorer<'braced'>
  | (Happening<'rubble-cleared'> & { readonly at: string; readonly explorer?: Explorer })
  | (Happening<'trap-triggered'> & { readonly at: string; readonly trap: 'spike' | 'dart' })
  | (Happening<'collapsed'> & { readonly at: string; readonly number: number })
  | (Happening<'guardian-destroyed'> & { readonly at: string; readonly explorer?: Explorer })
  | (Happening<'guardian-attacked'> & { readonly at: string; readonly explorer: Explorer })
  | (Happening<'guardian-moved'> & { readonly from: string; readonly to: string })
  | (Happening<'marker-moved'> & { readonly to: number })
  | Happening<'erupted'>
  | (Happening<'burnt'> & { readonly tiles: readonly string[] })
  | (OfExplorer<'died'> & { readonly at: string; readonly holds: Item | null })
  | Happening<'artifact-burnt'>
  | (Happening<'ended'> & { readonly end: End; readonly rank: Rank; readonly lost: readonly Explorer[] });

export type Tell = ((event: Event) => void) | undefined;
