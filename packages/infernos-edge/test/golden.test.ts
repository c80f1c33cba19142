// Whole games, kept with every event they told. `node scripts/golden.mjs infernos-edge` makes them anew after a change of
// the rules that is meant; the difference is then there to read.
import { endingOf, goldenGames, neverShown } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { ENDS } from '../src/events.ts';
import { type InfernosEdgeEnding, infernosEdge } from '../src/index.ts';

const games = goldenGames(infernosEdge, new URL('../golden/', import.meta.url));

describe('golden games', () => {
  test.each(games.map((game) => [game.name, game] as const))('%s tells the same story', (_name, { told, kept }) =>
    expect(told).toEqual(kept),
  );

  test('there are at least 60, in every variant, with every rank and every way of ending, and some with second thoughts', () => {
    expect(games.length).toBeGreaterThanOrEqual(60);
    expect(neverShown(infernosEdge, games)).toEqual([]);
    const ends = games.map((game) => (endingOf(game) as unknown as InfernosEdgeEnding).end);
    expect([...new Set(ends)].sort()).toEqual([...ENDS].sort());
  });
});
