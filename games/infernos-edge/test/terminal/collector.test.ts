// What is collected from the events of a game agrees with its last position.

import type { Closing } from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { checkResult, collectGames, lastOf } from '../../../../packages/lab/test/collecting.ts';
import { collectInfernosEdge } from '../../terminal/collector.ts';

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

describe('IE-MAP-4: how the bag was finished', () => {
  const KEYS = 3;
  const BAG = ['played-out', 'discarded-with-keys', 'discarded-without-keys'];
  // Found by trying seeds: so many that every way of finishing the bag happens, and some games do not come so far.
  const GAMES = 40;

  test.each(['strict', 'ledge'] as const)('agrees with the last position, %s closing', async (closing: Closing) => {
    const seen = new Set<string | undefined>();
    for (const { result, last } of await collectGames(
      'infernos-edge',
      { difficulty: 'beginner', closing },
      'novice',
      GAMES,
    )) {
      const keys = last.temple.filter(({ tile }: { tile: string }) => tile === 'key D').length;
      const isSanctumPlaced = last.temple.some(({ tile }: { tile: string }) => tile === 'ledge D');
      const discarded = keys < KEYS ? 'discarded-with-keys' : 'discarded-without-keys';
      const expected = last.discarded ? discarded : isSanctumPlaced ? 'played-out' : undefined;
      const reached = BAG.filter((name) => result.milestones?.[name]);
      expect(reached).toEqual(expected === undefined ? [] : [expected]);
      expect(lastOf(result.series['keys'])).toBe(keys);
      expect(result.milestones?.['cursed'] !== undefined).toBe(last.cursed);
      seen.add(expected);
    }
    const merciful = closing === 'ledge' ? ['discarded-with-keys'] : [];
    expect([...seen]).toEqual(expect.arrayContaining([undefined, 'played-out', ...merciful]));
  });

  test('says when, and what had been found until then', () => {
    const collector = collectInfernosEdge({
      explorers: [{ explorer: 'healer', seat: 0 }],
      difficulty: 'beginner',
      closing: 'strict',
    } as unknown as Parameters<typeof collectInfernosEdge>[0])();
    const place = (tile: string) =>
      collector.onEvent({ type: 'tile-placed', rule: 'IE-ACT-REVEAL', explorer: 'healer', tile, at: '0,1', turn: 0 });
    for (const tile of ['lava X', 'key D']) place(tile);
    collector.onEvent({ type: 'round-began', rule: 'IE-ROUND-1', round: 2, lead: 'healer' } as never);
    for (const tile of ['key D', 'normal T']) place(tile);
    collector.onEvent({ type: 'bag-discarded', rule: 'IE-MAP-4', tiles: 26 });
    collector.onEvent({ type: 'guardian-came', rule: 'IE-HAZ-WAKE', at: '0,1' });
    const { milestones } = collector.finish({
      how: 'forgotten',
      rule: 'IE-MAP-4',
      scores: [0],
      end: 'keys-lost',
      lost: ['healer'],
    } as never);
    expect(milestones).toEqual({
      'discarded-with-keys': { round: 2, counts: { tiles: 4, keys: 2, lost: 0, down: 0, guardians: 0 } },
    });
  });
});
