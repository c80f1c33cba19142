import { contract, PROPERTIES } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/index.ts';

/** Random games per property, spread over the variants of a game; `npm run soak` plays many more. */
const GAMES: Readonly<Record<string, number>> = { 'pocket-sub': 480, 'sub-terra': 144, 'infernos-edge': 144 };
const SEED = process.env['CONTRACT_SEED'] ?? 'contract';

function perVariant(id: string, variants: number): number {
  const soak = process.env['CONTRACT_GAMES'];
  return soak ? Number(soak) : Math.ceil((GAMES[id] ?? 100) / variants);
}

describe.each(catalog.map((game) => [game.id, game] as const))('the contract of %s', (id, game) => {
  const games = perVariant(id, game.facts.variants.length);

  test.each(PROPERTIES.map((property) => [property.says, property] as const))('%s', (_says, property) => {
    expect(contract(game, { games, seed: SEED, properties: [property] }).slice(0, 5)).toEqual([]);
  });
});
