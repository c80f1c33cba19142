// Whole games, kept with every event they told. `node scripts/golden.mjs pocket-sub` makes them anew after a change of
// the rules that is meant; the difference is then there to read.
import { goldenGames, neverShown } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { pocketSub } from '../src/index.ts';

const games = goldenGames(pocketSub, new URL('../golden/', import.meta.url));

describe('golden games', () => {
  test.each(games.map((game) => [game.name, game] as const))('%s tells the same story', (_name, { told, kept }) =>
    expect(told).toEqual(kept),
  );

  test('there are at least 30, in every variant, with every way of ending, and some with second thoughts', () => {
    expect(games.length).toBeGreaterThanOrEqual(30);
    expect(neverShown(pocketSub, games)).toEqual([]);
  });
});
