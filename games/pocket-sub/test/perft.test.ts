// Perft: counts complete turns. A single wrong rule changes these numbers.
import { buffer, clone, unwrap } from '@undercroft/engine';
import * as slow from '@undercroft/pocket-sub/slow';
import { describe, expect, test } from 'vitest';
import { pocketSub } from '../rules/index.ts';
import table from './perft.json' with { type: 'json' };

type Sea = ReturnType<typeof pocketSub.blank>;

const isTurnStart = (sea: Sea): boolean => {
  const status = pocketSub.status(sea);
  return status.type === 'over' || status.asks === 'sub';
};

/** Counts the chains of decisions that make exactly `turns` complete turns, one by one. */
function count(sea: Sea, turns: number): number {
  if (turns === 0) return 1;
  const codes = buffer(pocketSub);
  const n = pocketSub.legal(sea, codes);
  let chains = 0;
  for (let i = 0; i < n; i++) {
    const next = clone(pocketSub, sea);
    pocketSub.play(next, codes[i] as number);
    chains += count(next, isTurnStart(next) ? turns - 1 : turns);
  }
  return chains;
}

describe.each(table.boards)('perft of the introductory board for $players', ({ players, turns }) => {
  const options = {
    players: players as 2 | 3 | 4,
    setup: 'introductory',
    first: 0,
    captain: false,
    mines: 'unlimited',
  } as const;

  test.each(turns.map((chains, i) => [i + 1, chains] as const))('PS-TURN-1 %i turns: %i chains', (depth, chains) => {
    expect(count(unwrap(pocketSub.open(options)), depth)).toBe(chains);
  });

  test('PS-TURN-1 the slow rules, written differently, count the same', () => {
    expect(turns.map((_, i) => slow.countTurns(slow.open(options), i + 1))).toEqual(turns);
  });
});
