import { contract, PROPERTIES } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/index.ts';

/** Per variant and property; `npm run soak` plays many more. */
const GAMES = Number(process.env['CONTRACT_GAMES'] ?? 25);
const SEED = process.env['CONTRACT_SEED'] ?? 'contract';

describe.each(catalog.map((game) => [game.id, game] as const))('the contract of %s', (_id, game) => {
  test.each(PROPERTIES.map((property) => [property.says, property] as const))('%s', (_says, property) => {
    expect(contract(game, { games: GAMES, seed: SEED, properties: [property] }).slice(0, 5)).toEqual([]);
  });
});
