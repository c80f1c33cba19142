import { checkContract, PROPERTIES } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/index.ts';

/** Random games per property, spread over the variants of a game; `npm run soak` plays many more. */
const GAMES: Readonly<Record<string, number>> = { 'pocket-sub': 240, 'sub-terra': 36, 'infernos-edge': 54 };
const SEED = process.env['CONTRACT_SEED'] ?? 'contract';

function perVariant(id: string, variants: number): number {
  const soak = process.env['CONTRACT_GAMES'];
  return soak ? Number(soak) : Math.ceil((GAMES[id] ?? 100) / variants);
}

/** Every version of the rules that records were made under. */
const versions = catalog.flatMap((game) => [game, ...game.earlier]);

describe.each(versions.map((game) => [game.id, game.rules, game] as const))(
  'the contract of %s, rules %i',
  (id, _rules, game) => {
    const games = perVariant(id, game.facts.variants.length);

    test.each(PROPERTIES.map((property) => [property.description, property] as const))(
      '%s',
      (_description, property) => {
        expect(checkContract(game, { games, seed: SEED, properties: [property] }).slice(0, 5)).toEqual([]);
      },
    );
  },
);
