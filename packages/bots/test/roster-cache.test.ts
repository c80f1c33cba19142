// A thread keeps the bots of each game.

import { loadRoster } from '@undercroft/catalog/bots';
import { type Game, Stream, unwrap } from '@undercroft/engine';
import { lanternsV2 } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { conclude, createRosterCache, plainRoster, questionFor, rosterUnder } from '../src/index.ts';

test('the bots of a game are loaded once, also when they are wanted twice at the same time', async () => {
  const loaded: string[] = [];
  const rosterOf = createRosterCache((id) => {
    loaded.push(id);
    return loadRoster(id);
  });
  const [one, other] = await Promise.all([rosterOf('pocket-sub'), rosterOf('pocket-sub')]);
  expect(other).toBe(one);
  expect(await rosterOf('pocket-sub')).toBe(one);
  expect((await rosterOf('sub-terra')).game.id).toBe('sub-terra');
  expect(loaded).toEqual(['pocket-sub', 'sub-terra']);
});

test('a load that failed is tried again', async () => {
  let calls = 0;
  const rosterOf = createRosterCache((id) => (++calls === 1 ? Promise.reject(new Error('offline')) : loadRoster(id)));
  await expect(rosterOf('pocket-sub')).rejects.toThrow('offline');
  expect((await rosterOf('pocket-sub')).game.id).toBe('pocket-sub');
});

test('two caches share no bots', async () => {
  const [one, other] = await Promise.all([
    createRosterCache(loadRoster)('pocket-sub'),
    createRosterCache(loadRoster)('pocket-sub'),
  ]);
  expect(one.bots.adept).not.toBe(other.bots.adept);
});

test('TB-REC-3 at a table of earlier rules the bots read positions by those', async () => {
  const roster = plainRoster(lanternsV2 as Game);
  const earlier = rosterUnder(roster, 1);
  expect(rosterUnder(roster, 2)).toBe(roster);
  expect(earlier.bots).toBe(roster.bots);
  // A snapshot of version 1 does not say how long the stairs are.
  const state = unwrap(earlier.game.load({ steps: [11, 3], seat: 0, feeling: false }));
  const { line } = conclude(earlier.bots.novice.think(questionFor(earlier.game, state, Stream.of(1))), {
    iterations: 40,
  });
  for (const code of line) earlier.game.play(state, code);
  expect(earlier.game.status(state)).toMatchObject({ type: 'over' });
  expect(() => rosterUnder(roster, 3)).toThrow('no rules 3 of lanterns');
});
