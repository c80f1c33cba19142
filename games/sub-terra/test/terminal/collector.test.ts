// What is collected from the events of a game agrees with its last position.
import { expect, test } from 'vitest';
import { checkResult, collectGames, lastOf } from '../../../../packages/lab/test/collecting.ts';

test.each([
  ['wanderers', { difficulty: 'expert' }, 'wanderer', 40],
  ['a bot that lives longer', {}, 'novice', 6],
])('%s', async (_, options, bot, n) => {
  for (const seen of await collectGames('sub-terra', options, bot, n)) {
    checkResult(seen);
    const { result, last: cave, ending } = seen;
    expect(lastOf(result.series['tiles'])).toBe(cave.cave.length);
    expect(lastOf(result.series['horrors'])).toBe(cave.horrors.length);
    const inPlay = Object.values<{ health: number; state: string[] }>(cave.cavers).filter(
      ({ state }) => !state.includes('removed'),
    );
    expect(lastOf(result.series['down'])).toBe(inPlay.filter(({ health }) => health === 0).length);
    expect(result.end).toBe(ending.end);
    for (const { name, fate, by } of result.members) {
      const { health, state } = cave.cavers[name];
      if (!ending.leftBehind.includes(name)) expect(fate).toBe('out');
      else if (state.includes('removed')) expect([fate, by]).toEqual(['dead', 'darkness']);
      else expect(fate).toBe(health === 0 ? 'down' : 'inside');
      expect(by === undefined).toBe(fate === 'out' || fate === 'inside');
    }
  }
});
