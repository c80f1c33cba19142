// What a player calls things: cavers and tiles.
import type { Caver } from '@undercroft/sub-terra';
import { SHAPE_WORDS } from '../cave/tiles.ts';

export const SIGNS: Readonly<Record<Caver, string>> = {
  leader: 'Le',
  medic: 'Me',
  climber: 'Cl',
  scout: 'Sc',
  diver: 'Di',
  geologist: 'Ge',
  engineer: 'En',
  bodyguard: 'Bo',
};

export const KINDS = [
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
export type Kind = (typeof KINDS)[number];

interface TileName {
  readonly kind: Kind;
  readonly shape: string;
  /** '1·3' on a cave-in tile, else empty. */
  readonly numbers: string;
}

/** 'cave-in T 1-3', as the rules call it. */
export function readTile(tile: string): TileName {
  const [word = '', shape = '', numbers = ''] = tile.split(' ');
  return { kind: KINDS.find((kind) => kind === word) ?? 'normal', shape, numbers: numbers.replace('-', '·') };
}

/** Kinds that have one shape only, which then goes without saying. */
const ALONE: Partial<Record<Kind, string>> = {
  start: 'start',
  exit: 'exit',
  squeeze: 'squeeze',
  ledge: 'ledge',
  slide: 'slide',
  rough: 'rough crossing',
};

/** 'gas bend', 'cave-in fork 1·3', 'plain dead end'. */
export function tileWords(tile: string): string {
  const { kind, shape, numbers } = readTile(tile);
  const words = [kind === 'normal' ? 'plain' : kind, SHAPE_WORDS[shape] ?? '', numbers];
  return ALONE[kind] ?? words.filter((word) => word !== '').join(' ');
}

/** 'a gas bend', 'the exit'. */
export const aTile = (tile: string): string => `${tile.startsWith('exit') ? 'the' : 'a'} ${tileWords(tile)}`;
