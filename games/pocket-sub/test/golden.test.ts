// Whole games, stored with every event. After an intended change of the rules `node scripts/golden.mjs pocket-sub` writes
// them again, and the difference can be reviewed.
import { goldenGames, missingCoverage } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { pocketSub } from '../rules/index.ts';

const games = goldenGames(pocketSub, new URL('../golden/', import.meta.url));

describe('golden games', () => {
  test.each(games.map((game) => [game.name, game] as const))(
    '%s replays with the same events',
    (_name, { replayed, expected }) => expect(replayed).toEqual(expected),
  );

  test('there are at least 30, with every variant and ending, and some with undo', () => {
    expect(games.length).toBeGreaterThanOrEqual(30);
    expect(missingCoverage(pocketSub, games)).toEqual([]);
  });
});
