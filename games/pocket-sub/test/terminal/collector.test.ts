// What is collected from the events of a game agrees with its last position.
import { expect, test } from 'vitest';
import { checkResult, collectGames, lastOf } from '../../../../packages/lab/test/collecting.ts';

test.each([2, 3, 4])('%i fleets', async (players) => {
  for (const seen of await collectGames('pocket-sub', { players, setup: 'standard', captain: true }, 'wanderer', 30)) {
    checkResult(seen);
    const { result, last: sea } = seen;
    const mines = Object.values<string[]>(sea.mines).reduce((all, { length }) => all + length, 0);
    expect(lastOf(result.series['mines'])).toBe(mines);
    for (const { name, seat, fate } of result.members) {
      expect(Object.keys(sea.subs)[seat]).toBe(name);
      expect(fate).toBe(sea.subs[name].length > 0 ? 'afloat' : 'sunk');
    }
  }
});

test('a bot that estimates its chances leaves one per seat and round', async () => {
  const [seen] = await collectGames('pocket-sub', {}, 'plain:20', 1);
  const { chances = [], rounds = 0 } = seen?.result ?? {};
  expect(chances.length).toBeGreaterThan(rounds);
  expect(new Set(chances.map(([round, seat]) => `${round} ${seat}`)).size).toBe(chances.length);
  for (const [round, seat, chance] of chances) {
    expect(round).toBeLessThanOrEqual(rounds);
    expect([0, 1]).toContain(seat);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
});
