// What is collected from the events of a game agrees with its last position.
import { expect, test } from 'vitest';
import { checkResult, collectGames, lastOf } from '../../../../packages/lab/test/collecting.ts';

test.each([
  ['wanderers', {}, 'wanderer', 60],
  ['a bot that lives longer', { difficulty: 'beginner' }, 'novice', 6],
])('%s', async (_, options, bot, n) => {
  for (const seen of await collectGames('infernos-edge', options, bot, n)) {
    checkResult(seen);
    const { result, last: temple, ending } = seen;
    expect(lastOf(result.series['tiles'])).toBe(temple.temple.length);
    expect(lastOf(result.series['guardians'])).toBe(temple.guardians.length);
    expect(result.end).toBe(ending.end);
    let down = 0;
    for (const { name, fate, by } of result.members) {
      const { state, health } = temple.explorers[name];
      const expected = state === 'escaped' ? 'out' : state === 'dead' ? 'dead' : health === 0 ? 'down' : 'inside';
      expect(fate).toBe(expected);
      if (fate === 'down') down++;
      if (fate === 'dead') expect(by).toBe('lava');
    }
    expect(lastOf(result.series['down'])).toBe(down);
  }
});
