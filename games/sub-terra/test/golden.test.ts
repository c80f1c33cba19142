// Whole games, stored with every event. After an intended change of the rules `node scripts/golden.mjs sub-terra` writes
// them again, and the difference can be reviewed.
import { endingOf, goldenGames, missingCoverage } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { ENDS } from '../rules/events.ts';
import { type SubTerraEnding, subTerra } from '../rules/index.ts';

const games = goldenGames(subTerra, new URL('../golden/', import.meta.url));

describe('golden games', () => {
  test.each(games.map((game) => [game.name, game] as const))(
    '%s replays with the same events',
    (_name, { replayed, expected }) => expect(replayed).toEqual(expected),
  );

  test('there are at least 60, with every variant, every medal and ending, and some with undo', () => {
    expect(games.length).toBeGreaterThanOrEqual(60);
    expect(missingCoverage(subTerra, games)).toEqual([]);
    const ends = games.map((game) => (endingOf(game) as unknown as SubTerraEnding).end);
    expect([...new Set(ends)].sort()).toEqual([...ENDS].sort());
  });
});
