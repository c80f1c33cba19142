import { expect, test } from 'vitest';
import { loadRoster } from '../src/bots.ts';
import { catalog } from '../src/index.ts';

test.each(catalog.map(({ id }) => id))('%s has bots that play it', async (id) => {
  const { game, bots } = await loadRoster(id);
  expect(game.id).toBe(id);
  expect(Object.keys(bots)).toEqual(['wanderer', 'novice', 'adept']);
});

test('a game that is not listed has no bots', async () => {
  await expect(loadRoster('lanterns')).rejects.toThrow('lanterns');
});

test('every loaded roster has bots of its own', async () => {
  const [one, other] = [await loadRoster('infernos-edge'), await loadRoster('infernos-edge')];
  expect(one.bots.adept).not.toBe(other.bots.adept);
});
