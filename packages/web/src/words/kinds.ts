// What words of both languages are about: the kinds of tiles, and a place as it is described.
import type { SideName } from '@undercroft/cave';
import type { Explorer } from '@undercroft/infernos-edge';
import type { Caver } from '@undercroft/sub-terra';
import type { Offset, Places } from './places.ts';

/** The first word of a tile's name in the rules. */
export const CAVE_KINDS = [
  'start',
  'exit',
  'normal',
  'water',
  'gas',
  'cave-in',
  'horror',
  'squeeze',
  'ledge',
  'slide',
  'rough',
] as const;
export type CaveKind = (typeof CAVE_KINDS)[number];

export const TEMPLE_KINDS = [
  'exit',
  'crossroads',
  'wing',
  'normal',
  'journal',
  'bridge',
  'key',
  'lava',
  'spike',
  'dart',
  'ruin',
  'guardian',
  'sanctum',
  'ledge',
] as const;
export type TempleKind = (typeof TEMPLE_KINDS)[number];

export type Shape = 'X' | 'T' | 'L' | 'I' | 'D';

/** What an action is aimed at, where the action itself does not say it in a player's words. */
export interface Aim {
  /** For actions that name a cell. */
  readonly places?: Places;
  /** To which sides the tile to be placed would be open. */
  readonly openings?: readonly SideName[];
  /** The tile that would be taken, as the rules name it. */
  readonly tile?: string;
}

/** A deed that is possible at a place. */
export interface Possible<Type extends string> {
  readonly deed: Type;
  readonly points: number;
}

/** A tile, or a gap where none lies yet, as a screen reader says it. */
export interface CavePlace<Type extends string = string> {
  readonly tile?: string;
  readonly from: Offset;
  readonly marks?: readonly ('flood' | 'rubble' | 'rope')[];
  readonly gas?: boolean;
  readonly horror?: boolean;
  readonly people?: readonly { readonly caver: Caver; readonly state?: 'unconscious' | 'hidden' }[];
  readonly can?: readonly Possible<Type>[];
}

export interface TemplePlace<Type extends string = string> {
  readonly tile?: string;
  readonly from: Offset;
  readonly marks?: readonly ('rubble' | 'shored' | 'burnt')[];
  readonly keys?: number;
  readonly artifact?: boolean;
  readonly guardians?: number;
  /** The lava takes it next. */
  readonly burnsNext?: boolean;
  readonly people?: readonly { readonly explorer: Explorer; readonly state?: 'downed' | 'braced' }[];
  readonly can?: readonly Possible<Type>[];
}
