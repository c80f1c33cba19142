// What words of both languages are about: the kinds of tiles, what each person can do, and a place as it is described.
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

interface Ability<Name extends string> {
  readonly name: Name;
  readonly rule: string;
}

const ability = <Name extends string>(name: Name, rule: string): Ability<Name> => ({ name, rule });

/** In the order of the cards; how often they can be used stands in the position. */
export const CAVER_ABILITIES = {
  diver: [ability('dive', 'ST-DIV-1'), ability('amphibious', 'ST-DIV-3')],
  scout: [ability('pathfinder', 'ST-SCO-1'), ability('stealthy', 'ST-SCO-2')],
  geologist: [ability('excavate', 'ST-GEO-1'), ability('intuition', 'ST-GEO-2')],
  engineer: [ability('demolish', 'ST-ENG-1'), ability('vigilant', 'ST-ENG-3')],
  climber: [ability('rig', 'ST-CLI-1'), ability('agile', 'ST-CLI-2')],
  medic: [ability('bandage', 'ST-MED-1'), ability('sprint', 'ST-MED-2')],
  bodyguard: [ability('repel', 'ST-BOD-1'), ability('protective', 'ST-BOD-2')],
  leader: [ability('direct', 'ST-LEA-1'), ability('experienced', 'ST-LEA-2')],
} as const satisfies Record<Caver, readonly Ability<string>[]>;
export type CaverAbility = (typeof CAVER_ABILITIES)[Caver][number]['name'];

export const EXPLORER_ABILITIES = {
  archaeologist: [ability('scholar', 'IE-ARC-1'), ability('adventurer', 'IE-ARC-2')],
  guide: [ability('agile', 'IE-GUI-1'), ability('illuminate', 'IE-GUI-2')],
  scoundrel: [ability('sprint', 'IE-SCN-1'), ability('alert', 'IE-SCN-2')],
  aristocrat: [ability('command', 'IE-ARI-1'), ability('research', 'IE-ARI-2')],
  foreman: [ability('excavate', 'IE-FOR-1'), ability('shore-up', 'IE-FOR-2')],
  sharpshooter: [ability('scope', 'IE-SHA-1'), ability('shoot', 'IE-SHA-2')],
  sapper: [ability('grenade', 'IE-SAP-1'), ability('demolish', 'IE-SAP-2')],
  veteran: [ability('annihilate', 'IE-VET-1'), ability('brace', 'IE-VET-2')],
  healer: [ability('mend', 'IE-HEA-1'), ability('survivor', 'IE-HEA-2')],
  priest: [ability('revive', 'IE-PRI-1'), ability('purify', 'IE-PRI-2')],
} as const satisfies Record<Explorer, readonly Ability<string>[]>;
export type ExplorerAbility = (typeof EXPLORER_ABILITIES)[Explorer][number]['name'];

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
