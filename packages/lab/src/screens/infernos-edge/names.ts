// What a player calls things: explorers, tiles, faces, items.
import type { Explorer, Face, Item } from '@undercroft/infernos-edge';
import { SHAPE_WORDS } from '../cave/tiles.ts';

export const SIGNS: Readonly<Record<Explorer, string>> = {
  archaeologist: 'Ar',
  guide: 'Gu',
  scoundrel: 'Sc',
  aristocrat: 'At',
  foreman: 'Fo',
  sharpshooter: 'Sh',
  sapper: 'Sa',
  veteran: 'Ve',
  healer: 'He',
  priest: 'Pr',
};

/** What a tile is called by the rules: the first word of its name. */
export const KINDS = [
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
export type Kind = (typeof KINDS)[number];

interface TileName {
  readonly kind: Kind;
  readonly shape: string;
  /** Of a ruin, else empty. */
  readonly number: string;
}

/** 'ruin T 4', as the rules call it. */
export function readTile(tile: string): TileName {
  const [word = '', shape = '', number = ''] = tile.split(' ');
  return { kind: KINDS.find((kind) => kind === word) ?? 'normal', shape, number };
}

/** Kinds that have one shape only, which then goes without saying. */
const ALONE: Partial<Record<Kind, string>> = {
  exit: 'exit',
  crossroads: 'crossroads',
  journal: 'journal fork',
  bridge: 'bridge',
  key: 'key chamber',
  spike: 'spike trap',
  dart: 'dart trap',
  sanctum: 'sanctum',
  ledge: 'ledge of the sanctum',
};

/** 'lava fork', 'ruin crossing 3', 'plain fork', 'wing'. */
export function tileWords(tile: string): string {
  const { kind, shape, number } = readTile(tile);
  if (kind === 'wing') return shape === 'D' ? 'wing, guardian space' : 'wing';
  const words = [kind === 'normal' ? 'plain' : kind, SHAPE_WORDS[shape] ?? '', number];
  return ALONE[kind] ?? words.filter((word) => word !== '').join(' ');
}

/** 'plain', 'spikes': a tile by what it does, for counting. */
export function kindWords(tile: string): string {
  const { kind } = readTile(tile);
  return KIND_WORDS[kind] ?? kind;
}

const KIND_WORDS: Partial<Record<Kind, string>> = { normal: 'plain', spike: 'spikes', dart: 'darts' };

export const ITEM_WORDS: Readonly<Record<Item, string>> = { key: 'a key', artifact: 'the artifact' };

/** A face of a hazard die, or of the number die. */
export const faceText = (face: number | Face): string => (typeof face === 'number' ? `a ${face}` : face);
