import { type Case, CLOSED, KEYS, optionsOf, placed, temple } from './support.ts';

const strict = { options: { ...optionsOf(), difficulty: 'normal', variant: 'first-edition', closing: 'strict' } };
const lost = { ...strict, ...temple(...CLOSED), discarded: true, asks: 'over', end: 'keys-lost' };

/** What became of the keys that were discarded with the bag (IE-MAP-4). */
export const CLOSING_CASES: readonly Case[] = [
  {
    name: 'a lost key and no end',
    base: lost,
    fault: { asks: 'sanctum', end: null },
    error: ['keys-lost', 'IE-MAP-4', ['discarded'], '2'],
  },
  {
    name: 'a sanctum after keys are lost',
    base: placed,
    fault: strict,
    error: ['too-many-keys', 'IE-TILE-KEY', ['temple'], '3'],
  },
  {
    name: 'an end by keys that are in the bag',
    base: lost,
    fault: { discarded: false },
    error: ['no-key-lost', 'IE-MAP-4', ['end'], 'keys-lost'],
  },
  {
    name: 'an end by keys where none was lost',
    base: { ...strict, ...temple(...KEYS) },
    fault: { discarded: true, asks: 'over', end: 'keys-lost' },
    error: ['no-key-lost', 'IE-MAP-4', ['end'], 'keys-lost'],
  },
];
