// What words of every language are about: the kinds of tiles, and a place as it is described.
import type { Explorer } from '@undercroft/infernos-edge';
import type { Offset } from '@undercroft/words/places';

/** The first word of a tile's name in the rules. */
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

/** What can be done at a place, what it costs and what it risks. */
export interface PlaceAction {
  readonly name: string;
  readonly points: number;
  readonly risk?: string | undefined;
}

/** A tile, or a gap where none lies yet, as a screen reader says it. */
export interface TemplePlace {
  readonly tile?: string;
  readonly from: Offset;
  readonly marks?: readonly ('rubble' | 'shored' | 'burnt')[];
  readonly keys?: number;
  readonly artifact?: boolean;
  readonly guardians?: number;
  /** The lava takes it next. */
  readonly burnsNext?: boolean;
  readonly people?: readonly { readonly explorer: Explorer; readonly state?: 'downed' | 'braced' }[];
  readonly can?: readonly PlaceAction[];
}
